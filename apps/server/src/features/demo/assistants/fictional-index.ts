import { LRUCache } from "lru-cache";
import { type IndexedPage, indexPages, passagesOf, type SearchIndex } from "#features/local-index/public.ts";
import type { DemoPage, DemoSite } from "../web/demo-site.ts";
import { allSites, pagesOn } from "../web/fictional-answer.ts";
import type { PublishedPage } from "../web/published-page.ts";
import type { TastedPage } from "./tastes.ts";

/** The fictional web of a day, as somebody finds things in it who has read all of it. */
export interface FictionalIndex {
  readonly index: SearchIndex;
  /** By their addresses. */
  readonly pages: ReadonlyMap<string, TastedPage>;
}

/** A page that always stood is taken to be as old as this. */
const oldDays = 365;
const made = new Map<number, FictionalIndex>();

/** Pages that a workspace published in the web, with what it is known by: the same key has the same pages. */
export interface PublishedSite {
  readonly key: string;
  readonly pages: readonly (PublishedPage & { readonly ageDays: number })[];
}

/** The web of a day with the pages that a workspace published in it, in the place of those that stood there. */
export function indexWithPublished(webDay: number, { key, pages }: PublishedSite): FictionalIndex {
  const plain = fictionalIndexOn(webDay);
  const addresses = new Set(pages.map(({ site, page }) => addressOf(site, page)));
  const name = `${webDay} ${key}`;
  const index =
    withPublished.get(name) ??
    remembering(
      indexPages([
        ...standing(webDay)
          .filter(({ site, page }) => !addresses.has(addressOf(site, page)))
          .map(({ site, page }) => indexed(site, page)),
        ...pages.map(({ site, page }) => indexed(site, page)),
      ]),
    );
  withPublished.set(name, index);
  const known = pages.map(({ site, page, ageDays }) => {
    return [addressOf(site, page), { host: site.host, path: page.path, ageDays }] as const;
  });
  return { index, pages: new Map([...plain.pages, ...known]) };
}

const withPublished = new LRUCache<string, SearchIndex>({ max: 20 });

/** Made once for each day on which something of the web has changed: about thirty of some hundred passages in all. */
export function fictionalIndexOn(webDay: number): FictionalIndex {
  const since = changes.findLast((day) => day <= webDay) ?? 0;
  const known = made.get(since) ?? indexOf(since);
  made.set(since, known);
  return known.pages.size === 0 ? known : { ...known, pages: aged(known.pages, webDay - since) };
}

const changes: readonly number[] = [
  ...new Set([
    0,
    ...allSites.flatMap(({ pages }) => pages.flatMap(({ from = 0, until = 0 }) => [from, until])),
  ]),
].toSorted((one, other) => one - other);

function indexOf(webDay: number): FictionalIndex {
  const all = standing(webDay);
  return {
    index: remembering(indexPages(all.map(({ site, page }) => indexed(site, page)))),
    pages: new Map(
      all.map(({ site, page }) => [
        addressOf(site, page),
        {
          host: site.host,
          path: page.path,
          ageDays: page.from === undefined ? oldDays : webDay - page.from,
        },
      ]),
    ),
  };
}

function standing(webDay: number): { readonly site: DemoSite; readonly page: DemoPage }[] {
  return allSites.flatMap((site) => pagesOn(site, webDay).map((page) => ({ site, page })));
}

/** The same questions are asked each day: what is found for them is looked up once. */
function remembering(index: SearchIndex): SearchIndex {
  const found = new Map<string, ReturnType<SearchIndex["search"]>>();
  return {
    ...index,
    search: (query, foundMax) => {
      const key = `${foundMax} ${[...query].join(" ")}`;
      const known = found.get(key) ?? index.search(query, foundMax);
      if (found.size < rememberedMax) found.set(key, known);
      return known;
    },
  };
}

const rememberedMax = 500;

function aged(pages: FictionalIndex["pages"], days: number): FictionalIndex["pages"] {
  return new Map([...pages].map(([url, page]) => [url, { ...page, ageDays: page.ageDays + days }]));
}

function indexed(site: DemoSite, page: DemoPage): IndexedPage {
  const lines = page.text.split("\n");
  const headings = lines.filter((line) => line.startsWith("## ")).map((line) => ({ text: line.slice(3) }));
  const text = lines.map((line) => line.replace(/^(?:##|-) /, "")).join("\n");
  const language = "en";
  return {
    url: addressOf(site, page),
    title: page.title,
    language,
    passages: passagesOf({ headings, text, language }),
  };
}

function addressOf({ host }: DemoSite, { path }: DemoPage): string {
  return `https://${host}${path}`;
}
