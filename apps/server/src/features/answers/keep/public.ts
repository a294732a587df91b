export { answerCounts } from "./answer-counts.ts";
export { answersCounted, type CountedAnswer } from "./answers-counted.ts";
export { runEnded } from "./run-ended.ts";
