import type { CreativeContent } from "@citelens/contract/content/ads-fields";
import {
  adCampaignStatuses,
  adChannels,
  creativeKinds,
  creativeStates,
  placementFormats,
  publisherStatuses,
} from "@citelens/contract/content/ads-words";
import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  real,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { workspaces } from "#features/workspaces/store/workspaces.tables.ts";
import { leaseColumns } from "#platform/leases/lease-columns.ts";
import { at } from "#platform/tables/columns.ts";
import { workspaceTable } from "#platform/tables/workspace-table.ts";

const amount = () => bigint({ mode: "number" });

/** Websites of the Context Network; the workspace is the publisher's. */
export const ad_publishers = workspaceTable(
  "ad_publishers",
  { workspaces, key: [] },
  {
    status: text({ enum: publisherStatuses }).notNull(),
    /** The network's switch that stops everything, beside the status: lifting it brings back what was before. */
    is_stopped: boolean().notNull().default(false),
    /** The owner's: each is lifted by whoever threw it, and nothing is shown while one of them is thrown. */
    owner_stopped: boolean().notNull().default(false),
    /** Ids of the list of industries; empty for all. */
    categories_allowed: integer().array().notNull().default([]),
    categories_blocked: integer().array().notNull().default([]),
    countries: text().array().notNull().default([]),
    /** In per cent. */
    revenue_share: integer().notNull(),
    /** SHA-256 of the secret in the address of its owner's page. */
    token_hash: text().notNull(),
    invited_at: at().notNull(),
    accepted_at: at(),
    /** Grows with whatever may change what its pages show, so that whoever keeps it in memory sees that it is old. */
    version: integer().notNull().default(1),
    /** When its pages were last matched, and whether that is to be done again; until then somebody is at it. */
    matched_at: at(),
    match_due: boolean().notNull().default(true),
    pages: integer().notNull().default(0),
    /** Pages among these on which something may stand, as last matched. */
    filled_pages: integer().notNull().default(0),
    /** The website's name and address in small letters, by which it is looked for. */
    site_text: text().notNull(),
  },
  (table) => [
    uniqueIndex("ad_publishers_token").on(table.token_hash),
    index("ad_publishers_invited").on(table.invited_at),
  ],
);

/** Where passages stand on a publisher's website. */
export const ad_placements = workspaceTable(
  "ad_placements",
  { workspaces, key: ["id"] },
  {
    id: uuid().notNull(),
    /** As the website's code names it. */
    key: text().notNull(),
    name: text().notNull(),
    path_patterns: text().array().notNull(),
    max_words: integer().notNull(),
    format: text({ enum: placementFormats }).notNull(),
    is_active: boolean().notNull().default(true),
    created: at().notNull(),
  },
  (table) => [uniqueIndex("ad_placements_key").on(table.workspace_id, table.key)],
);

/** Creatives that a publisher never shows. */
export const ad_refusals = workspaceTable(
  "ad_refusals",
  { workspaces, key: ["creative_id"] },
  {
    creative_id: uuid().notNull(),
    reason: text().notNull(),
    refused_at: at().notNull(),
  },
);

/** The workspace is the advertiser's. */
export const ad_campaigns = workspaceTable(
  "ad_campaigns",
  { workspaces, key: ["id"] },
  {
    id: uuid().notNull(),
    channel: text({ enum: adChannels }).notNull(),
    name: text().notNull(),
    status: text({ enum: adCampaignStatuses }).notNull(),
    currency: text().notNull(),
    budget_cents: amount().notNull(),
    daily_cents: amount().notNull(),
    price_cents_per_1000: amount().notNull(),
    starts: date({ mode: "string" }).notNull(),
    ends: date({ mode: "string" }),
    topics: text().array().notNull(),
    countries: text().array().notNull(),
    languages: text().array().notNull(),
    category: integer().notNull(),
    query_campaign_id: uuid(),
    note: text(),
    /** Grows with every change of what it is, not of its status. */
    version: integer().notNull().default(1),
    created: at().notNull(),
    updated: at().notNull(),
  },
  (table) => [
    index("ad_campaigns_created").on(table.workspace_id, table.created),
    index("ad_campaigns_running").on(table.channel, table.status),
  ],
);

