import { adLimits } from "@citelens/contract/content/ads-words";
import { isHostOfSite } from "@citelens/crawlers";
import { type Coverage, openCoverage } from "#features/local-index/fit/public.ts";
import { readSites } from "#features/local-index/public.ts";
import { pagePathOf } from "#features/visits/show/public.ts";
import type { Place } from "#platform/place.ts";
import type { Tools } from "#platform/tools.ts";
import type { FittingPage } from "./match.rules.ts";

/** What is looked for on a site's pages. */
export interface Topics {
  readonly texts: readonly string[];
  /** Two small letters; empty for every language that the site is written in. */
  readonly languages: readonly string[];
}

export interface SitePages {
  readonly pages: number;
  /** Pages that are about any of the topics, the best first; each once, with what of it fits best. */
  about(topics: Topics): FittingPage[];
}

const pagesMax = 2_000;
const textsMax = 200;

/** The known pages of a site; it is read first where that is due. */
export async function openSitePages(tools: Tools, place: Place, url: string): Promise<SitePages> {
  const { host = "", hostname = "" } = URL.parse(url) ?? {};
  await readSites(tools, place, { hosts: [host], pagesMax });
  const coverage = await openCoverage(tools, place);
  const isOwn = (page: string): boolean => isHostOfSite(URL.parse(page)?.hostname ?? "", hostname);
  const own = coverage.pagesAmong(isOwn);
  const languages = [...new Set(own.map(({ language }) => language))];
  return {
    pages: new Set(own.map(({ url: page }) => pagePathOf(page).path)).size,
    about: (topics) =>
      pagesAbout(coverage, isOwn, {
        texts: topics.texts.slice(0, textsMax),
        languages: languages.filter(
          (language) => topics.languages.length === 0 || topics.languages.includes(language),
        ),
      }),
  };
}

function pagesAbout(
  coverage: Coverage,
  isOwn: (url: string) => boolean,
  { texts, languages }: Topics,
): FittingPage[] {
  const best = new Map<string, FittingPage>();
  for (const language of languages) {
    for (const text of texts) {
      for (const page of coverage.pagesFrom({ text, language }, isOwn, adLimits.scoreMin)) {
        const { path } = pagePathOf(page.url);
        if ((best.get(path)?.score ?? 0) >= page.fit) continue;
        const sentence = bestSentence(coverage, { text, language }, page.passage);
        best.set(path, { path, score: page.fit, sentence });
      }
    }
  }
  return [...best.values()].toSorted(
    (one, other) => other.score - one.score || (one.path < other.path ? -1 : 1),
  );
}

const sentenceMax = 400;

/** Of a passage's sentences, a line each, the one that holds most of what is looked for. */
function bestSentence(
  coverage: Coverage,
  question: { readonly text: string; readonly language: string },
  passage: string,
): string {
  let best = { sentence: "", fit: -1 };
  for (const sentence of passage.split("\n")) {
    const fit = coverage.of(question, sentence);
    if (fit > best.fit) best = { sentence, fit };
  }
  return best.sentence.slice(0, sentenceMax);
}
