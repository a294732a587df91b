/** How a rate changed since the previous period. */
export const verdicts = ["moved", "within_noise", "not_comparable"] as const;
export type Verdict = (typeof verdicts)[number];

/** How reliable a headline figure is: the more queries and runs, the higher. */
export const evidenceGrades = ["exploratory", "directional", "decision_grade"] as const;
export type EvidenceGrade = (typeof evidenceGrades)[number];

/** Why two periods do not share all that was asked, or cannot be compared at all. */
export const incomparableReasons = [
  "no_previous_answers",
  "queries_changed",
  "models_changed",
  "analyser_changed",
  "too_few_shared",
] as const;
export type IncomparableReason = (typeof incomparableReasons)[number];

/** For what an interval holds: the topic that the prompts are a sample of, or these very prompts and no others. */
export const intervalKinds = ["topic", "prompts"] as const;

export const annotationKinds = [
  "campaign_launched",
  "queries_changed",
  "competitors_changed",
  "model_changed",
  "analyser_changed",
] as const;
export type AnnotationKind = (typeof annotationKinds)[number];

/** How many rows each list shows by default. */
export const insightLimits = {
  rankingShown: 5,
  sourcesShown: 10,
  channelsShown: 10,
  competitorsCharted: 5,
  negativeAnswersMax: 20,
  promptsShown: 100,
  listMax: 100,
} as const;

/** Visibility points per mention, as the tooltip explains it. */
export const visibilityPointsPerMention = 10;

/** A rate with fewer answers is marked as a small sample. */
export const smallSampleAnswers = 30;

/** Levels of the negativity badge by an answer's worst sentiment score, worst first. */
export const negativityLevels = [
  { from: 0.8, label: "Highly negative" },
  { from: 0.6, label: "Moderately negative" },
  { from: 0.4, label: "Somewhat negative" },
  { from: 0.2, label: "Slightly negative" },
  { from: 0, label: "Minimal negativity" },
] as const;

/**
 * Weights: share of negative mentions, lack of positive ones, number of negative ones; the number counts up
 * to five.
 */
export const negativityWeights = { share: 0.6, lackOfPositive: 0.3, count: 0.1, countMax: 5 } as const;
