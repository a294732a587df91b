import { fieldErrors } from "@citelens/contract/base/field-errors";
import { campaignCosts } from "@citelens/contract/visibility/campaign-costs";
import type { CampaignDetails, CampaignGiven } from "@citelens/contract/visibility/campaigns";
import { settingsToStore } from "@citelens/contract/visibility/name-settings";
import { findOwnNames } from "#features/brand-context/public.ts";
import { listOperators } from "#features/operators/public.ts";
import { findWorkspaceSettings, type Member } from "#features/workspaces/lookup/public.ts";
import { newId } from "#platform/ids.ts";
import type { Place } from "#platform/place.ts";
import { FieldRefusal, Refusal } from "#platform/refusal.ts";
import { inTransaction, type Tools } from "#platform/tools.ts";
import { brandsChanged } from "./brands-changed.ts";
import { namesAny } from "./campaigns.rules.ts";
import { recordCompetitorChanges } from "./competitor-changes.ts";
import { withOwnNames } from "./lookup/campaigns.ts";
import { shownDetails } from "./shown-campaign.ts";
import {
  forgetRetired,
  listAsked,
  type NewQuery,
  replaceCompetitors,
  replaceQueries,
} from "./store/campaign-parts.sql.ts";
import {
  type CampaignChanges,
  type CampaignRow,
  changeCampaign,
  findCampaignRow,
  insertCampaign,
  lockCampaign,
} from "./store/campaigns.sql.ts";

/** Makes a draft of what is given; a brand that is left out is the workspace itself. */
export async function createCampaign(
  tools: Tools,
  member: Member,
  given: CampaignGiven,
): Promise<CampaignDetails> {
  await expectKnownModels(tools, member, given);
  const id = newId();
  await inTransaction(tools, async (within) => {
    const workspace = await findWorkspaceSettings(within, member.workspaceId);
    if (!workspace) throw new Refusal("NOT_FOUND");

    await insertCampaign(within, member, {
      id,
      name: "",
      campaign_type: "BRAND",
      status: "DRAFT",
      frequency: "WEEKLY",
      repeats: 1,
      brand_name: workspace.name,
      brand_aliases: [],
      brand_domains: [new URL(workspace.url).host.replace(/^www\./, "")],
      operator_models: [],
      country: null,
      language: "en",
      created: tools.now(),
    });
    await writeParts(within, member, { row: await getLocked(within, member, id), given });
  });
  return getDetails(tools, member, id);
}

/** Changes a draft as a whole, and of a launched campaign what leaves its history comparable. */
export async function updateCampaign(
  tools: Tools,
  member: Member,
  { campaignId, given }: { readonly campaignId: string; readonly given: CampaignGiven },
): Promise<CampaignDetails> {
  await expectKnownModels(tools, member, given);
  await inTransaction(tools, async (within) => {
    const row = await getLocked(within, member, campaignId);
    if (row.status !== "DRAFT") expectLaunchedChange(row, given);
    await writeParts(within, member, { row, given });
    if (row.status === "ACTIVE" && !member.maySpend) await expectNoDearer(within, member, row);
  });
  return getDetails(tools, member, campaignId);
}

/** Refuses what makes a campaign that runs by itself cost more, to keys and apps that may change and not spend. */
async function expectNoDearer(within: Tools, member: Member, before: CampaignRow): Promise<void> {
  const after = await getLocked(within, member, before.id);
  const monthOf = ({ campaign_type, frequency, query_count }: CampaignRow): number =>
    campaignCosts({
      campaignType: campaign_type,
      frequency,
      queries: query_count,
      repeats: 1,
      modelCosts: [1],
    }).laterMonth.credits;
  if (monthOf(after) <= monthOf(before)) return;
  throw new Refusal("INSUFFICIENT_SCOPE", {
    because: 'the campaign would cost more each month: it takes the scope "spend".',
  });
}

