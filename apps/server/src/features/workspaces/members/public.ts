export { listAllowedViewers } from "./list-allowed-viewers.ts";
export type { Member } from "./member.ts";
export { memberRoutes } from "./member-routes.ts";
export { addMember, listMembers } from "./members.service.ts";
export { requireMember, requireOwner } from "./require-member.ts";
