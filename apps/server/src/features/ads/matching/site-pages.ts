import { setImmediate as nextTick } from "node:timers/promises";
import { adLimits } from "@citelens/contract/content/ads-words";
import { isHostOfSite } from "@citelens/crawlers";
import { type Coverage, openCoverage } from "#features/local-index/fit/public.ts";
import { readSites } from "#features/local-index/public.ts";
import { pagePathOf } from "#features/visits/show/public.ts";
import type { Place } from "#platform/place.ts";
import type { Tools } from "#platform/tools.ts";
import type { FittingPage } from "./match.rules.ts";

/** Topics that are looked for on a site's pages. */
export interface Topics {
  readonly texts: readonly string[];
  /** Two small letters; empty for every language that the site is written in. */
  readonly languages: readonly string[];
}

export interface SitePages {
  readonly pages: number;
  /** Pages that are about any of the topics, the best first; each once, with what of it fits best. */
  about(topics: Topics): Promise<FittingPage[]>;
}

const pagesMax = 2_000;
const textsMax = 200;

/** Reads a site where that is due: it may take minutes. */
export async function readSite(tools: Tools, place: Place, url: string): Promise<void> {
  await readSites(tools, place, { hosts: [URL.parse(url)?.host ?? ""], pagesMax });
}

/** The pages of a site that are known now. */
export async function openSitePages(tools: Tools, place: Place, url: string): Promise<SitePages> {
  const hostname = URL.parse(url)?.hostname ?? "";
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

async function pagesAbout(
  coverage: Coverage,
  isOwn: (url: string) => boolean,
  { texts, languages }: Topics,
): Promise<FittingPage[]> {
  const best = new Map<string, FittingPage>();
  for (const language of languages) {
    for (const text of texts) {
      await nextTick(); // each look may take some milliseconds
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

/** Sentence, a line of the passage, that holds most of what is looked for. */
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
