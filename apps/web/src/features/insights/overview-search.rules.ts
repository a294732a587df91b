import { type InsightAddress, parseInsightAddress } from "./filters/insight-view.rules.ts";

/** The search parameters of the Overview; defaults are omitted. */
export interface OverviewSearch extends InsightAddress {
  /** The metric of the Visibility Index chart. */
  readonly metric?: "voice";
  /** The brands in the chart, when they are not the default ones. */
  readonly brands?: readonly string[];
  readonly prompts?: Exclude<PromptsTab, "underperforming">;
}

const promptsTabs = ["most_performing", "promising", "underperforming"] as const;
export type PromptsTab = (typeof promptsTabs)[number];

const brandsMax = 50;
const nameCharactersMax = 200;

/** Parses the search parameters; invalid and default values are dropped one by one. */
export function parseOverviewSearch(raw: Readonly<Record<string, unknown>>): OverviewSearch {
  const prompts = promptsTabs.find((tab) => tab === raw.prompts) ?? "underperforming";
  const brands = namesIn(raw.brands);
  return {
    ...parseInsightAddress(raw),
    ...(raw.metric === "voice" && { metric: raw.metric }),
    ...(brands && { brands }),
    ...(prompts !== "underperforming" && { prompts }),
  };
}

/** The router parses a name that looks like a number as a number. */
function namesIn(value: unknown): readonly string[] | undefined {
  if (!Array.isArray(value) || value.length > brandsMax) return undefined;

  const names = value.flatMap((name: unknown) =>
    typeof name === "string" || typeof name === "number" ? [String(name)] : [],
  );
  const areNames = names.length === value.length && names.every(({ length }) => length <= nameCharactersMax);
  return areNames ? [...new Set(names)] : undefined;
}
