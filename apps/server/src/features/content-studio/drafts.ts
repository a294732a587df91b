import { fieldErrors } from "@citelens/contract/base/field-errors";
import type { OptimizationChanges, OptimizationGiven } from "@citelens/contract/content/content-studio";
import type { Optimization } from "@citelens/contract/content/optimization-fields";
import { queriesMax } from "@citelens/contract/content/studio-words";
import { campaigns } from "#features/campaigns/lookup/public.ts";
import { opportunities } from "#features/opportunities/lookup/public.ts";
import type { Member } from "#features/workspaces/lookup/public.ts";
import { newId } from "#platform/ids.ts";
import type { Place } from "#platform/place.ts";
import { FieldRefusal, Refusal } from "#platform/refusal.ts";
import { inTransaction, type Tools } from "#platform/tools.ts";
import { showOptimization } from "./show/shown-optimization.ts";
import { releaseAsksOf } from "./simulate/models/ask-credits.ts";
import { defaultTitle } from "./store/default-title.rules.ts";
import {
  changeOptimization,
  deleteOptimizationRow,
  insertOptimization,
  lockOptimization,
  type NewOptimization,
} from "./store/optimizations.sql.ts";
import { hasKeptText, isWorking } from "./store/status.rules.ts";
import { dropText } from "./work/drop-text.ts";
import { giveBack } from "./work/paid-work.ts";

type FilledFields = Pick<
  NewOptimization,
  "title" | "kind" | "page_url" | "queries" | "language" | "campaign_id"
>;

/** Begins a draft; what is not given follows from the opportunity or the campaign that is named. */
export async function createOptimization(
  tools: Tools,
  member: Member,
  given: OptimizationGiven,
): Promise<Optimization> {
  const filled = await filledFrom(tools, member, given);
  expectPage(filled);
  const row = await inTransaction(tools, async (within) => {
    const inserted = await insertOptimization(within, member, {
      ...filled,
      id: newId(),
      organization_id: member.organizationId,
      mode: given.mode,
      notes: given.notes,
      opportunity_id: given.opportunity_id ?? null,
      created_by: member.userId,
      created: tools.now(),
    });
    if (given.opportunity_id) await opportunities.plan(within, member, given.opportunity_id);
    return inserted;
  });
  return showOptimization(tools, member, row);
}

/** Fields of an opportunity or a campaign, unless something else is given. */
async function filledFrom(tools: Tools, place: Place, given: OptimizationGiven): Promise<FilledFields> {
  const found = given.opportunity_id
    ? await opportunities.find(tools, place, given.opportunity_id)
    : undefined;
  if (given.opportunity_id && !found) throw new Refusal("NOT_FOUND");

  const campaignId = given.campaign_id ?? found?.campaignIds[0] ?? null;
  const [campaign] = campaignId === null ? [] : await campaigns.listRows(tools, place, [campaignId]);
  if (campaignId !== null && !campaign) throw new Refusal("NOT_FOUND");

  const page_url = given.page_url ?? found?.pageUrl ?? null;
  const queries = given.queries ?? found?.queries.slice(0, queriesMax) ?? [];
  if (queries.length === 0) throw new FieldRefusal({ queries: [fieldErrors.blank] });
  return {
    kind: given.kind ?? (page_url === null ? "NEW" : "REWRITE"),
    title: given.title ?? found?.title ?? defaultTitle(page_url, queries),
    page_url,
    queries,
    // A campaign may ask in the language of a country, such as "en-GB".
    language: given.language ?? campaign?.language.slice(0, 2) ?? "en",
    campaign_id: campaignId,
  };
}

function expectPage({ kind, page_url }: Pick<FilledFields, "kind" | "page_url">): void {
  if (kind === "REWRITE" && !page_url) throw new FieldRefusal({ page_url: [fieldErrors.blank] });
}

/** Changes a draft, also one that failed or was canceled; of another one its title alone. */
export async function updateOptimization(
  tools: Tools,
  member: Member,
  { id, changes }: { readonly id: string; readonly changes: OptimizationChanges },
): Promise<Optimization> {
  const row = await inTransaction(tools, async (within) => {
    const before = await lockOptimization(within, member, id);
    if (!before) throw new Refusal("NOT_FOUND");
    if (isWorking(before.status)) throw new Refusal("OPTIMIZATION_RUNNING");
    const { title, ...others } = changes;
    if (before.status === "DONE" && Object.values(others).some((value) => value !== undefined))
      throw new Refusal("OPTIMIZATION_FIXED");
    expectPage({ ...before, ...definedOf(others) });
    const isOther = Object.keys(definedOf(others)).length > 0;
    // What was written is of what was wanted before.
    if (isOther && hasKeptText(before)) await dropText(within, member, id);
    const changed = {
      ...definedOf({ ...others, title }),
      ...(isOther && hasKeptText(before) && { step: null, old_page: null, gaps: null }),
    };
    return Object.keys(changed).length === 0
      ? before
      : await changeOptimization(within, member, { id, changes: changed });
  });
  if (!row) throw new Refusal("NOT_FOUND");
  return showOptimization(tools, member, row);
}

/** The fields that were said. */
function definedOf<Fields extends object>(
  fields: Fields,
): { [K in keyof Fields]?: Exclude<Fields[K], undefined> } {
  const said = Object.entries(fields).filter(([, value]) => value !== undefined);
  return Object.fromEntries(said) as { [K in keyof Fields]?: Exclude<Fields[K], undefined> }; // the same fields
}

/** One at work ends with its row: its worker finds it gone, and what it holds is given back. */
export async function deleteOptimization(tools: Tools, member: Member, id: string): Promise<void> {
  await inTransaction(tools, async (within) => {
    const row = await lockOptimization(within, member, id);
    if (!row) throw new Refusal("NOT_FOUND");
    // It locks simulations, which is before the ledger for whoever works at one.
    await releaseAsksOf(within, member, id);
    if (isWorking(row.status)) await giveBack(within, row);
    await deleteOptimizationRow(within, member, id);
  });
}