/** Creatives of a campaign, as they stand now. */
export const ad_creatives = workspaceTable(
  "ad_creatives",
  { workspaces, key: ["id"] },
  {
    id: uuid().notNull(),
    campaign_id: uuid("ad_campaign_id").notNull(),
    kind: text({ enum: creativeKinds }).notNull(),
    version: integer().notNull(),
    content: jsonb().$type<CreativeContent>().notNull(),
    state: text({ enum: creativeStates }).notNull(),
    submitted_at: at(),
    created: at().notNull(),
    updated: at().notNull(),
  },
  (table) => [
    foreignKey({
      columns: [table.workspace_id, table.campaign_id],
      foreignColumns: [ad_campaigns.workspace_id, ad_campaigns.id],
    }).onDelete("cascade"),
    index("ad_creatives_id").on(table.id),
    index("ad_creatives_updated").on(table.workspace_id, table.updated),
    index("ad_creatives_campaign").on(table.workspace_id, table.campaign_id),
    index("ad_creatives_queue").on(table.submitted_at).where(sql`${table.state} = 'IN_REVIEW'`),
  ],
);

/** Every version of a creative and what became of it; only its decision is written later. */
export const ad_creative_versions = workspaceTable(
  "ad_creative_versions",
  { workspaces, key: ["creative_id", "version"] },
  {
    creative_id: uuid().notNull(),
    version: integer().notNull(),
    content: jsonb().$type<CreativeContent>().notNull(),
    state: text({ enum: creativeStates }).notNull(),
    author_id: uuid(),
    created: at().notNull(),
    submitted_at: at(),
    reviewer_id: uuid(),
    reviewed_at: at(),
    reason: text(),
  },
  (table) => [
    foreignKey({
      columns: [table.workspace_id, table.creative_id],
      foreignColumns: [ad_creatives.workspace_id, ad_creatives.id],
    }).onDelete("cascade"),
  ],
);

/** Pages of a publisher on which a creative may stand, and why. The workspace is the publisher's. */
export const ad_matches = workspaceTable(
  "ad_matches",
  { workspaces, key: ["placement_id", "path", "creative_id"] },
  {
    placement_id: uuid().notNull(),
    path: text().notNull(),
    advertiser_id: uuid().notNull(),
    creative_id: uuid().notNull(),
    score: real().notNull(),
    sentence: text().notNull(),
    since: at().notNull(),
  },
  (table) => [
    foreignKey({
      columns: [table.workspace_id, table.placement_id],
      foreignColumns: [ad_placements.workspace_id, ad_placements.id],
    }).onDelete("cascade"),
    foreignKey({
      columns: [table.advertiser_id, table.creative_id],
      foreignColumns: [ad_creatives.workspace_id, ad_creatives.id],
    }).onDelete("cascade"),
    index("ad_matches_creative").on(table.advertiser_id, table.creative_id),
    index("ad_matches_score").on(table.workspace_id, table.score),
  ],
);

/** Creatives that a placement of a page shows within an hour: decided once, for every visitor and instance. */
export const ad_served = workspaceTable(
  "ad_served",
  { workspaces, key: ["hour", "placement_id", "path"] },
  {
    placement_id: uuid().notNull(),
    path: text().notNull(),
    /** When it begins. */
    hour: at().notNull(),
    advertiser_id: uuid().notNull(),
    campaign_id: uuid("ad_campaign_id").notNull(),
    creative_id: uuid().notNull(),
    version: integer().notNull(),
    /** Price of its campaign's 1,000 reads, in cents, when it was decided. */
    price_cents_per_1000: amount().notNull(),
  },
  (table) => [index("ad_served_hour").on(table.hour)],
);

const none = "00000000-0000-0000-0000-000000000000";

