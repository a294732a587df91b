export { ExplainAnswer } from "./explain-answer.tsx";
