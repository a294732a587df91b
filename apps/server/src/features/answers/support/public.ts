export { workspaceAnswers } from "./workspace-answers.ts";
