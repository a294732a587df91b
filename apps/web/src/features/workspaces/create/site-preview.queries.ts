import { previewSite } from "@citelens/contract/workspaces/sites";
import { endpointQuery } from "#lib/api/queries.ts";

/** The preview of a site; optional, so it is never retried. */
export function sitePreviewQuery(url: string) {
  return endpointQuery(["site-preview", url], [previewSite, { body: { url } }], {
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
}
