export { ConversationPage } from "./conversation-page.tsx";
export { ConversationsPage } from "./conversations-page.tsx";
export { SharedAnswerPage } from "./shared-answer-page.tsx";
