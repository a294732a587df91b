import type { Organization } from "@citelens/contract/billing/billing";
import { counted, countText } from "#lib/figures.ts";

export type Allowance =
  | { readonly kind: "unlimited" }
  /** The next workspace is held by the plan. */
  | { readonly kind: "within"; readonly used: number; readonly max: number }
  /** The next workspace is one too many. */
  | { readonly kind: "beyond"; readonly used: number; readonly max: number };

/** Allowance for the next workspace of an organization. */
export function allowanceOf({
  workspaces_used: used,
  workspaces_max: max,
}: Pick<Organization, "workspaces_used" | "workspaces_max">): Allowance {
  if (max === null) return { kind: "unlimited" };
  return { kind: used < max ? "within" : "beyond", used, max };
}

/** How many workspaces are in use, such as "1 of 5 in use", or "2 in use, 1 in your plan" where that is too many. */
export function inUseText({
  workspaces_used: used,
  workspaces_max: max,
}: Pick<Organization, "workspaces_used" | "workspaces_max">): string {
  if (max === null) return `${counted(used, "workspace")} in use, as many as you like`;
  if (used > max) return `${counted(used, "workspace")} in use, ${countText(max)} in your plan`;
  return `${countText(used)} of ${counted(max, "workspace")} in use`;
}
