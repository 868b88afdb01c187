// The rules alone.

import { Session, init } from "menagerie-chess/rules";

await init();
const session = new Session("janus").play("e4");
(globalThis.document?.querySelector("[role=status]") ?? {}).textContent = session.state.status;
console.log(session.state.fen);
