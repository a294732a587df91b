import { z } from "zod";
import { endpoint } from "../base/endpoint.ts";
import { fieldErrors } from "../base/field-errors.ts";
import { id, instant } from "../base/fields.ts";
import { listFormat } from "../base/list-format.ts";

export const invitation = z.object({
  id,
  email: z.string(),
  inviter_name: z.string(),
  project_name: z.string(),
  created: instant,
  expires: instant,
});
export type Invitation = z.output<typeof invitation>;

/** Invitation as whoever sends it gets it at once, and nobody later. */
export const sentInvitation = invitation.extend({
  /** Where there is no mail server: the address to hand over; null where it was mailed. */
  link: z.string().nullable(),
});
export type SentInvitation = z.output<typeof sentInvitation>;

const invitationPath = z.object({ invitationId: id });

export const verifyInvitation = endpoint({
  method: "GET",
  path: "/project-invitations/verify/",
  caller: "anyone",
  summary: "Who invites to what, for whoever has the token of the link",
  query: z.object({ token: z.string().max(200) }),
  answer: z.object({ email: z.string(), inviter_name: z.string(), project_name: z.string() }),
});

export const acceptInvitation = endpoint({
  method: "POST",
  path: "/project-invitations/accept/",
  caller: "user",
  scope: "none",
  refusesImpersonators: true,
  summary: "Accept the invitation; only for the account with the invited e-mail",
  body: z.object({ token: z.string().max(200) }),
  answer: z.object({ detail: z.string(), project_id: id }),
});

export const invite = endpoint({
  method: "POST",
  path: "/project-invitations/invite/",
  refusesImpersonators: true,
  caller: "user",
  scope: "none",
  summary: "Invite a user by e-mail (owners of active workspaces)",
  body: z.object({
    email: z
      .string(fieldErrors.inviteeRequired)
      .trim()
      .min(1, fieldErrors.inviteeRequired)
      .max(254, fieldErrors.invitee)
      .pipe(z.email(fieldErrors.invitee)),
    project: id,
  }),
  answer: sentInvitation,
  status: 201,
});

export const listInvitations = endpoint({
  method: "GET",
  path: "/project-invitations/",
  caller: "user",
  scope: "none",
  summary: "A workspace's open invitations including expired ones, newest first (members)",
  query: z.object({ project: id, format: listFormat }),
  answer: z.array(invitation),
  item: invitation,
});

export const revokeInvitation = endpoint({
  method: "POST",
  path: "/project-invitations/:invitationId/revoke/",
  refusesImpersonators: true,
  caller: "user",
  scope: "none",
  summary: "Revoke an open invitation (owners)",
  params: invitationPath,
});

export const resendInvitation = endpoint({
  method: "POST",
  path: "/project-invitations/:invitationId/resend/",
  refusesImpersonators: true,
  caller: "user",
  scope: "none",
  summary: "Resend an open invitation with a new link for another 7 days (owners)",
  params: invitationPath,
  answer: sentInvitation,
});
