import { z } from "zod";
import { endpoint } from "../base/endpoint.ts";
import { id } from "../base/fields.ts";
import { act } from "./acts.ts";
import { organizationDetails } from "./admin-organization.ts";

/** What superusers do to a whole organization. */
const whole = {
  caller: "superuser",
  refusesImpersonators: true,
  method: "POST",
  params: z.object({ organizationId: id }),
} as const;

export const transferOwnership = endpoint({
  ...whole,
  path: "/admin/organizations/:organizationId/owner/",
  summary: "Make another member the owner of an organization and of all of its workspaces",
  body: z.object({ ...act, user_id: id }),
  answer: organizationDetails,
});
