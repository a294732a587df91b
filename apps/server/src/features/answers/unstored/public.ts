export { unstoredAnswers } from "./unstored-answers.ts";