/** Checks what is fixed by the launch, when the frequency may change, and that something is left to ask. */
function expectLaunchedChange(row: CampaignRow, given: CampaignGiven): void {
  const { campaign_type, brand, operator_models, repeats, country, language, frequency, queries } = given;
  const isOther = brand && (brand.name !== row.brand_name || !isSame(brand.domains, row.brand_domains));
  const fixed = [campaign_type, isOther || undefined, operator_models, repeats, country, language];
  if (fixed.some((part) => part !== undefined)) throw new Refusal("CAMPAIGN_NOT_DRAFT");
  if (queries?.length === 0) throw new FieldRefusal({ queries: [fieldErrors.queriesNone] });
  if (frequency === undefined) return;

  if (row.status !== "ACTIVE" || row.campaign_type === "PRE_AUDIT") throw new Refusal("FREQUENCY_FIXED");
  if (frequency === row.frequency) throw new FieldRefusal({ frequency: [fieldErrors.frequencySame] });
}

function isSame(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((value, index) => value === other[index]);
}

interface Parts {
  readonly row: CampaignRow;
  readonly given: CampaignGiven;
}

async function writeParts(within: Tools, member: Member, { row, given }: Parts): Promise<void> {
  const campaignId = row.id;
  const { brand, competitors, queries } = given;
  const columns = columnsOf(given, row);
  const named = brand ? { ...row, brand_name: brand.name, brand_aliases: brand.aliases } : row;
  const { brand_name, brand_aliases } = withOwnNames(named, await findOwnNames(within, member));
  const names = [brand_name, ...brand_aliases];
  if (queries) await replaceQueries(within, member, { campaignId, queries: newQueries(queries, names) });
  if (queries && row.status === "DRAFT") await forgetRetired(within, member, campaignId);
  if (competitors)
    await recordCompetitorChanges(within, member, () =>
      replaceCompetitors(within, member, { campaignId, given: competitors }),
    );
  if ((competitors || brand) && row.status !== "DRAFT")
    await brandsChanged.announce(within, { ...member, campaignId });
  const asked = await listAsked(within, member, campaignId);
  await changeCampaign(within, member, {
    campaignId,
    changes: { ...columns, query_count: asked.length },
  });
}

function columnsOf(given: CampaignGiven, row: CampaignRow): CampaignChanges {
  const { name, campaign_type, frequency, repeats, operator_models, country, language, brand } = given;
  return {
    ...(name !== undefined && { name }),
    ...(campaign_type !== undefined && { campaign_type }),
    ...(frequency !== undefined && { frequency }),
    ...(repeats !== undefined && { repeats }),
    ...(operator_models !== undefined && { operator_models: [...new Set(operator_models)] }),
    ...(country !== undefined && { country }),
    ...(language !== undefined && { language }),
    ...(brand !== undefined && {
      brand_name: brand.name,
      brand_aliases: brand.aliases,
      brand_domains: brand.domains,
      brand_name_settings: settingsToStore(
        [brand.name, ...brand.aliases],
        brand.name_settings ?? row.brand_name_settings,
      ),
    }),
  };
}

/** The queries as they are kept; the same text twice is told by its place in the list. */
function newQueries(given: NonNullable<CampaignGiven["queries"]>, names: readonly string[]): NewQuery[] {
  const seen = new Set<string>();
  return given.map((query, index) => {
    if (seen.has(query.text)) throw new FieldRefusal({ [`queries.${index}`]: [fieldErrors.queryTwice] });
    seen.add(query.text);
    return {
      text: query.text,
      country: query.country ?? null,
      language: query.language ?? null,
      priority: query.priority ?? 2,
      branded: query.branded ?? namesAny(query.text, names),
    };
  });
}

async function expectKnownModels(
  tools: Tools,
  place: Place,
  { operator_models }: CampaignGiven,
): Promise<void> {
  if (!operator_models) return;
  const known = new Set((await listOperators(tools, place)).map(({ id }) => id));
  if (operator_models.some((id) => !known.has(id)))
    throw new FieldRefusal({ operator_models: [fieldErrors.modelUnknown] });
}

/** Locks a campaign before its state is asked, so that of several clicks each sees what the one before it did. */
export async function getLocked(within: Tools, member: Member, campaignId: string): Promise<CampaignRow> {
  const row = await lockCampaign(within, member, campaignId);
  if (!row) throw new Refusal("NOT_FOUND");
  return row;
}

export async function getDetails(tools: Tools, member: Member, campaignId: string): Promise<CampaignDetails> {
  const row = await findCampaignRow(tools, member, campaignId);
  if (!row) throw new Refusal("NOT_FOUND");
  return shownDetails(tools, member, row);
}
