import { previewSite } from "@citelens/contract/sites";
import { queryOptions } from "@tanstack/react-query";
import { call } from "#lib/api/call.ts";

/** What the site at an address says of itself; it is a nicety, so it is asked for once. */
export function sitePreviewQuery(url: string) {
  return queryOptions({
    queryKey: ["site-preview", url],
    queryFn: ({ signal }) => call(previewSite, { body: { url }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
}
