import { z } from "zod";
import { endpoint } from "../base/endpoint.ts";
import { fieldErrors } from "../base/field-errors.ts";
import { id } from "../base/fields.ts";
import { organizationDetails } from "./admin-organization.ts";
import { switchedFeatures } from "./feature-switches.ts";
import { actionBody, actionFields } from "./superuser-action.ts";

/** Endpoint parts of acts of superusers on a whole organization. */
const whole = {
  caller: "superuser",
  refusesImpersonators: true,
  method: "POST",
  params: z.object({ organizationId: id }),
} as const;

/** So long after the action an organization is deleted. */
export const deletionDays = 30;

export const transferOwnership = endpoint({
  ...whole,
  path: "/admin/organizations/:organizationId/owner/",
  summary: "Make another member the owner of an organization and of all of its workspaces",
  repeatable: "once",
  body: z.object({ ...actionFields, user_id: z.uuid(fieldErrors.ownerNone) }),
  answer: organizationDetails,
});

export const scheduleDeletion = endpoint({
  ...whole,
  path: "/admin/organizations/:organizationId/deletion/",
  summary: "Have an organization deleted with all of its workspaces in 30 days; its payments and ledger stay",
  repeatable: "once",
  body: actionBody,
  answer: organizationDetails,
});

export const undoDeletion = endpoint({
  ...whole,
  path: "/admin/organizations/:organizationId/deletion/undo/",
  summary: "Take back the deletion of an organization before it is deleted",
  repeatable: "once",
  body: actionBody,
  answer: organizationDetails,
});

export const exportOrganization = endpoint({
  ...whole,
  path: "/admin/organizations/:organizationId/export/",
  summary:
    "A file (NDJSON) of an organization's members, workspaces, campaigns, queries, keys by their first characters, ledger and payments; no answers, no secrets",
  repeatable: "once",
  body: actionBody,
  status: 200,
});

export const switchFeatures = endpoint({
  ...whole,
  path: "/admin/organizations/:organizationId/features/",
  summary: "Say in which parts of the product nothing new begins for an organization; all others are on",
  repeatable: "once",
  body: z.object({ ...actionFields, off: z.array(z.enum(switchedFeatures)).max(switchedFeatures.length) }),
  answer: organizationDetails,
});
