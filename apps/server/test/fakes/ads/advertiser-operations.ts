import { isDeepStrictEqual } from "node:util";
import { type AdRow, type AdvertiserBooks, AdvertiserError, type Row, refuse } from "./advertiser-books.ts";
import {
  addressOf,
  biddingOf,
  budgetAfter,
  budgetOf,
  creativeOf,
  type Fields,
  fieldsOf,
  hintsOf,
  nameOf,
  statusOf,
  targetingOf,
  timeOf,
} from "./advertiser-checks.ts";
import { insightsOf } from "./advertiser-insights.ts";
import { pageOf } from "./advertiser-pages.ts";

export interface AdvertiserCall {
  readonly books: AdvertiserBooks;
  readonly now: Date;
  /** The object that the address names, or empty. */
  readonly id: string;
  readonly query: URLSearchParams;
  readonly body: Fields;
  /** Whether a list shows this object already. */
  readonly isListed: (id: string) => boolean;
}

type Operation = (call: AdvertiserCall) => object;

const seconds = (now: Date): number => Math.floor(now.getTime() / 1_000);
const biddingTypes = ["impressions", "clicks", "conversions"];

/** By "METHOD /path", with {id} in the place of an id. */
export const operations: Readonly<Record<string, Operation>> = {
  "GET /ad_account": ({ books }) => books.account,
  "GET /ad_account/insights": (call) => insightsOf(call, () => true),
  "POST /upload": ({ books, body }) => {
    const address = addressOf("image_url", body.image_url);
    const id = books.newId("file");
    books.files.set(id, address);
    return { file_id: id };
  },

  "GET /campaigns": (call) => pageOf(call, [...call.books.campaigns.values()]),
  "POST /campaigns": createCampaign,
  "GET /campaigns/{id}": (call) => found(call, call.books.campaigns),
  "POST /campaigns/{id}": updateCampaign,
  "GET /campaigns/{id}/insights": (call) => {
    const { id } = found(call, call.books.campaigns);
    return insightsOf(call, (ad) => call.books.campaignOf(ad) === id);
  },

  "GET /ad_groups": (call) => {
    const parent = parentOf(call, "campaign_id", call.books.campaigns);
    return pageOf(
      call,
      [...call.books.groups.values()].filter(({ campaign }) => campaign === parent.id),
    );
  },
  "POST /ad_groups": createGroup,
  "GET /ad_groups/{id}": (call) => found(call, call.books.groups),
  "POST /ad_groups/{id}": updateGroup,
  "GET /ad_groups/{id}/insights": (call) => {
    const { id } = found(call, call.books.groups);
    return insightsOf(call, (ad) => call.books.ads.get(ad)?.group === id);
  },

  "GET /ads": (call) => {
    const parent = parentOf(call, "ad_group_id", call.books.groups);
    return pageOf(
      call,
      [...call.books.ads.values()].filter(({ group }) => group === parent.id),
    );
  },
  "POST /ads": createAd,
  "GET /ads/{id}": (call) => found(call, call.books.ads),
  "POST /ads/{id}": updateAd,
  "GET /ads/{id}/insights": (call) => {
    const { id } = found(call, call.books.ads);
    return insightsOf(call, (ad) => ad === id);
  },

  ...stateOperations("/campaigns", ({ campaigns }) => campaigns),
  ...stateOperations("/ad_groups", ({ groups }) => groups),
  ...stateOperations("/ads", ({ ads }) => ads),
};

function stateOperations(
  path: string,
  rowsOf: (books: AdvertiserBooks) => ReadonlyMap<string, Row>,
): Readonly<Record<string, Operation>> {
  const states = { activate: "active", pause: "paused", archive: "archived" } as const;
  return Object.fromEntries(
    Object.entries(states).map(([act, status]) => [
      `POST ${path}/{id}/${act}`,
      (call) => {
        const row = found(call, rowsOf(call.books));
        if (status !== "archived") refuseArchived(row);
        row.status = status;
        row.updated_at = seconds(call.now);
        return row;
      },
    ]),
  );
}

function createCampaign({ books, body, now }: AdvertiserCall): object {
  const biddingType = body.bidding_type ?? "impressions";
  if (!biddingTypes.includes(String(biddingType))) refuse("bidding_type is unknown");
  const row = {
    id: books.newId("cmpn"),
    created_at: seconds(now),
    updated_at: seconds(now),
    name: nameOf(body),
    description: null,
    status: statusOf(body.status),
    mode: null,
    ...periodOf(timeOf("start_time", body.start_time), timeOf("end_time", body.end_time)),
    budget: budgetOf(body.budget),
    bidding_type: String(biddingType),
    conversion_event_setting_ids: [],
    targeting: targetingOf(body.targeting),
  };
  books.campaigns.set(row.id, row);
  books.noteBudget(row);
  return row;
}

