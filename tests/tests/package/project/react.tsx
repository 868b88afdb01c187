// The example for React. In strict mode everything begins twice, and ends once.

import { StrictMode, Suspense } from "react";
import { createRoot } from "react-dom/client";
import { Game } from "./Game";

const page = (
  <StrictMode>
    <Suspense>
      <Game />
    </Suspense>
  </StrictMode>
);
createRoot(document.querySelector("main")!).render(page);
