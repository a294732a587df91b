/** Purposes that agents fetch pages for; the last two are classic search and its tools, the others are AI. */
export const purposes = [
  "llm_training",
  "ai_search_index",
  "ai_user_fetch",
  "ai_agent",
  "other",
  "search_engine",
  "seo",
] as const;
export type Purpose = (typeof purposes)[number];

/** The purposes that make a visit an AI agent's. */
export const aiPurposes = ["llm_training", "ai_search_index", "ai_user_fetch", "ai_agent", "other"] as const;

/** Statuses of answers by their first figure; `none` where it was not reported. */
export const statusClasses = ["2xx", "3xx", "4xx", "5xx", "none"] as const;
export type StatusClass = (typeof statusClasses)[number];
