export { retrieve } from "./retrieve.rules.ts";
export { simulator } from "./simulation/simulation.rules.ts";
