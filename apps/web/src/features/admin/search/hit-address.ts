import type { SearchHit } from "@citelens/contract/platform/admin-search";

type HitAddress =
  | { readonly to: "/admin/users/$userId"; readonly params: { readonly userId: string } }
  | {
      readonly to: "/admin/organizations/$organizationId";
      readonly params: { readonly organizationId: string };
    }
  | { readonly to: "/admin/workspaces/$workspaceId"; readonly params: { readonly workspaceId: string } };

/** Where a hit leads: the page of what was found. Keys lead to their workspace, orders to who pays. */
export function hitAddress({ kind, organization_id, workspace_id, id }: SearchHit): HitAddress {
  switch (kind) {
    case "user":
      return { to: "/admin/users/$userId", params: { userId: id } };
    case "organization":
    case "order":
      return {
        to: "/admin/organizations/$organizationId",
        params: { organizationId: organization_id ?? id },
      };
    case "workspace":
    case "api_key":
      return { to: "/admin/workspaces/$workspaceId", params: { workspaceId: workspace_id ?? id } };
  }
}