/** Figures of a campaign's creatives on a day of the advertiser's; written anew while the day's events still come in. */
export const ad_figures = workspaceTable(
  "ad_figures",
  { workspaces, key: ["campaign_id", "day", "creative_id", "publisher_id", "placement_id"] },
  {
    campaign_id: uuid("ad_campaign_id").notNull(),
    creative_id: uuid().notNull(),
    day: date({ mode: "string" }).notNull(),
    /** Publisher of the website, and where on it; nobody's in an assistant. */
    publisher_id: uuid().notNull().default(none),
    placement_id: uuid().notNull().default(none),
    impressions: amount(),
    clicks: amount(),
    agent_reads: amount(),
    /** Reads that the website cannot have made up. */
    proven_reads: amount(),
    /** Proven ones, and others up to what is paid for without a proof. */
    billable_reads: amount(),
    /** Millionths of the currency's unit. */
    spend_micros: amount().notNull(),
    /** Part of the website in these, in hundredths of them: of each charge by its part at that time. */
    earned_parts: amount(),
    updated: at().notNull(),
  },
  (table) => [
    foreignKey({
      columns: [table.workspace_id, table.campaign_id],
      foreignColumns: [ad_campaigns.workspace_id, ad_campaigns.id],
    }).onDelete("cascade"),
    /** Holds all that is read of what campaigns have spent, so that their rows are not. */
    index("ad_figures_spent").on(table.campaign_id, table.day, table.spend_micros, table.workspace_id),
    index("ad_figures_day").on(table.workspace_id, table.day),
    index("ad_figures_publisher").on(table.publisher_id, table.day),
  ],
);

/** The books, one row for each side; only ever added to. The names are kept, whoever is deleted later. */
export const ad_entries = workspaceTable(
  "ad_entries",
  { workspaces, key: ["side", "campaign_id", "day", "placement_id"] },
  {
    side: text({ enum: ["advertiser", "publisher"] }).notNull(),
    campaign_id: uuid("ad_campaign_id").notNull(),
    day: date({ mode: "string" }).notNull(),
    placement_id: uuid().notNull(),
    campaign_name: text().notNull(),
    advertiser: text().notNull(),
    publisher: text().notNull(),
    placement: text().notNull(),
    reads: amount().notNull(),
    /** Null in books of before proven reads were told apart. */
    proven_reads: amount(),
    billable_reads: amount().notNull(),
    spend_cents: amount().notNull(),
    earnings_cents: amount().notNull(),
    /** Publisher's share of what was spent, then, in per cent; on a day on which it was changed the nearest whole one. */
    revenue_share: integer().notNull(),
    created: at().notNull(),
  },
  (table) => [index("ad_entries_day").on(table.workspace_id, table.side, table.day)],
);

/** A workspace's account of an assistant's ads; there is none without a key. */
export const ad_accounts = workspaceTable(
  "ad_accounts",
  { workspaces, key: [] },
  {
    /** Null where only a ceiling is set. */
    sealed_key: text(),
    key_ends: text(),
    external_id: text(),
    name: text(),
    currency: text(),
    time_zone: text(),
    /** In cents. */
    ceiling_cents: amount(),
    last_sync: at(),
    fault: text(),
    /** When it is to be synced next; null without a key. */
    sync_due: at(),
    /** The last day of its own on which somebody was told that the ceiling is reached. */
    told_on: date({ mode: "string" }),
    ...leaseColumns(),
  },
  (table) => [index("ad_accounts_due").on(table.sync_due)],
);

/** Objects that stand in an account outside for a campaign: each thing is noted before the next one is made. */
export const ad_outside = workspaceTable(
  "ad_outside",
  { workspaces, key: ["kind", "id"] },
  {
    campaign_id: uuid("ad_campaign_id").notNull(),
    kind: text({ enum: ["campaign", "group", "image", "ad"] }).notNull(),
    /** Ours; of an image its address. */
    id: text().notNull(),
    /** Version of ours that stands there. */
    version: integer().notNull(),
    external_id: text().notNull(),
  },
  (table) => [
    foreignKey({
      columns: [table.workspace_id, table.campaign_id],
      foreignColumns: [ad_campaigns.workspace_id, ad_campaigns.id],
    }).onDelete("cascade"),
    index("ad_outside_campaign").on(table.workspace_id, table.campaign_id),
  ],
);
