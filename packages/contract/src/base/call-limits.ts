/** Calls that one key or connected app may make in a minute, beside what the plan of its organization allows. */
export const callsPerMinute = 600;

/** Calls among them that may spend credits. */
export const spendingCallsPerMinute = 60;

/** Calls of one user's keys and apps that one process works on at once; the others wait their turn. */
export const callsAtOnce = 4;

/** Policies of every answer to a key or an app, as `RateLimit-Policy` names them. */
export const ratePolicies = { all: "default", spending: "spend" } as const;
