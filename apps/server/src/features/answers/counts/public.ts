export { answersCounted, type CountedAnswer, runEnded } from "../store/answers-counted.ts";
export { answerCounts } from "./answer-counts.ts";
