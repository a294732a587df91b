export { reasonWords } from "./counter-reasons.rules.ts";
