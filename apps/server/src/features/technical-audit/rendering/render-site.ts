import { FetchFailure } from "#platform/guarded-fetch/guarded-failure.ts";
import type { Place } from "#platform/place.ts";
import { RenderFailure } from "#platform/rendering/render-failure.ts";
import type { Tools } from "#platform/tools.ts";
import { readWebPageParts } from "#platform/web-page/web-page.ts";
import { siteUse } from "../access/site-use.ts";
import { htmlFacts } from "../facts/read-facts.ts";
import type { AtWork } from "../store/leased-audit.ts";
import type { RenderFacts } from "../store/page-facts.rules.ts";
import { readPages } from "../store/read-pages.sql.ts";
import { choosePages, type RenderCandidate, type RenderGroup } from "./choose-pages.rules.ts";
import { type PageSide, renderFacts } from "./render-facts.rules.ts";
import { storeRendering } from "./renderings.sql.ts";

const notAsked = "Pages were not to be opened in a browser.";
const fetchMs = 10_000;

/** Opens pages of an audit in a browser, and keeps what it made of them; resolves to why none was, as a sentence. */
export async function renderSite(tools: Tools, place: Place, work: AtWork): Promise<string | null> {
  const { audit, signal, progress } = work;
  if (!audit.render) return notAsked;
  const whyNone = await tools.browser.whyNone();
  if (whyNone !== null) return whyNone;

  const pages = await candidates(tools, place, work);
  const urls = new Map(pages.map(({ hash, url }) => [hash, url]));
  let failed: string | null = null;
  for (const group of choosePages(pages)) {
    const rendered = new Map<string, RenderFacts>();
    for (const hash of group.chosen) {
      signal.throwIfAborted();
      const url = urls.get(hash) ?? "";
      progress.current_url = url;
      const facts = await renderOne(tools, url, signal);
      if (typeof facts === "string") failed = facts;
      else rendered.set(hash, facts);
      progress.rendered = progress.rendered + (typeof facts === "string" ? 0 : 1);
    }
    await storeRendering(tools, place, { auditId: audit.id, renderings: ofGroup(group, rendered) });
  }
  return progress.rendered > 0 ? null : (failed ?? "There was no page to open in a browser.");
}

const candidatesMax = 3_000;
/** Most of a page's links, which show how it is built: its frame's come first. */
const linksKept = 40;
/** A single page is to be answered within seconds, so a browser opens it only where it may be needed. */
const plainWordsMin = 150;

async function candidates(tools: Tools, place: Place, { audit }: AtWork): Promise<RenderCandidate[]> {
  const use = await siteUse(tools, place, { host: audit.site?.host ?? "", scope: audit.scope });
  const found: RenderCandidate[] = [];
  for await (const rows of readPages(tools, place, audit.id)) {
    for (const { hash, url, facts } of rows) {
      const { html } = facts;
      if (!html || (audit.scope === "PAGE" && html.shell === null && html.mainWords >= plainWordsMin))
        continue;
      found.push({
        hash,
        url,
        html: { shell: html.shell, links: html.links.slice(0, linksKept) },
        aiVisits: use.aiVisitsOf(url),
        citations: use.citationsOf(url),
      });
      if (found.length === candidatesMax) return found;
    }
  }
  return found;
}

/** Rendering of a page beside what the server sends now; a sentence where it could not. */
async function renderOne(tools: Tools, url: string, signal: AbortSignal): Promise<RenderFacts | string> {
  try {
    const raw = await tools.web.get(url, { accept: "text/html,*/*;q=0.5", signal, timeoutMs: fetchMs });
    const rendered = await tools.browser.render(url, { signal });
    return renderFacts(
      sideOf(raw.body, { url: raw.url, charset: raw.charset }),
      sideOf(rendered.html, { url: rendered.url }),
    );
  } catch (error) {
    if (error instanceof RenderFailure) return error.message;
    if (error instanceof FetchFailure) return "The page could not be had again to compare it.";
    throw error;
  }
}

function sideOf(
  html: string | Buffer,
  { url, charset }: { readonly url: string; readonly charset?: string | undefined },
): PageSide {
  const { text } = readWebPageParts(html, { url, charset, parts: ["text"], visitors: [] });
  return { facts: htmlFacts(html, { url, charset }).facts, text };
}

/** Pages that are built alike share what the better of their rendered ones shows, so that none is accused by chance. */
function ofGroup(
  { pages }: RenderGroup,
  rendered: ReadonlyMap<string, RenderFacts>,
): { readonly hash: string; readonly rendering: RenderFacts; readonly opened: string }[] {
  const [best] = [...rendered].toSorted(([, one], [, other]) => other.wordShare - one.wordShare);
  if (!best) return [];
  return pages.map((hash) => {
    const own = rendered.get(hash);
    return { hash, rendering: own ?? best[1], opened: own ? hash : best[0] };
  });
}
