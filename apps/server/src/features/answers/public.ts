export { reviewRun } from "./after/review-run.ts";
export { answerAll } from "./ask/answer-all.ts";
export { askInLane } from "./ask/ask-in-lane.ts";
export { type DemoQuestion, demoAsked } from "./ask/demo-asked.ts";
