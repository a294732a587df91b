export { answerCounting } from "./answer-counting.ts";
