import { newId } from "#platform/ids.ts";
import type { Tools } from "#platform/tools.ts";
import type { AdsDesk } from "../store/ads-desk.ts";
import { insertCreative, lockCreativesOf } from "../store/creatives.sql.ts";

/** Writes a campaign's creatives into another one as drafts: what was approved there is reviewed again here. */
export async function copyCreatives(
  within: Tools,
  { superuser, place }: AdsDesk,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<void> {
  for (const { kind, content, state } of await lockCreativesOf(within, place, from)) {
    if (state === "ARCHIVED") continue;
    const authorId = superuser.userId;
    await insertCreative(within, place, { id: newId(), campaignId: to, kind, content, authorId });
  }
}
