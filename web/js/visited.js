// On the pages of rules and diagrams: once they have been visited, they can be read without a network.

import "./trusted.js";
import { keepForOffline } from "./offline.js";

keepForOffline();
