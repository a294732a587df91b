import { previewSite } from "@citelens/contract/sites";
import { queryOptions } from "@tanstack/react-query";
import { call } from "#lib/api/call.ts";

/** The preview of a site; optional, so it is never retried. */
export function sitePreviewQuery(url: string) {
  return queryOptions({
    queryKey: ["site-preview", url],
    queryFn: ({ signal }) => call(previewSite, { body: { url }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
}
