import { searchHitsMax as limit, type SearchHit } from "@citelens/contract/platform/admin-search";
import { people } from "#features/accounts/people/public.ts";
import { agencySearch } from "#features/agencies/search/public.ts";
import { findKeys } from "#features/api-keys/public.ts";
import { payerSearch } from "#features/billing/search/public.ts";
import { organizationList } from "#features/organizations/public.ts";
import { workspaceSearch } from "#features/workspaces/search/public.ts";
import type { Match } from "#platform/text-search/best.sql.ts";
import { searchedId } from "#platform/text-search/text-pattern.ts";
import type { Tools } from "#platform/tools.ts";
import { type FoundIds, showHits } from "./show-hits.ts";

/** A few of everything that a text or an id finds, the best of each kind first. */
export async function search(tools: Tools, q: string): Promise<SearchHit[]> {
  const id = searchedId(q);
  return showHits(tools, id === undefined ? await byText(tools, q) : await byId(tools, id));
}

async function byId(tools: Tools, id: string): Promise<FoundIds> {
  const [users, organizations, workspaces, keys, orders] = await Promise.all([
    people.find(tools, [id]),
    organizationList.find(tools, [id]),
    workspaceSearch.find(tools, [id]),
    findKeys(tools, { id }, limit),
    payerSearch.findOrders(tools, { id }, limit),
  ]);
  const idsOf = (rows: readonly { readonly id: string }[]): string[] => rows.map((row) => row.id);
  return {
    users: idsOf(users),
    organizations: idsOf(organizations),
    workspaces: idsOf(workspaces),
    keys,
    orders,
  };
}

async function byText(tools: Tools, text: string): Promise<FoundIds> {
  const few = { search: text, limit };
  const [users, owned, agencies, payers, workspaces, keys, orders, customers] = await Promise.all([
    people.findBest(tools, few),
    organizationList.findBest(tools, few),
    agencySearch.findBest(tools, few),
    payerSearch.findBest(tools, few),
    workspaceSearch.findBest(tools, few),
    findKeys(tools, { text }, limit),
    payerSearch.findOrders(tools, { reference: text }, limit),
    payerSearch.findBy(tools, text),
  ]);
  const exact = customers.map((id) => ({ id, rank: 0, length: 0 }));
  return {
    users: users.map(({ id }) => id),
    organizations: bestOf([...exact, ...owned, ...agencies, ...payers], limit),
    workspaces: workspaces.map(({ id }) => id),
    keys,
    orders,
  };
}

/** The ids that match best, each once. */
function bestOf(matches: readonly Match[], limit: number): string[] {
  const sorted = matches.toSorted((a, b) => a.rank - b.rank || a.length - b.length || (a.id < b.id ? -1 : 1));
  return [...new Set(sorted.map(({ id }) => id))].slice(0, limit);
}
