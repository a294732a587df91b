/** A hold has less than was to be used of it: its time has passed, and it was given back. */
export class HoldOver extends Error {}
