// The script of a saved file: the game page, with everything from the file itself.

import "./in-file/begin.js";
import "./main.js";
