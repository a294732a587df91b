/** Signs that make a sentence a claim that somebody could check. */
export const claimKinds = ["number", "date", "price", "quotation", "superlative", "source"] as const;
export type ClaimKind = (typeof claimKinds)[number];

/** Whether a claim was found in what is known; VOUCHED is said by a person. */
export const claimStatuses = ["SUPPORTED", "UNSUPPORTED", "CONTRADICTS_BRAND", "VOUCHED"] as const;
export type ClaimStatus = (typeof claimStatuses)[number];

/** Where a claim was found. */
export const claimPlaces = ["OLD_TEXT", "BRAND", "SOURCE"] as const;
export type ClaimPlace = (typeof claimPlaces)[number];

/** Notices about a rewritten text beside its claims. */
export const draftNotices = ["LOST_LINK", "CHANGED_NAME", "OTHER_LANGUAGE", "TOO_SHORT", "TOO_LONG"] as const;
export type DraftNoticeKind = (typeof draftNotices)[number];

/** The lines of the readiness score, and the points that each gives at most; together 100. */
export const readinessPoints = {
  coverage: 30,
  "answer-first": 10,
  facts: 15,
  sources: 10,
  "one-h1": 4,
  "short-sections": 3,
  "list-or-table": 3,
  date: 5,
  author: 5,
  "structured-data": 5,
  access: 10,
} as const;
export type ReadinessLineId = keyof typeof readinessPoints;

/** Most points of a page while a blocker of the audit keeps agents out. */
export const blockedReadinessMax = 30;

/** Stands wherever a readiness score is shown. */
export const readinessNote = "Readiness, not a promise of citation.";
