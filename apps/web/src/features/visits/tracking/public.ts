export { reasonLabel } from "./counter-reasons.rules.ts";
