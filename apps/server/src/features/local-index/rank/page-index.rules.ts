import { addressOf } from "../store/page-names.rules.ts";
import { fieldScores, fieldTexts, type Scan, type Stretch } from "./field-scores.rules.ts";
import { fieldBoosts, type PassageFields, passageFields, tellingStems } from "./passage-fields.rules.ts";
import type { Hit, IndexedPage, PageIndex } from "./search-index.rules.ts";

type NamesOf = (url: string) => readonly string[];

/** A page, and where its passages stand among those that were added with it. */
interface Entry {
  readonly page: IndexedPage;
  readonly texts: Stretch;
}

export interface PageIndexBuilder {
  add(page: IndexedPage): void;
  done(): PageIndex;
}

/** Pages are added in the order of their addresses. */
export function pageIndexBuilder(namesOf: NamesOf): PageIndexBuilder {
  const { add, entries, counts } = gathered();
  return {
    add: (page) => add(page, namesOf(page.url)),
    done: () => pageIndex({ entries, namesOf, passagesWith: (stem) => counts.get(stem) ?? 0 }),
  };
}

interface GatheredEntries {
  add(page: IndexedPage, names: readonly string[]): void;
  readonly entries: readonly Entry[];
  /** How many passages have a stem. */
  readonly counts: ReadonlyMap<string, number>;
}

function gathered(): GatheredEntries {
  const texts = fieldTexts(fieldBoosts);
  const entries: Entry[] = [];
  const counts = new Map<string, number>();
  return {
    entries,
    counts,
    add: (page, names) => {
      const passages = passageFields(page, names);
      for (const fields of passages) texts.add(fields);
      countInto(counts, passages, 1);
      const { to } = texts.all();
      entries.push({ page, texts: { ...texts.all(), from: to - passages.length } });
    },
  };
}

function countInto(counts: Map<string, number>, passages: readonly PassageFields[], by: number): void {
  for (const fields of passages) {
    for (const stem of tellingStems(fields)) counts.set(stem, (counts.get(stem) ?? 0) + by);
  }
}

interface IndexedEntries {
  /** In the order of their addresses. */
  readonly entries: readonly Entry[];
  readonly namesOf: NamesOf;
  passagesWith(stem: string): number;
}

function pageIndex(indexed: IndexedEntries): PageIndex {
  const { entries, passagesWith } = indexed;
  const pages = entries.map(({ page }) => page);
  const kept = pages.flatMap((page) => page.passages.map((passage, at) => ({ page, passage, at })));
  const rangeOf = rangesOf(pages);
  const placeOf = new Map(pages.map((page, place) => [page, place]));
  const scan = fieldScores(joined(entries.map(({ texts }) => texts)));
  return {
    pages,
    passageCount: kept.length,
    weightOf: (stem) => {
      const count = passagesWith(stem);
      return Math.log(1 + (kept.length - count + 0.5) / (count + 0.5));
    },
    passagesOf: (page, score) => {
      const { first, next } = rangeOf(placeOf.get(page) ?? pages.length);
      return kept.slice(first, next).map((one) => ({ ...one, score }));
    },
    search: (query, foundMax) =>
      scan(query)
        .best(foundMax)
        .flatMap(({ at, score, stems }): Hit[] => {
          const found = kept[at];
          return found ? [{ ...found, score, stems }] : [];
        }),
    scan: (query) => {
      const scanned = scan(query);
      return {
        bestOf: (place, passagesMax) => bestAmong(scanned, rangeOf(place), passagesMax),
        isIn: (place, passages, stem) => {
          const { first } = rangeOf(place);
          return scanned.isIn(
            passages.map((at) => first + at),
            stem,
          );
        },
      };
    },
    withPage: (page, replaces) => withPage(indexed, page, replaces),
  };
}

/** Passages from the one to the other, which is the next page's. */
interface Range {
  readonly first: number;
  readonly next: number;
}

function rangesOf(pages: readonly IndexedPage[]): (place: number) => Range {
  const firsts = [0];
  for (const { passages } of pages) firsts.push((firsts.at(-1) ?? 0) + passages.length);
  const end = firsts.at(-1) ?? 0;
  return (place) => ({ first: firsts[place] ?? end, next: firsts[place + 1] ?? end });
}

/** Places within the range, the best first, of equals the earlier one. */
function bestAmong({ scoreAt }: Scan, { first, next }: Range, foundMax: number): number[] {
  const found: number[] = [];
  for (let at = first; at < next; at++) {
    const score = scoreAt(at);
    if (score === 0) continue;
    let place = found.length;
    while (place > 0 && scoreAt(first + (found[place - 1] ?? 0)) < score) place -= 1;
    if (place >= foundMax) continue;
    found.splice(place, 0, at - first);
    if (found.length > foundMax) found.pop();
  }
  return found;
}

function joined(stretches: readonly Stretch[]): Stretch[] {
  const all: Stretch[] = [];
  for (const stretch of stretches) {
    const last = all.at(-1);
    if (last && last.fields === stretch.fields && last.to === stretch.from) {
      all[all.length - 1] = { ...last, to: stretch.to };
    } else all.push(stretch);
  }
  return all;
}

/** Nothing of the other pages is read again. */
function withPage(indexed: IndexedEntries, page: IndexedPage, replaces = page.url): PageIndex {
  const { entries, namesOf, passagesWith } = indexed;
  const gone = new Set([replaces, page.url].map(addressOf));
  const [left = [], kept = []] = partition(entries, (one) => gone.has(addressOf(one.page.url)));
  const old = left.find((one) => addressOf(one.page.url) === addressOf(replaces));
  const draft = gathered();
  draft.add(page, namesOf(old?.page.url ?? page.url));
  const changes = new Map(draft.counts);
  for (const { page: one } of left) countInto(changes, passageFields(one, []), -1);

  const place = kept.findIndex((one) => one.page.url > page.url);
  return pageIndex({
    entries: kept.toSpliced(place < 0 ? kept.length : place, 0, ...draft.entries),
    namesOf,
    passagesWith: (stem) => passagesWith(stem) + (changes.get(stem) ?? 0),
  });
}

function partition<Item>(items: readonly Item[], isFirst: (item: Item) => boolean): [Item[], Item[]] {
  return [items.filter(isFirst), items.filter((item) => !isFirst(item))];
}
