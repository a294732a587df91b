export { type Bootstrap, bootstrapInterval } from "./bootstrap-interval.ts";
export { changeVerdict, changeVerdicts, type JudgedChange, type Verdict } from "./change-verdict.ts";
export { addMoments, type ClusterMoments, clusterMoments } from "./cluster-moments.ts";
export { clusteredInterval, designEffect, minClusters } from "./clustered-interval.ts";
export type { Counts } from "./counts.ts";
export { type DifferenceInChanges, differenceInChanges, minOtherPrompts } from "./difference-in-changes.ts";
export { type Evidence, type EvidenceGrade, evidenceGrade } from "./evidence-grade.ts";
export { falseDiscovery } from "./false-discovery.ts";
export {
  differenceOf,
  type IntervalOf,
  intervalOf,
  meanOf,
  rateOf,
  type ShownInterval,
  shownInterval,
  shownRepeats,
} from "./figures.ts";
export { halfWidthPoints } from "./half-width-points.ts";
export { type Pair, type PairedChange, pairedChange } from "./paired-change.ts";
export { percentageChange } from "./percentage-change.ts";
export { type Repeats, repeatsInterval } from "./repeats-interval.ts";
export { roundedTo } from "./rounded-to.ts";
export {
  detectableChange,
  noHistory,
  type PlanInput,
  promptsForChange,
  type RunPlan,
  runPlan,
  type Variation,
} from "./run-plan.ts";
export { seededRandom } from "./seeded-random.ts";
export { variationOf } from "./variation-of.ts";
export { type Interval, wilsonInterval } from "./wilson-interval.ts";
