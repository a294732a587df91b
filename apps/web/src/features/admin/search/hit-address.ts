import type { SearchHit } from "@citelens/contract/platform/admin-search";

interface HitAddress {
  readonly to: "/admin/users" | "/admin/organizations" | "/admin/workspaces";
  readonly search: { readonly search: string };
}

/** Where a hit leads: the list that shows it. Keys lead to their workspace, orders to who pays. */
export function hitAddress({ kind, title, organization_id, workspace_id, id }: SearchHit): HitAddress {
  switch (kind) {
    case "user":
      return { to: "/admin/users", search: { search: title } };
    case "organization":
      // The owner of one without an e-mail was deleted.
      return { to: "/admin/organizations", search: { search: title.includes("@") ? title : id } };
    case "order":
      return { to: "/admin/organizations", search: { search: organization_id ?? title } };
    case "workspace":
      return { to: "/admin/workspaces", search: { search: title } };
    case "api_key":
      return { to: "/admin/workspaces", search: { search: workspace_id ?? title } };
  }
}
