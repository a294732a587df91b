import type { Tools } from "#platform/tools.ts";
import { bumpPublishersOf, creativeIdsOf, markMatchDue } from "./publishers-changed.sql.ts";

/** A campaign changed in what it pays, when it runs, or whom it fits: sites that show it hear of it, and all look for matches again. */
export async function campaignChanged(
  within: Tools,
  { advertiserId, campaignId }: { readonly advertiserId: string; readonly campaignId: string },
): Promise<void> {
  const creativeIds = await creativeIdsOf(within, { advertiserId, campaignId });
  await bumpPublishersOf(within, { advertiserId, creativeIds });
  await markMatchDue(within, undefined);
}

/** The same of one creative. */
export async function creativeChanged(
  within: Tools,
  { advertiserId, creativeId }: { readonly advertiserId: string; readonly creativeId: string },
): Promise<void> {
  await bumpPublishersOf(within, { advertiserId, creativeIds: [creativeId] });
  await markMatchDue(within, undefined);
}
