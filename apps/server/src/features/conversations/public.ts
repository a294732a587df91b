export { getConversation, listConversations } from "./conversations.service.ts";
