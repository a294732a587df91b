import type { ParsedInput } from "@citelens/contract/base/endpoint";
import {
  type Competitor,
  competitor,
  type updateCompetitor as contract,
  type listCompetitors as listContract,
} from "@citelens/contract/visibility/campaigns";
import { settingsToStore } from "@citelens/contract/visibility/name-settings";
import { brandRecord } from "#features/brand-context/public.ts";
import type { Member } from "#features/workspaces/lookup/public.ts";
import { fileName } from "#platform/files/file-name.ts";
import { wholeOrFile } from "#platform/files/page-or-file.ts";
import type { ListFile } from "#platform/list-file.ts";
import type { Place } from "#platform/place.ts";
import { Refusal } from "#platform/refusal.ts";
import { inTransaction, type Tools } from "#platform/tools.ts";
import { brandsChanged } from "./brands-changed.ts";
import { recordCompetitorChanges } from "./competitor-changes.ts";
import { isOwnProduct } from "./own-products.rules.ts";
import type { CompetitorRow } from "./store/campaign-parts.sql.ts";
import { listBrandNames } from "./store/campaigns.sql.ts";
import {
  type CompetitorChanges,
  changeCompetitor,
  insertSuggested,
  listCompetitorRows,
  listFollowers,
  lockCompetitor,
  mergeCompetitors,
  type SuggestedCompetitor,
} from "./store/competitors.sql.ts";

/** Competitors in the order of their names, as a file too. */
export async function listCompetitors(
  tools: Tools,
  member: Member,
  query: ParsedInput<typeof listContract>["query"],
): Promise<Competitor[] | ListFile> {
  const competitors = await competitorsOf(tools, member, query.status);
  const name = fileName("competitors", {}, tools.now());
  return wholeOrFile(competitors, { query, name, item: competitor }, (all) => all);
}

async function competitorsOf(
  tools: Tools,
  member: Member,
  status: CompetitorRow["status"] | undefined,
): Promise<Competitor[]> {
  const rows = await listCompetitorRows(tools, member, status);
  const suggested = rows.filter((row) => row.status === "suggested");
  // What was suggested once may have become a product of the brand since.
  const competing = new Set(await withoutOwnProducts(tools, member, suggested));
  return rows.filter((row) => row.status !== "suggested" || competing.has(row)).map(shown);
}

/** Suggests brands that answers named; those that are known already are left as they are, and own products are none. */
export async function suggestCompetitors(
  tools: Tools,
  place: Place,
  suggested: readonly SuggestedCompetitor[],
): Promise<void> {
  return insertSuggested(tools, place, await withoutOwnProducts(tools, place, suggested));
}

interface Decision {
  readonly competitorId: string;
  readonly body: ParsedInput<typeof contract>["body"];
}

/** Accepts, ignores or renames a competitor, or makes it another name of an accepted one. */
export async function decideCompetitor(
  tools: Tools,
  member: Member,
  { competitorId, body }: Decision,
): Promise<Competitor> {
  const { merge_into } = body;
  return inTransaction(tools, async (within) => {
    const row = await getLocked(within, member, competitorId);
    const isMerge = merge_into !== undefined && merge_into !== row.id;
    const changes = changesOf(row, body);
    if (merge_into !== undefined ? !isMerge : Object.keys(changes).length === 0) return shown(row);

    const changed = await recordCompetitorChanges(within, member, () =>
      isMerge
        ? merge(within, member, { row, intoId: merge_into })
        : changeCompetitor(within, member, { competitorId, changes }),
    );
    // One after the other: a transaction is one connection.
    for (const campaignId of await listFollowers(within, member, changed.id))
      await brandsChanged.announce(within, { ...member, campaignId });
    return shown(changed);
  });
}

/** Changes of a decision; settings of names that are gone go with them. */
function changesOf(row: CompetitorRow, body: Decision["body"]): CompetitorChanges {
  const { status, aliases, domains, name_settings } = body;
  const names = [row.name, ...(aliases ?? row.aliases)];
  return {
    ...(status && { status }),
    ...(aliases && { aliases }),
    ...(domains && { domains }),
    ...((aliases || name_settings) && {
      name_settings: settingsToStore(names, name_settings ?? row.name_settings),
    }),
  };
}

interface Merge {
  readonly row: CompetitorRow;
  readonly intoId: string;
}

async function merge(within: Tools, member: Member, { row, intoId }: Merge): Promise<CompetitorRow> {
  const into = await getLocked(within, member, intoId);
  const aliases = [...new Set([...into.aliases, row.name, ...row.aliases])];
  const domains = [...new Set([...into.domains, ...row.domains])];
  await mergeCompetitors(within, member, { from: row.id, into: into.id });
  const seen = Math.max(into.seen_in_answers, row.seen_in_answers);
  const name_settings = [...into.name_settings, ...row.name_settings];
  const changes = { aliases, domains, name_settings, status: "accepted" as const, seen_in_answers: seen };
  return changeCompetitor(within, member, { competitorId: into.id, changes });
}

async function getLocked(within: Tools, member: Member, competitorId: string): Promise<CompetitorRow> {
  const row = await lockCompetitor(within, member, competitorId);
  if (!row) throw new Refusal("NOT_FOUND");
  return row;
}

function shown(row: CompetitorRow): Competitor {
  const { id, name, aliases, domains, name_settings, status, seen_in_answers } = row;
  return { id, name, aliases, domains, name_settings, status, seen_in_answers };
}

/** Without what the workspace offers itself: answers name its products beside brands, and these are no competitors. */
async function withoutOwnProducts<Named extends { readonly name: string }>(
  tools: Tools,
  place: Place,
  named: readonly Named[],
): Promise<Named[]> {
  if (named.length === 0) return [];
  const { project_name, aliases, main_products_services: products } = await brandRecord(tools, place);
  const brands = [project_name, ...aliases];
  for (const { brand_name } of await listBrandNames(tools, place)) brands.push(brand_name);
  return named.filter(({ name }) => !isOwnProduct(name, { brands, products }));
}
