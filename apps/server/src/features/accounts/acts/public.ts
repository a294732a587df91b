export { beginAct, performAct, type SuperuserAct } from "./perform-act.ts";
