export { answersCounted, type CountedAnswer } from "../store/answers-counted.ts";
export { runEnded } from "../store/run-ended.ts";
export { answerCounts } from "./answer-counts.ts";
