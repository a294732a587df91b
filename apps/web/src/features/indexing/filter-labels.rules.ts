import {
  chainLinks,
  engines,
  evidenceLevels,
  type IndexedPageOrder,
} from "@citelens/contract/traffic/indexing";
import { engineName, levelLabels, linkLabels } from "./evidence-labels.rules.ts";
import {
  type IndexingView,
  type ListFilter,
  listFilters,
  type SourceChoice,
  type StaleChoice,
} from "./indexing-search.rules.ts";

export const filterLabels: Readonly<Record<ListFilter, string>> = {
  engine: "Engine",
  level: "Evidence",
  broken: "Chain",
};

interface Option {
  readonly value: string;
  readonly label: string;
}

export const filterOptions: Readonly<Record<ListFilter, readonly Option[]>> = {
  engine: engines.map((value) => ({ value, label: engineName(value) })),
  level: evidenceLevels.map((value) => ({ value, label: levelLabels(value).label })),
  broken: chainLinks.map((value) => ({ value, label: linkLabels(value).broken })),
};

export const staleOptions: readonly { readonly value: StaleChoice; readonly label: string }[] = [
  { value: "any", label: "Any age" },
  { value: "stale", label: "With stale evidence" },
  { value: "fresh", label: "Without stale evidence" },
];

export const sourceOptions: readonly { readonly value: SourceChoice; readonly label: string }[] = [
  { value: "any", label: "All pages" },
  { value: "sitemap", label: "In a sitemap" },
  { value: "visits", label: "Known by visits alone" },
];

export const orderOptions: readonly { readonly value: IndexedPageOrder; readonly label: string }[] = [
  { value: "path", label: "Path, A to Z" },
  { value: "-path", label: "Path, Z to A" },
  { value: "-last_read", label: "Read last" },
  { value: "last_read", label: "Not read for long" },
];

export interface ActiveFilter {
  readonly words: string;
  /** View without it. */
  readonly without: Partial<IndexingView>;
}

/** Each value that narrows the pages, with its word. */
export function activeFilters(view: IndexingView): readonly ActiveFilter[] {
  const { search, source, stale } = view;
  return [
    ...(search === "" ? [] : [{ words: `Path: ${search}`, without: { search: "" } }]),
    ...listFilters.flatMap((name) =>
      filterOptions[name]
        .filter(({ value }) => view[name].some((one) => one === value))
        .map(({ value, label }) => ({
          words: `${filterLabels[name]}: ${label}`,
          without: withValues(
            name,
            [...view[name]].filter((one) => one !== value),
          ),
        })),
    ),
    ...staleOptions
      .filter(({ value }) => value === stale && value !== "any")
      .map(({ label }) => ({ words: label, without: { stale: "any" as const } })),
    ...sourceOptions
      .filter(({ value }) => value === source && value !== "any")
      .map(({ label }) => ({ words: label, without: { source: "any" as const } })),
  ];
}

/** A filter with other values. What is not one of its words is dropped. */
export function withValues(name: ListFilter, values: readonly string[]): Partial<IndexingView> {
  switch (name) {
    case "engine":
      return { engine: engines.filter((one) => values.includes(one)) };
    case "level":
      return { level: evidenceLevels.filter((one) => values.includes(one)) };
    case "broken":
      return { broken: chainLinks.filter((one) => values.includes(one)) };
  }
}
