import { z } from "zod";
import { endpoint, superuserReads, superusers } from "../base/endpoint.ts";
import { id, instant } from "../base/fields.ts";
import { longPageOf, paging } from "../base/paging.ts";
import { adminUser, auditEntry, outboxMail } from "./admin.ts";
import { actionBody, actionFields } from "./superuser-action.ts";
import { supportLevels } from "./support-levels.ts";

/** A superuser's page of one account. */
const userPath = z.object({ userId: id });
const userActs = { ...superusers, method: "POST", params: userPath, repeatable: "once" } as const;

export const userSession = z.object({
  id,
  started: instant,
  last_used: instant,
  /** Whether it can still be used. */
  is_live: z.boolean(),
  /** Whether a superuser acted as the user in it. */
  by_support: z.boolean(),
});
export type UserSession = z.output<typeof userSession>;

export const membership = z.object({
  workspace_id: id,
  workspace_name: z.string(),
  organization_id: id,
  role: z.enum(["OWNER", "MEMBER"]),
});
export type Membership = z.output<typeof membership>;

export const userDetails = z.object({
  user: adminUser,
  /** Null for an account that is no superuser's. */
  support_level: z.enum(supportLevels).nullable(),
  suspension: z.object({ at: instant, reason: z.string() }).nullable(),
  /** The organization that the account owns; null before its first workspace. */
  organization_id: id.nullable(),
  /** The latest twenty. */
  sessions: z.array(userSession),
  /** The first hundred. */
  memberships: z.array(membership),
  /** The latest twenty mails to its address, without their texts. */
  mails: z.array(outboxMail),
});
export type UserDetails = z.output<typeof userDetails>;

export const getUserDetails = endpoint({
  ...superuserReads,
  path: "/admin/users/:userId/",
  summary: "One account: its sessions, workspaces and mails",
  params: userPath,
  answer: userDetails,
});

export const listUserAudit = endpoint({
  ...superuserReads,
  path: "/admin/users/:userId/audit/",
  summary: "What an account did and what was done to it, newest first",
  params: userPath,
  query: z.object(paging),
  answer: longPageOf(auditEntry),
});

export const endUserSessions = endpoint({
  ...userActs,
  path: "/admin/users/:userId/sessions/end/",
  summary: "Sign an account out everywhere",
  body: actionBody,
  answer: userDetails,
});

export const resendUserVerification = endpoint({
  ...userActs,
  path: "/admin/users/:userId/verification/",
  summary: "Mail an account the link that confirms its address; at most three times a day",
  body: actionBody,
  answer: userDetails,
});

export const suspendUser = endpoint({
  ...userActs,
  path: "/admin/users/:userId/suspend/",
  summary: "End an account's sessions and refuse its log-ins, with the reason",
  body: actionBody,
  answer: userDetails,
});

export const liftUserSuspension = endpoint({
  ...userActs,
  path: "/admin/users/:userId/lift/",
  summary: "Let a suspended account log in again",
  body: actionBody,
  answer: userDetails,
});

export const setSupportLevel = endpoint({
  ...userActs,
  path: "/admin/users/:userId/support-level/",
  summary: "Make an account a superuser of a level, or with null an ordinary one; its sessions end",
  body: z.object({ ...actionFields, level: z.enum(supportLevels).nullable() }),
  answer: userDetails,
});

export const removeUser = endpoint({
  ...userActs,
  path: "/admin/users/:userId/delete/",
  summary: "Delete an account and the workspaces that only it owns",
  body: actionBody,
});
