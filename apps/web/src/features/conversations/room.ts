export { ConversationPage } from "./conversation-page.tsx";
export { ConversationsPage } from "./conversations-page.tsx";
export { parseConversationsSearch } from "./conversations-search.rules.ts";
export { SharedAnswerPage } from "./sharing/shared-answer-page.tsx";
export { SharedLinksPage } from "./sharing/shared-links-page.tsx";
