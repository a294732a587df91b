export { openSelection, type Selection } from "./selection.ts";
export { type ShipOptions, ship } from "./ship.ts";
