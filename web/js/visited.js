// On the pages of rules and diagrams: once they have been visited, they can be read without a network.

import "./base/trusted-types.js";
import { keepForOffline } from "./page/offline.js";

keepForOffline();
