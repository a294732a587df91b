export { invitationJobs } from "./invitations.jobs.ts";
export { registerInvitationRoutes } from "./invitations.routes.ts";
