export { findInvitation } from "./find-invitation.ts";
export { InvitationNotice } from "./invitation-notice.tsx";