function updateCampaign(call: AdvertiserCall): object {
  const { books, body, now } = call;
  const row = found(call, books.campaigns);
  refuseArchived(row);
  if (body.bidding_type !== undefined) refuse("bidding_type cannot be updated");
  const name = body.name === undefined ? row.name : nameOf(body);
  const starts = body.start_time === undefined ? row.start_time : timeOf("start_time", body.start_time);
  const ends = body.end_time === undefined ? row.end_time : timeOf("end_time", body.end_time);
  const targeting = body.targeting === undefined ? row.targeting : targetingOf(body.targeting);
  const budget = body.budget === undefined ? row.budget : budgetAfter(row.budget, body.budget);
  const status = body.status === undefined ? row.status : statusOf(body.status);
  Object.assign(row, {
    name,
    ...periodOf(starts, ends),
    targeting,
    budget,
    status,
    updated_at: seconds(now),
  });
  if (body.budget !== undefined) books.noteBudget(row);
  return row;
}

function periodOf(starts: number | null, ends: number | null) {
  if (starts !== null && ends !== null && ends <= starts) refuse("end_time must be after start_time");
  return { start_time: starts, end_time: ends };
}

function createGroup(call: AdvertiserCall): object {
  const { books, body, now } = call;
  const campaign = parentInBody(body.campaign_id, books.campaigns);
  const row = {
    id: books.newId("adgrp"),
    created_at: seconds(now),
    updated_at: seconds(now),
    name: nameOf(body),
    description: null,
    context_hints: hintsOf(body.context_hints),
    status: statusOf(body.status),
    bidding_config: biddingOf(body.bidding_config, campaign.bidding_type),
    campaign: campaign.id,
  };
  books.groups.set(row.id, row);
  return row;
}

function updateGroup(call: AdvertiserCall): object {
  const { books, body, now } = call;
  const row = found(call, books.groups);
  refuseArchived(row);
  const { bidding_type = "" } = books.campaigns.get(row.campaign) ?? {};
  const name = body.name === undefined ? row.name : nameOf(body);
  const hints = body.context_hints === undefined ? row.context_hints : hintsOf(body.context_hints);
  const bidding =
    body.bidding_config === undefined ? row.bidding_config : biddingOf(body.bidding_config, bidding_type);
  Object.assign(row, { name, context_hints: hints, bidding_config: bidding, updated_at: seconds(now) });
  return row;
}

function createAd(call: AdvertiserCall): object {
  const { books, body, now } = call;
  const group = parentInBody(body.ad_group_id, books.groups);
  const row: AdRow = {
    id: books.newId("ad"),
    name: nameOf(body),
    created_at: seconds(now),
    updated_at: seconds(now),
    creative: creativeOf(body.creative, books.files),
    status: statusOf(body.status),
    review_status: "in_review",
    review: { status: "in_review" },
    group: group.id,
  };
  books.ads.set(row.id, row);
  return row;
}

/** A creative that is another one is reviewed anew. */
function updateAd(call: AdvertiserCall): object {
  const { books, body, now } = call;
  const row = found(call, books.ads);
  refuseArchived(row);
  const name = body.name === undefined ? row.name : nameOf(body);
  const creative = body.creative === undefined ? row.creative : creativeOf(body.creative, books.files);
  const isAnother = !isDeepStrictEqual(creative, row.creative);
  Object.assign(row, { name, creative, updated_at: seconds(now) });
  if (isAnother) Object.assign(row, { review_status: "in_review", review: { status: "in_review" } });
  return row;
}

function refuseArchived({ status }: Pick<Row, "status">): void {
  if (status === "archived") refuse("an archived object cannot be changed", "archived");
}

function found<T>({ id }: Pick<AdvertiserCall, "id">, rows: ReadonlyMap<string, T>): T {
  const row = rows.get(id);
  if (!row) throw new AdvertiserError(404, "not_found", `No such object: ${id}`);
  return row;
}

function parentOf<T>({ query }: AdvertiserCall, name: string, rows: ReadonlyMap<string, T>): T {
  return namedParent(query.get(name), rows);
}

/** Nothing is made within what is archived. */
function parentInBody<T extends Pick<Row, "status">>(id: unknown, rows: ReadonlyMap<string, T>): T {
  const row = namedParent(id, rows);
  refuseArchived(row);
  return row;
}

function namedParent<T>(id: unknown, rows: ReadonlyMap<string, T>): T {
  const row = typeof id === "string" ? rows.get(id) : undefined;
  return row ?? refuse(`No such parent: ${String(id)}`);
}

export function bodyOf(text: string): Fields {
  if (text === "") return {};
  try {
    return fieldsOf(JSON.parse(text));
  } catch (error) {
    if (error instanceof AdvertiserError) throw error;
    return refuse("the body is no JSON");
  }
}
