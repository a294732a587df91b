export { beginAct, performAct, type SuperuserAct } from "./perform-action.ts";
