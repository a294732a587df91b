export { beginAction, performAction, type ReasonedAction, type SuperuserAction } from "./perform-action.ts";
