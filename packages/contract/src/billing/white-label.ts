import { z } from "zod";
import { agency, agencyFields, brandColours, brandPreview, hostProof } from "../accounts/agencies.ts";
import { endpoint } from "../base/endpoint.ts";
import { workspacePath, workspaceReads, workspaceWrites } from "../workspaces/workspaces.ts";

const path = "/projects/:projectId/organization/white-label/";

export const whiteLabel = z.object({
  /** Whether the caller owns the organization. */
  can_edit: z.boolean(),
  /** Why the brand may be used: by the plan, or granted by a superuser; null where it may not. */
  right: z.enum(["plan", "grant"]).nullable(),
  /** Whether the owner wants the brand to be shown. */
  is_shown: z.boolean(),
  /** Brand that is stored, also while it is not shown; null before the first time, and for members where it is not shown. */
  brand: agency.nullable(),
  /** The product's own host, of which sub-domains are given; null where it has none, as with a bare address. */
  product_host: z.string().nullable(),
  /** How the brand's host is proven; null without a host, and for members. */
  host: hostProof.nullable(),
});
export type WhiteLabel = z.output<typeof whiteLabel>;

export const getWhiteLabel = endpoint({
  ...workspaceReads,
  scope: "none",
  path,
  summary: "The brand that the organization shows in place of the product's, and who may edit it",
  answer: whiteLabel,
});

export const updateWhiteLabel = endpoint({
  method: "PATCH",
  path,
  caller: "user",
  scope: "none",
  summary: "Set up or change the organization's brand; omitted fields do not change",
  params: workspacePath,
  body: z.object({ ...agencyFields, is_shown: z.boolean() }).partial(),
  answer: whiteLabel,
});

export const previewWhiteLabel = endpoint({
  ...workspaceWrites,
  scope: "none",
  path: `${path}preview/`,
  summary: "Preview two colours in both themes, with their contrast",
  repeatable: "reads",
  body: brandColours,
  answer: brandPreview,
});

export const checkWhiteLabelHost = endpoint({
  ...workspaceWrites,
  scope: "none",
  path: `${path}host/check/`,
  summary: "Ask the DNS now whose the brand's host is",
  answer: whiteLabel,
});
