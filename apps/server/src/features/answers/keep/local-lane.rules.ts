/** The lane of the index of this installation, which no key belongs to. */
export const localLane = "local";
