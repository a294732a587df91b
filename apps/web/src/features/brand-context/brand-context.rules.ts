import type {
  BrandSettings,
  BrandSuggestion,
  MarketContext,
  PointOfView,
} from "@citelens/contract/workspaces/brand-context";
import { ApiProblem, problemMessage } from "#lib/api/api-problem.ts";
import { countryOptions } from "#lib/markets.ts";

/** A field of a record: a text, or a list edited one entry per line. */
export interface FieldInfo<Name extends string> {
  readonly name: Name;
  readonly label: string;
  readonly kind: "text" | "lines";
}

export const viewFields: readonly FieldInfo<keyof PointOfView>[] = [
  { name: "language", label: "Voice Characteristics", kind: "text" },
  { name: "core_worldview", label: "Core Worldview", kind: "text" },
  { name: "pov_synthesis", label: "Synthesis", kind: "text" },
  { name: "stance_statements", label: "Key Positions", kind: "lines" },
  { name: "pov_manifestations", label: "Manifestations", kind: "lines" },
  { name: "contrarian_positions", label: "Contrarian Positions", kind: "lines" },
  { name: "voice_characteristics", label: "Voice Traits", kind: "lines" },
  { name: "pov_evolution", label: "Evolution", kind: "text" },
];

export const marketFields: readonly FieldInfo<keyof MarketContext>[] = [
  { name: "business_model", label: "Business Model", kind: "text" },
  { name: "target_segment", label: "Target Segment", kind: "text" },
  { name: "market_category", label: "Market Category", kind: "text" },
  { name: "market_position", label: "Market Position", kind: "text" },
  { name: "industry_context", label: "Industry Context", kind: "text" },
  { name: "key_differentiators", label: "Key Differentiators", kind: "lines" },
];

export const emptyView: PointOfView = {
  language: "",
  core_worldview: "",
  pov_synthesis: "",
  stance_statements: [],
  pov_manifestations: [],
  contrarian_positions: [],
  voice_characteristics: [],
  pov_evolution: "",
};

export const emptyMarket: MarketContext = {
  business_model: "",
  target_segment: "",
  market_category: "",
  market_position: "",
  industry_context: "",
  key_differentiators: [],
};

const scopes: Readonly<Record<string, string>> = {
  FR: "France",
  US: "United States",
  UK: "United Kingdom",
  EU: "European Union",
  GLOBAL: "Global",
};

const scopeOptions = Object.entries(scopes).map(([value, label]) => ({ value, label }));

/** The five markets with a code, then all other countries, which go by their name; and what is stored already. */
export function marketOptions(stored: string): readonly { readonly value: string; readonly label: string }[] {
  const named = new Set(scopeOptions.map(({ label }) => label));
  const others = countryOptions()
    .filter(({ label }) => !named.has(label))
    .map(({ label }) => ({ value: label, label }));
  const all = [...scopeOptions, ...others];
  const isListed = stored === "" || all.some(({ value }) => value === stored);
  return isListed ? all : [{ value: stored, label: stored }, ...all];
}

/** The names of the five codes; any other market as it is. */
export function scopeName(scope: string): string {
  return (Object.hasOwn(scopes, scope) && scopes[scope]) || scope;
}

export function linesOf(text: string): string[] {
  return text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== "");
}

export function hasText(value: Readonly<Record<string, string | readonly string[]>>): boolean {
  return Object.values(value).some((part) => part.length > 0);
}

export const suggestionFailures = {
  failed: "Failed to generate AI suggestion. Please try again.",
  noProject: "Project ID is required to generate AI suggestions",
  invalid: "Invalid response from AI suggestion service.",
} as const;

export interface SuggestionFailure {
  readonly message: string;
  /** Failures that the user can fix, in the server's words. */
  readonly reason?: string | undefined;
}

/** The message for a failed suggestion. */
export function suggestionFailure(problem: unknown): SuggestionFailure {
  if (problem instanceof ApiProblem) {
    const isTheirs = [0, 403, 404, 409, 429].includes(problem.status);
    const reason = isTheirs ? problemMessage(problem, suggestionFailures.failed) : suggestionFailures.failed;
    return {
      message: suggestionFailures.failed,
      ...(reason !== suggestionFailures.failed && { reason }),
    };
  }
  const own: readonly string[] = Object.values(suggestionFailures);
  const isOwn = problem instanceof Error && own.includes(problem.message);
  return { message: isOwn ? problem.message : suggestionFailures.failed };
}

