export { AcceptInvitationPage } from "./accept-invitation-page.tsx";
export { InviteDialog } from "./invite-dialog.tsx";
export { PendingInvitations } from "./pending-invitations.tsx";
