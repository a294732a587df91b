export { invitationsQuery } from "./invitations.queries.ts";
export { InviteDialog } from "./invite-dialog.tsx";
