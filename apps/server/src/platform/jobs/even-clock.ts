import { systemClock } from "pg-boss";

/**
 * Goes on evenly whatever becomes of the machine's clock. pg-boss waits for moments of its clock: one that is set back would
 * stop what runs by schedule until it has caught up, and have it look a thousand times a second where that is weeks ahead. How
 * far the database's clock is off it measures itself.
 */
export const evenClock = { ...systemClock, now: () => performance.timeOrigin + performance.now() };
