import type { Tools } from "#platform/tools.ts";
import { markPublishersOf } from "./publishers-changed.sql.ts";

/** Campaigns changed in what they pay, when they run, or whom they fit: sites that show them hear of it, and they and all that may look for matches again. */
export async function campaignsChanged(
  within: Tools,
  { advertiserId, campaignIds }: { readonly advertiserId: string; readonly campaignIds: readonly string[] },
): Promise<void> {
  if (campaignIds.length > 0) await markPublishersOf(within, { advertiserId, campaignIds });
}

/** The same of one creative. */
export async function creativeChanged(
  within: Tools,
  { advertiserId, creativeId }: { readonly advertiserId: string; readonly creativeId: string },
): Promise<void> {
  await markPublishersOf(within, { advertiserId, creativeId });
}
