import { type NameSetting, nameKey } from "@citelens/contract/visibility/name-settings";
import { findOwnNames, type OwnNames } from "#features/brand-context/public.ts";
import type { Place } from "#platform/place.ts";
import { Refusal } from "#platform/refusal.ts";
import type { Tools } from "#platform/tools.ts";
import {
  type CompetitorRow,
  findQueryRow,
  listAsked,
  listCompetitorsOf,
  listQueries,
  listQueryChanges,
  type QueryRow,
} from "../store/campaign-parts.sql.ts";
import {
  type CampaignRow,
  findCampaignRow,
  listCampaignRowsOf,
  listLaunched,
} from "../store/campaigns.sql.ts";
import { listCompetitorChanges } from "../store/competitor-changes.sql.ts";

/** A brand as answers are looked through for it. The client's brand bears its campaign's id. */
export interface CampaignBrand {
  readonly id: string;
  readonly name: string;
  readonly isClient: boolean;
  readonly aliases: readonly string[];
  readonly domains: readonly string[];
  readonly nameSettings: readonly NameSetting[];
}

export interface AskedCampaign {
  readonly campaign: CampaignRow;
  readonly queries: readonly QueryRow[];
}

/** Lookups of campaigns for rooms below. */
export const campaigns = {
  /** A campaign with the queries that are asked now. */
  findAsked: async (tools: Tools, place: Place, campaignId: string): Promise<AskedCampaign | undefined> => {
    const campaign = await findCampaignRow(tools, place, campaignId);
    return campaign && { campaign, queries: await listAsked(tools, place, campaignId) };
  },

  /** Campaigns by their ids, those that are there. */
  listRows: listCampaignRowsOf,

  /** Throws NOT_FOUND for a campaign that is not of the workspace. */
  expect: async (tools: Tools, place: Place, campaignId: string): Promise<void> => {
    if (!(await findCampaignRow(tools, place, campaignId))) throw new Refusal("NOT_FOUND");
  },

  listLaunched,

  listQueryChanges,

  listCompetitorChanges,

  /** A query of any campaign, asked still or no longer. */
  findQuery: findQueryRow,

  /** The queries of a campaign, those that are asked first. */
  listQueries,

  /** The client's brand and the accepted competitors of campaigns, by the campaign's id. */
  brandsOf: async (
    tools: Tools,
    place: Place,
    campaignIds: readonly string[],
  ): Promise<Map<string, CampaignBrand[]>> => {
    // One after the other: callers may be within a transaction, which is one connection.
    const rows = await listCampaignRowsOf(tools, place, campaignIds);
    const competitors = await listCompetitorsOf(tools, place, campaignIds);
    const own = await findOwnNames(tools, place);
    const accepted = Map.groupBy(
      competitors.filter(({ status }) => status === "accepted"),
      ({ campaign_id }) => campaign_id,
    );
    return new Map(
      rows.map((row) => [
        row.id,
        [clientOf(withOwnNames(row, own)), ...(accepted.get(row.id) ?? []).map(brandOf)],
      ]),
    );
  },
} as const;

type BrandColumns = Pick<CampaignRow, "brand_name" | "brand_aliases" | "brand_name_settings">;

/** A campaign's brand with the brand context's names where it is the workspace's own; the campaign's settings come first. */
export function withOwnNames<Row extends BrandColumns>(row: Row, own: OwnNames | undefined): Row {
  if (!own || nameKey(own.brand) !== nameKey(row.brand_name)) return row;
  const known = new Set([row.brand_name, ...row.brand_aliases].map(nameKey));
  return {
    ...row,
    brand_aliases: [...row.brand_aliases, ...own.aliases.filter((name) => !known.has(nameKey(name)))],
    brand_name_settings: [...row.brand_name_settings, ...own.nameSettings],
  };
}

function clientOf(row: CampaignRow): CampaignBrand {
  return {
    id: row.id,
    name: row.brand_name,
    isClient: true,
    aliases: row.brand_aliases,
    domains: row.brand_domains,
    nameSettings: row.brand_name_settings,
  };
}

function brandOf({ id, name, aliases, domains, name_settings }: CompetitorRow): CampaignBrand {
  return { id, name, isClient: false, aliases, domains, nameSettings: name_settings };
}
