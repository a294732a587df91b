import { addressLists } from "@citelens/crawlers/address-lists";
import type { Tools } from "#platform/tools.ts";
import { type Identity, openIdentity } from "./identity.ts";
import type { Names } from "./names/names.ts";
import { type PublishedSources, publishedOf } from "./sources/published.ts";

/** The DNS of a calendar that is only simulated is silent. */
const noNames: Names = { find: () => "failed", lookUp: async () => undefined };

/** For days that are only simulated: the lists that came with the product are read on each of them. */
export function simulatedIdentity(tools: Pick<Tools, "db" | "now" | "log" | "names">): Identity {
  const readOnThatDay = addressLists.map(({ url, prefixes }) => ({
    url,
    kind: "address_list" as const,
    content: prefixes,
    version: "",
    fetched_at: tools.now(),
    failing_since: null,
    failures: 0,
    failure: null,
    next_try_at: tools.now(),
  }));
  const published = publishedOf(readOnThatDay);
  const sources: PublishedSources = { get: () => published, ready: () => undefined };
  return openIdentity(tools, sources, noNames);
}
