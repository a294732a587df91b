/** How many days after a text was published an effect is measured. */
export const effectDays = [7, 14, 28] as const;

/** RUNNING: its days are not over, and no verdict is given. AHEAD: the one before it runs still. */
export const effectStates = ["AHEAD", "RUNNING", "OVER"] as const;
export type EffectState = (typeof effectStates)[number];

/** NO_QUERIES: no campaign asks any of the target queries. */
export const effectProblems = ["NO_QUERIES"] as const;
export type EffectProblem = (typeof effectProblems)[number];

/** From this share of its words in a row on, a text is on the page. */
export const liveShareMin = 80;

export const publishedAhead = "This time lies ahead.";
