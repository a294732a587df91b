import type { Place } from "#platform/place.ts";
import { topic } from "#platform/topic.ts";

/** A text was published; the campaign that asks its target queries, where one does. */
export const textPublished = topic<Place & { readonly url: string; readonly campaignId: string | undefined }>(
  "content-studio.text-published",
);
