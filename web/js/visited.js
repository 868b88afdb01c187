// On rules pages and pages with diagrams: after a visit they can be read offline.

import "./base/trusted-types.js";
import { keepForOffline } from "./page/offline.js";

keepForOffline();
