import type * as contract from "@citelens/contract/content/ads-network";
import { adErrors } from "@citelens/contract/content/ads-words";
import { agents, isHostOfSite } from "@citelens/crawlers";
import { FieldRefusal } from "#platform/refusal.ts";
import type { Tools } from "#platform/tools.ts";
import { webPageCharacters } from "#platform/web-page/web-page-characters.ts";
import { openedPublisher } from "./placements.ts";
import { readPassages } from "./read-passages.ts";

const browserAgent =
  "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36";
const crawlerAgent = agents.find(({ token }) => token === "GPTBot")?.sampleUserAgent ?? "";
const timeoutMs = 15_000;

type FetchedPlacement = contract.AdPlacementCheck["fetched"][number] & { readonly markup: string | null };

/** Fetches a page as a browser and as an agent would, and looks whether both got the same passage. */
export async function checkAdPlacement(
  tools: Tools,
  { publisherId, pageUrl }: { readonly publisherId: string; readonly pageUrl: string },
): Promise<contract.AdPlacementCheck> {
  const { publisher } = await openedPublisher(tools, publisherId);
  const host = URL.parse(publisher.url)?.hostname ?? "";
  if (!isHostOfSite(URL.parse(pageUrl)?.hostname ?? "", host))
    throw new FieldRefusal({ page_url: [adErrors.pageOfSite] });
  const browser = await fetchAs(tools, pageUrl, "BROWSER");
  const agent = await fetchAs(tools, pageUrl, "AGENT");
  return {
    outcome: outcomeOf(browser, agent),
    fetched: [browser, agent].map(({ markup: _, ...shown }) => shown),
  };
}

function outcomeOf(one: FetchedPlacement, other: FetchedPlacement): contract.AdPlacementCheck["outcome"] {
  if (one.fault !== null || other.fault !== null) return "UNREADABLE";
  if (one.markup === null && other.markup === null) return "MISSING";
  return one.markup === other.markup ? "SAME" : "DIFFERENT";
}

async function fetchAs(tools: Tools, url: string, as: FetchedPlacement["as"]): Promise<FetchedPlacement> {
  const userAgent = as === "BROWSER" ? browserAgent : crawlerAgent;
  const nothing = { as, status: null, passage: null, is_labelled: false, markup: null };
  try {
    const { status, body, contentType, charset } = await tools.web.get(url, {
      userAgent,
      timeoutMs,
      accept: "text/html,application/xhtml+xml",
    });
    if (status >= 400) return { ...nothing, status, fault: `The page answered with ${status}.` };
    if (!/^$|html/.test(contentType))
      return { ...nothing, status, fault: "This address is not of an HTML page." };
    return { as, status, fault: null, ...readPassages(webPageCharacters(body, charset)) };
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    return { ...nothing, fault: `The page could not be fetched: ${why}` };
  }
}
