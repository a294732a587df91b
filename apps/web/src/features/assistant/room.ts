export { AskButton } from "./ask-button.tsx";
export { AssistantPanel } from "./panel/assistant-panel.tsx";
export { placeOf } from "./place.rules.ts";
