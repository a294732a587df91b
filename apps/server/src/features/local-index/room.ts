export { retrieve } from "./rank/retrieve.rules.ts";
export { simulator } from "./simulation/simulation.rules.ts";
