export { registerConversationRoutes } from "./conversations.routes.ts";
export { getConversation, listConversations } from "./conversations.service.ts";
