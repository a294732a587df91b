import { z } from "zod";
import { agency } from "../accounts/agencies.ts";
import { endpoint } from "../base/endpoint.ts";
import { fieldErrors } from "../base/field-errors.ts";
import { id, instant, optionalText, text, webUrl } from "../base/fields.ts";
import { savedQuery } from "../base/list-format.ts";
import { industries } from "./industries.ts";

export const workspacePath = z.object({ projectId: id });

/** Calls of a workspace's members. */
export const workspaceReads = {
  method: "GET",
  caller: "user",
  scope: "read",
  params: workspacePath,
} as const;
export const workspaceWrites = { ...workspaceReads, method: "POST", scope: "write" } as const;

/** A workspace; the API calls it a project. */
export const workspace = z.object({
  id,
  name: z.string(),
  url: z.string(),
  description: z.string(),
  industry: z.number().int().nullable(),
  /** Path of the site's icon on this server, which fetches, re-encodes and stores it. */
  favicon: z.string().nullable(),
  is_active: z.boolean(),
  /** Why its organization is suspended, and the workspace closed to its members; null while it is not. */
  suspended_reason: z.string().nullable(),
  is_owner: z.boolean(),
  /** Whether it belongs to the fictional demo brand. */
  is_demo: z.boolean(),
  cancellation_date: instant.nullable(),
  agency: agency.nullable(),
  /** IANA name; the time zone of days in charts and ranges. */
  time_zone: z.string(),
  /** Whether requests for images, scripts, fonts and similar assets are stored as visits. */
  track_assets: z.boolean(),
  /** Whether requests other than GET and HEAD are stored as visits. */
  track_all_methods: z.boolean(),
});
export type Workspace = z.output<typeof workspace>;

const industry = z
  .number()
  .int()
  .refine((value) => industries.some((one) => one.id === value), fieldErrors.industry)
  .nullable();

const timeZone = z.string().max(64, fieldErrors.timeZone).refine(isTimeZone, fieldErrors.timeZone);

export const listWorkspaces = endpoint({
  method: "GET",
  path: "/projects/",
  caller: "user",
  scope: "read",
  tool: { name: "list_workspaces", title: "List workspaces", untrusted: [] },
  summary: "The workspaces that you are a member of",
  query: savedQuery,
  answer: z.array(workspace),
  item: workspace,
});

export const createWorkspace = endpoint({
  method: "POST",
  path: "/projects/",
  caller: "user",
  scope: "none",
  summary: "Create a workspace; the first one also makes your organization",
  body: z.object({
    name: text(100),
    url: webUrl,
    description: optionalText(2000).default(""),
    industry: industry.default(null),
    time_zone: timeZone.default("UTC"),
  }),
  answer: workspace,
  status: 201,
});

export const getWorkspace = endpoint({
  ...workspaceReads,
  path: "/projects/:projectId/",
  tool: { name: "get_workspace", title: "Get a workspace", untrusted: [] },
  summary: "One workspace",
  answer: workspace,
});

export const updateWorkspace = endpoint({
  method: "PATCH",
  path: "/projects/:projectId/",
  caller: "user",
  scope: "write",
  summary: "Change a workspace (owners only, while it is active)",
  params: workspacePath,
  body: z.object({
    name: text(100).optional(),
    url: webUrl.optional(),
    description: optionalText(2000).optional(),
    industry: industry.optional(),
    time_zone: timeZone.optional(),
    track_assets: z.boolean().optional(),
    track_all_methods: z.boolean().optional(),
  }),
  answer: workspace,
});

export const deleteWorkspace = endpoint({
  method: "DELETE",
  path: "/projects/:projectId/",
  caller: "user",
  scope: "none",
  refusesImpersonators: true,
  summary: "Delete a workspace (owners only): it disappears immediately, its data within 30 days",
  params: workspacePath,
});

export const reactivateWorkspace = endpoint({
  ...workspaceWrites,
  scope: "none",
  path: "/projects/:projectId/reactivate/",
  summary: "Reactivate an inactive workspace, or cancel its scheduled deactivation (owners only)",
  answer: z.object({ success: z.literal(true), message: z.string(), project: workspace }),
});

export const getWorkspaceAgency = endpoint({
  ...workspaceReads,
  path: "/projects/:projectId/agency/",
  summary: "The agency whose brand the workspace shows, if any",
  answer: z.object({ agency: agency.nullable() }),
});

export const workspaceMember = z.object({
  id,
  email: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  is_owner: z.boolean(),
  joined: instant,
});
export type WorkspaceMember = z.output<typeof workspaceMember>;

export const listMembers = endpoint({
  ...workspaceReads,
  scope: "none",
  path: "/projects/:projectId/members/",
  summary: "The members of the workspace, owners first",
  query: savedQuery,
  answer: z.array(workspaceMember),
  item: workspaceMember,
});

export const removeMember = endpoint({
  method: "DELETE",
  path: "/projects/:projectId/members/:userId/",
  refusesImpersonators: true,
  caller: "user",
  scope: "none",
  summary: "Remove a member (owners), or leave the workspace yourself; the last owner cannot leave",
  params: workspacePath.extend({ userId: id }),
});

function isTimeZone(value: string): boolean {
  if (!/^[A-Za-z][A-Za-z0-9_+\-/]*$/.test(value)) return false;

  try {
    return new Intl.DateTimeFormat("en", { timeZone: value }) !== undefined;
  } catch {
    return false; // Intl reports an unknown zone only by throwing
  }
}
