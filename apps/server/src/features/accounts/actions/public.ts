export { beginAction, performAction, type ReasonedAction, type SuperuserAction } from "./perform-action.ts";
export { thenShown } from "./then-shown.ts";
