import type { Organization } from "@citelens/contract/billing/billing";

export type Allowance =
  | { readonly kind: "unlimited" }
  /** The next workspace is held by the plan. */
  | { readonly kind: "within"; readonly used: number; readonly max: number }
  /** The next workspace is one too many. */
  | { readonly kind: "beyond"; readonly used: number; readonly max: number };

/** What becomes of the next workspace of an organization. */
export function allowanceOf({
  workspaces_used: used,
  workspaces_max: max,
}: Pick<Organization, "workspaces_used" | "workspaces_max">): Allowance {
  if (max === null) return { kind: "unlimited" };
  return { kind: used < max ? "within" : "beyond", used, max };
}
