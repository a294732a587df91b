/** The lane of the index of this installation, which no key belongs to. */
export const localLane = "local";

/** The lane of the assistants of demos, which the demo's room answers for. */
export const demoLane = "demo";
