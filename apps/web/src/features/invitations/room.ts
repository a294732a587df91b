export { AcceptInvitationPage } from "./accept-invitation-page.tsx";
export { PendingInvitations } from "./pending-invitations.tsx";
