export { AcceptInvitationPage } from "./accept-invitation-page.tsx";
export { invitationsQuery } from "./invitations.queries.ts";
export { InviteDialog } from "./invite-dialog.tsx";
export { PendingInvitations } from "./pending-invitations.tsx";
