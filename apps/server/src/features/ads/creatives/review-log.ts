import type { Answer } from "@citelens/contract/base/endpoint";
import type { getAdCampaign } from "@citelens/contract/content/ads-campaigns";
import type { CreativeVersion } from "@citelens/contract/content/ads-library";
import { people } from "#features/accounts/people/public.ts";
import type { Place } from "#platform/place.ts";
import { Refusal } from "#platform/refusal.ts";
import type { Tools } from "#platform/tools.ts";
import { findCreative, listDecided, listVersions } from "../store/creatives.sql.ts";

/** Decisions on a campaign's creatives, the newest first. */
export async function listReviews(
  tools: Tools,
  place: Place,
  campaignId: string,
): Promise<Answer<typeof getAdCampaign>["reviews"]> {
  const rows = await listDecided(tools, place, campaignId);
  const names = await people.names(
    tools,
    rows.map(({ reviewer_id }) => reviewer_id),
  );
  return rows.map(({ reviewer_id, reviewed_at, created, ...version }) => ({
    ...version,
    by: names.get(reviewer_id ?? "") ?? "",
    at: (reviewed_at ?? created).toISOString(),
  }));
}

/** Every version of a creative, the newest first. Throws NOT_FOUND. */
export async function listCreativeVersions(
  tools: Tools,
  place: Place,
  creativeId: string,
): Promise<CreativeVersion[]> {
  if (!(await findCreative(tools, place, creativeId))) throw new Refusal("NOT_FOUND");
  const rows = await listVersions(tools, place, [creativeId]);
  const names = await people.names(
    tools,
    rows.flatMap(({ author_id, reviewer_id }) => [author_id, reviewer_id]),
  );
  return rows.map(({ author_id, created, reviewer_id, reviewed_at, ...version }) => ({
    ...version,
    author: names.get(author_id ?? "") ?? "",
    created: created.toISOString(),
    reviewer: reviewed_at === null ? null : (names.get(reviewer_id ?? "") ?? ""),
    reviewed_at: reviewed_at?.toISOString() ?? null,
  }));
}
