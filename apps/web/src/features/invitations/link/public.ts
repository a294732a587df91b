export { findInvitation, type OpenInvitation } from "./find-invitation.ts";
export { InvitationNotice } from "./invitation-notice.tsx";
