export { openConversations } from "./conversations.routes.ts";
