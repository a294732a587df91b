export { FirstQuestions } from "./first-questions.tsx";
export { FirstRun } from "./first-run.tsx";
