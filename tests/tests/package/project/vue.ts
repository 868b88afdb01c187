// The example for Vue.

import { init } from "menagerie-chess/rules";
import { Variant } from "menagerie-chess/variant";
import { createApp } from "vue";
import Game from "./Game.vue";
import { TEXT } from "./text";

init()
  .then(() => Variant.fromText(TEXT))
  .then((variant) => createApp(Game, { variant }).mount("main"));
