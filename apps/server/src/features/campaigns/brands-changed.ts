import type { Place } from "#platform/place.ts";
import { topic } from "#platform/topic.ts";

/** The names or sites of brands changed, of one campaign or of all of a workspace: answers read differently now. */
export const brandsChanged = topic<Place & { readonly campaignId: string | undefined }>(
  "campaigns.brands-changed",
);
