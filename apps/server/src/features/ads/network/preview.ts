import type { ParsedInput } from "@citelens/contract/base/endpoint";
import { adContent } from "@citelens/contract/content/ads-content";
import type * as contract from "@citelens/contract/content/ads-network";
import { pagePathOf } from "#features/visits/show/public.ts";
import type { Tools } from "#platform/tools.ts";
import type { AdContents } from "../content/find-content.ts";
import { listMatchRows, listPlacementRows, type MatchRow } from "./placements.sql.ts";
import { openedPublisher, shownMatches } from "./placements.ts";

type PagePreviewQuery = ParsedInput<typeof contract.previewAdPage>["query"] & {
  readonly publisherId: string;
};

/** Preview of what a page shows in this hour. The look itself decides it, as the first visitor of the hour would have. */
export async function previewAdPage(
  tools: Tools,
  contents: AdContents,
  { publisherId, page_url: pageUrl, placement: key }: PagePreviewQuery,
): Promise<contract.AdPagePreview> {
  const { place, publisher } = await openedPublisher(tools, publisherId);
  const placement = (await listPlacementRows(tools, place)).find((one) => one.key === key);
  if (!placement) return none("This website has no such placement.");
  const { path } = pagePathOf(pageUrl);
  const { rows } = await listMatchRows(tools, place, {
    placementId: placement.id,
    path,
    limit: 100,
    offset: 0,
  });
  const found = await contents.find(place, { pageUrl, placement: key });
  if (found) {
    const { html, creative_id: shownId } = adContent.parse(JSON.parse(found.answer));
    const shown = rows.filter(({ creative_id }) => creative_id === shownId);
    return { html, match: await matchOf(tools, shown), note: null };
  }
  return { ...none(whyNone(publisher, rows.length)), match: await matchOf(tools, rows) };
}

/** The first of them. */
async function matchOf(tools: Tools, rows: readonly MatchRow[]): Promise<contract.AdPagePreview["match"]> {
  const [shown] = await shownMatches(tools, rows.slice(0, 1));
  return shown ?? null;
}

interface PublisherStanding {
  readonly status: string;
  readonly is_stopped: boolean;
  readonly owner_stopped: boolean;
}

function whyNone({ status, is_stopped, owner_stopped }: PublisherStanding, matches: number): string {
  if (is_stopped) return "Everything is stopped on this website.";
  if (owner_stopped) return "The owner of this website has stopped everything.";
  if (status !== "ACTIVE")
    return "Nothing is shown on this website before its owner has accepted, or while it is paused.";
  if (matches === 0) return "No creative fits this page, or the page is not known yet.";
  return "What fits this page is not running now: its campaign is paused, over or has spent its budget, it was refused, or it was stopped within this hour.";
}

function none(note: string): contract.AdPagePreview {
  return { html: null, match: null, note };
}
