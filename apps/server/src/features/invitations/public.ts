export { forgetInvitations } from "./invitations.jobs.ts";
export { openInvitations } from "./invitations.routes.ts";
