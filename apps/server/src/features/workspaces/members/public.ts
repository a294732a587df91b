export type { Member } from "../store/member.ts";
export { limitRefusals } from "./limit-refusals.ts";
export { memberLimits } from "./member-limits.ts";
export { memberRoutes } from "./member-routes.ts";
export { serveMemberStream } from "./member-streams.ts";
export { addMember } from "./members.service.ts";
export { listOwnerIds } from "./owner-ids.ts";
export { holdMember, requireMember, requireOwner } from "./require-member.ts";
