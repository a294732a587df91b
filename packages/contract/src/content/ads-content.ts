import { z } from "zod";
import { endpoint } from "../base/endpoint.ts";
import { id, instant, webUrl } from "../base/fields.ts";
import { requestHeaders } from "../traffic/visits.ts";

/** A passage for one placement of one page. */
export const adContent = z.object({
  /** Built from escaped text alone; the same bytes for whoever asks. */
  html: z.string(),
  creative_id: id,
  /** Until then the page shows the same. */
  expires_at: instant,
});
export type AdContent = z.output<typeof adContent>;

export const serveAdContent = endpoint({
  method: "POST",
  path: "/ads/content/",
  caller: "api-key",
  worksReadOnly: true,
  summary:
    "The passage of a placement, chosen by page, placement and hour alone; 204 where there is none, whatever the reason",
  repeatable: "reads",
  body: z.object({
    page_url: webUrl,
    placement: z.string().min(1).max(50),
    /** Headers of the visitor; for counting alone, after the choice. */
    request_headers: requestHeaders.optional(),
  }),
  answer: adContent,
  mayBeEmpty: true,
});

/** State that a server that keeps passages asks for every few seconds: whether they still hold. */
export const adsState = z.object({
  /** Another one than before: what is kept is to be asked for again. */
  version: z.string(),
});

export const getAdsState = endpoint({
  method: "GET",
  path: "/ads/content/",
  caller: "api-key",
  summary: "Whether the passages that a server keeps still hold",
  answer: adsState,
});
