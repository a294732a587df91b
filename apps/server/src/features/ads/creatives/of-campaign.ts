import { newId } from "#platform/ids.ts";
import { FieldRefusal } from "#platform/refusal.ts";
import type { Tools } from "#platform/tools.ts";
import type { AdsDesk } from "../store/ads-desk.ts";
import { insertCreative, lockCreativesOf, setState } from "../store/creatives.sql.ts";
import { faultSentences, faultsOf } from "./lint.rules.ts";

/** Hands a campaign's drafts over to review. Throws FieldRefusal where one has what no review lets pass. */
export async function submitDrafts(within: Tools, { place }: AdsDesk, campaignId: string): Promise<void> {
  const drafts = (await lockCreativesOf(within, place, campaignId)).filter(({ state }) => state === "DRAFT");
  for (const { content } of drafts) {
    const faults = faultsOf(content);
    if (faults.length > 0)
      throw new FieldRefusal({
        creatives: Object.values(faultSentences(faults)).flatMap((sentences) =>
          sentences.map((sentence) => `${content.title}: ${sentence}`),
        ),
      });
  }
  for (const { id: creativeId, version } of drafts)
    await setState(within, place, { creativeId, version, state: "IN_REVIEW" });
}

/** Takes those back that wait for a review. */
export async function withdrawCreatives(
  within: Tools,
  { place }: AdsDesk,
  campaignId: string,
): Promise<void> {
  for (const { id: creativeId, version, state } of await lockCreativesOf(within, place, campaignId))
    if (state === "IN_REVIEW") await setState(within, place, { creativeId, version, state: "DRAFT" });
}

export async function archiveCreatives(
  within: Tools,
  { place }: Pick<AdsDesk, "place">,
  campaignId: string,
): Promise<void> {
  for (const { id: creativeId, version, state } of await lockCreativesOf(within, place, campaignId))
    if (state !== "ARCHIVED") await setState(within, place, { creativeId, version, state: "ARCHIVED" });
}

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
