import type { SearchHit } from "@citelens/contract/platform/admin-search";
import { people } from "#features/accounts/people/public.ts";
import { findStoredAgencies } from "#features/agencies/public.ts";
import type { FoundKey } from "#features/api-keys/public.ts";
import { type FoundOrder, payerSearch } from "#features/billing/search/public.ts";
import { workspaceSearch } from "#features/workspaces/search/public.ts";
import { inOrderOf } from "#platform/text-search/long-list.sql.ts";
import type { Tools } from "#platform/tools.ts";
import { ownersByOrganization, shownOwner } from "../store/owners.ts";

export interface FoundIds {
  readonly users: readonly string[];
  readonly organizations: readonly string[];
  readonly workspaces: readonly string[];
  readonly keys: readonly FoundKey[];
  readonly orders: readonly FoundOrder[];
}

/** Hits in words, kind by kind. Keys of deleted workspaces are left out. */
export async function showHits(tools: Tools, found: FoundIds): Promise<SearchHit[]> {
  const workspaceIds = [...found.workspaces, ...found.keys.map(({ workspace_id }) => workspace_id)];
  const [users, workspaces, agencies, payers] = await Promise.all([
    people.find(tools, found.users),
    workspaceSearch.find(tools, [...new Set(workspaceIds)]),
    findStoredAgencies(tools, found.organizations),
    payerSearch.findNames(tools, found.organizations),
  ]);
  const owners = await ownersByOrganization(tools, [
    ...found.organizations,
    ...workspaces.map(({ organization_id }) => organization_id),
    ...found.orders.map(({ organization_id }) => organization_id),
  ]);
  const ownerOf = (organizationId: string) => owners.get(organizationId) ?? shownOwner(undefined);
  const byId = new Map(workspaces.map((workspace) => [workspace.id, workspace]));

  return [
    ...inOrderOf(found.users, users).map(({ id, email, first_name, last_name }) => ({
      kind: "user" as const,
      id,
      title: email,
      detail: `${first_name} ${last_name}`,
    })),
    ...found.organizations.map((id) => {
      const { owner_email, owner_name } = ownerOf(id);
      const names = [owner_email && owner_name, agencies.get(id)?.name, payers.get(id)];
      return {
        kind: "organization" as const,
        id,
        title: owner_email || owner_name,
        detail: joined(names),
        organization_id: id,
      };
    }),
    ...inOrderOf(found.workspaces, workspaces).map(({ id, name, url, organization_id }) => ({
      kind: "workspace" as const,
      id,
      title: name,
      detail: joined([hostOf(url), ownerOf(organization_id).owner_email]),
      organization_id,
      workspace_id: id,
    })),
    ...found.keys.flatMap(({ id, workspace_id, name, prefix, revoked }) => {
      const workspace = byId.get(workspace_id);
      if (!workspace) return [];
      return [
        {
          kind: "api_key" as const,
          id,
          title: `${prefix}…`,
          detail: joined([name, workspace.name, revoked && "revoked"]),
          organization_id: workspace.organization_id,
          workspace_id,
        },
      ];
    }),
    ...found.orders.map(({ id, organization_id, payment_id, checkout_id, kind, ...order }) => ({
      kind: "order" as const,
      id,
      title: payment_id ?? checkout_id ?? id,
      detail: joined([kind, amountOf(order), ownerOf(organization_id).owner_email]),
      organization_id,
    })),
  ];
}

function joined(parts: readonly (string | false | undefined)[]): string {
  return parts.filter(Boolean).join(" · ");
}

function hostOf(url: string): string {
  return URL.parse(url)?.host ?? url;
}

function amountOf({ amount_cents, currency }: Pick<FoundOrder, "amount_cents" | "currency">): string {
  return `${(amount_cents / 100).toFixed(2)} ${currency.toUpperCase()}`;
}
