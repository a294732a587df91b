export { getConversation, readConversations } from "./conversations.service.ts";
