export { registerConversationRoutes } from "./conversations.routes.ts";
