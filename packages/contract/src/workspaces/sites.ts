import { z } from "zod";
import { endpoint } from "../base/endpoint.ts";
import { webUrl } from "../base/fields.ts";

export const sitePreview = z.object({
  /** The final URL after redirects. */
  url: z.string(),
  title: z.string().nullable(),
  /** The site's own name for itself, if its pages contain one. */
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
  scope: "none",
  summary: "A website's own title, name, description and icon; nulls when it does not respond",
  repeatable: "reads",
  body: z.object({ url: webUrl }),
  answer: sitePreview,
});