export function saveFailure(problem: unknown): string {
  const detail = problem instanceof ApiProblem ? problem.detail : undefined;
  return `Failed to save changes: ${detail ?? problemMessage(problem)}`;
}

/** Whether a response is a complete suggestion. */
export function isSuggestion(answer: unknown): answer is BrandSuggestion {
  if (typeof answer !== "object" || answer === null) return false;
  if (!("about_brand" in answer && "market_positioning" in answer)) return false;
  if (!("brand_point_of_view" in answer && "main_products_services" in answer && "sources" in answer)) {
    return false;
  }
  const lists = [answer.brand_point_of_view, answer.main_products_services, answer.sources];
  return (
    typeof answer.about_brand === "string" &&
    typeof answer.market_positioning === "object" &&
    lists.every(Array.isArray)
  );
}

export type BrandParts = Pick<
  BrandSettings,
  "about_brand" | "brand_point_of_view" | "main_products_services" | "market_positioning"
>;

/** The fields that a suggestion replaces. */
export function partsOf({
  about_brand,
  brand_point_of_view,
  main_products_services,
  market_positioning,
}: BrandParts): BrandParts {
  return { about_brand, brand_point_of_view, main_products_services, market_positioning };
}

const nothing: BrandParts = {
  about_brand: "",
  brand_point_of_view: [],
  main_products_services: [],
  market_positioning: { market_scope: "", market_context: [] },
};

export function isEmptyBrand(parts: BrandParts): boolean {
  return compare(nothing, parts).every(({ suggested }) => suggested === "");
}

export interface PartComparison {
  readonly part: keyof BrandParts;
  readonly title: string;
  readonly now: string;
  readonly suggested: string;
}

/** Both records as text, field by field. */
export function compare(now: BrandParts, suggested: BrandParts): readonly PartComparison[] {
  return [
    {
      part: "about_brand",
      title: "About brand",
      now: now.about_brand,
      suggested: suggested.about_brand,
    },
    {
      part: "brand_point_of_view",
      title: "Brand Point of View",
      now: viewsInWords(now.brand_point_of_view),
      suggested: viewsInWords(suggested.brand_point_of_view),
    },
    {
      part: "main_products_services",
      title: "Core Products & Services",
      now: now.main_products_services.join("\n"),
      suggested: suggested.main_products_services.join("\n"),
    },
    {
      part: "market_positioning",
      title: "Brand Market Analysis",
      now: marketInWords(now.market_positioning),
      suggested: marketInWords(suggested.market_positioning),
    },
  ];
}

/** Parts that differ, and of that what is offered in place of something: a suggestion of nothing replaces no text by itself. */
export function changedParts(compared: readonly PartComparison[]): {
  readonly all: readonly PartComparison["part"][];
  readonly offered: readonly PartComparison["part"][];
} {
  const changed = compared.filter(({ now, suggested }) => now !== suggested);
  return {
    all: changed.map(({ part }) => part),
    offered: changed.filter(({ suggested }) => suggested !== "").map(({ part }) => part),
  };
}

function viewsInWords(views: BrandParts["brand_point_of_view"]): string {
  return views
    .map((view) => (typeof view === "string" ? view : fieldsInWords(viewFields, view)))
    .join("\n\n");
}

function marketInWords({ market_scope, market_context }: BrandParts["market_positioning"]): string {
  const contexts = market_context.map((context) => fieldsInWords(marketFields, context));
  return [market_scope === "" ? "" : `Market: ${scopeName(market_scope)}`, ...contexts]
    .filter(Boolean)
    .join("\n\n");
}

function fieldsInWords<Name extends string>(
  fields: readonly FieldInfo<Name>[],
  value: Readonly<Record<Name, string | readonly string[]>>,
): string {
  return fields
    .map(({ name, label }) => [label, [value[name]].flat().join(", ")] as const)
    .filter(([, text]) => text !== "")
    .map(([label, text]) => `${label}: ${text}`)
    .join("\n");
}
