/** Calls that one key or connected app may make in a minute, beside what the plan of its organization allows. */
export const callsPerMinute = 600;

/** Calls among them that may spend credits. */
export const spendingCallsPerMinute = 60;

/** Policies of every answer to a key or an app, as `RateLimit-Policy` names them. */
export const ratePolicies = { all: "default", spending: "spend" } as const;
