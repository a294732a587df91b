import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { webUrl } from "./fields.ts";

export const sitePreview = z.object({
  /** Where the address led in the end. */
  url: z.string(),
  title: z.string().nullable(),
  /** What the site calls itself on each of its pages, where it says so. */
  site_name: z.string().nullable(),
  description: z.string().nullable(),
  /** Path of the site's icon on this server. */
  favicon: z.string().nullable(),
});
export type SitePreview = z.output<typeof sitePreview>;

export const previewSite = endpoint({
  method: "POST",
  path: "/sites/preview/",
  caller: "user",
  summary: "What a website says of itself: title, name, description and icon; nulls where it does not answer",
  body: z.object({ url: webUrl }),
  answer: sitePreview,
});
