export { ConversationPage } from "./conversation-page.tsx";
export { ConversationsPage } from "./conversations-page.tsx";
export { parseConversationsSearch } from "./conversations-search.rules.ts";
export { SharedAnswerPage } from "./shared-answer-page.tsx";
