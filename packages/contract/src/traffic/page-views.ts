import { z } from "zod";
import { endpoint } from "../base/endpoint.ts";
import { fieldErrors } from "../base/field-errors.ts";
import { id } from "../base/fields.ts";
import { visitErrors } from "./visits.ts";

/** One page view of a person, as tracker.js reports it. Unknown fields are ignored. */
export const pageView = z.object({
  /** The workspace's id, which is public: it stands in the customer's pages. */
  project: id,
  /** The path; of the query only utm_*, ref and a referrer that names a host are stored. */
  url: z
    .string()
    .min(1, fieldErrors.blank)
    .max(2500)
    .refine((path) => !/\p{Cc}/u.test(path), visitErrors.path),
  /** Where the person came from: another site on the first page of a load, this site on the later ones, or nothing. */
  referrer: z.string().max(2500).default(""),
});
export type PageView = z.output<typeof pageView>;

export const pageViewBytesMax = 8_192;
/** From one address; more is answered with 429. */
export const pageViewsPerMinute = 120;

export const trackPageView = endpoint({
  method: "POST",
  path: "/tracking/pageview/",
  caller: "anyone",
  worksReadOnly: true,
  summary:
    "Report one page view from the workspace's own website, as tracker.js does; answers 202 once it is stored",
  repeatable: "anonymous",
  body: pageView,
  status: 202,
});
