import type { SentimentLabel } from "@citelens/contract/visibility/answers";
import { isDays, type Period, recentPeriods } from "./period.rules.ts";

/** Further filters of single answers, mostly set by links from insights figures. */
export interface AnswerFilters {
  /** Only answers that count in figures. */
  readonly counted?: boolean;
  /** Whether they cite any source. */
  readonly citing?: boolean;
  /** The ids of the query and the brand. */
  readonly query?: string;
  readonly brand?: string;
  /** The sentiment towards that brand. */
  readonly sentiment?: SentimentLabel;
  /** The cited site or page. */
  readonly domain?: string;
  readonly url?: string;
  /** Words searched for, and whether that found the client's pages. */
  readonly searched_for?: string;
  readonly found_owned?: boolean;
  /** Whether they say that they do not know the client. */
  readonly unknown_to_model?: boolean;
}

/** The search parameters; defaults are omitted. */
export interface ConversationsSearch extends AnswerFilters {
  /** Show single answers instead of queries. */
  readonly view?: "answers";
  readonly campaign?: string;
  readonly model?: string;
  readonly branded?: boolean;
  readonly mentioned?: boolean;
  readonly cited?: boolean;
  readonly search?: string;
  /** The last so many days; never together with `from` and `to`. */
  readonly days?: number;
  /** First and last day as yyyy-MM-dd, always together. */
  readonly from?: string;
  readonly to?: string;
  readonly page?: number;
}

/** The search parameters with all defaults filled in. */
export interface ConversationsView {
  readonly shows: "queries" | "answers";
  readonly campaign: string | undefined;
  readonly model: string | undefined;
  /** The three are undefined when any value matches. */
  readonly branded: boolean | undefined;
  readonly mentioned: boolean | undefined;
  readonly cited: boolean | undefined;
  /** Search text in the query; empty for all. */
  readonly search: string;
  readonly period: Period;
  readonly answers: AnswerFilters;
  readonly page: number;
}

export const noFilters: ConversationsView = {
  shows: "queries",
  campaign: undefined,
  model: undefined,
  branded: undefined,
  mentioned: undefined,
  cited: undefined,
  search: "",
  period: undefined,
  answers: {},
  page: 1,
};

const searchCharactersMax = 200;
const domainCharactersMax = 253;
const urlCharactersMax = 2048;
const searchedForCharactersMax = 2000;
const sentimentOrder = [
  "POSITIVE",
  "NEGATIVE",
  "NEUTRAL",
  "UNKNOWN",
] as const satisfies readonly SentimentLabel[];
const pageMax = 1_000_000;

/** Parses the search parameters; invalid and default values are dropped one by one. */
export function parseConversationsSearch(raw: Readonly<Record<string, unknown>>): ConversationsSearch {
  return addressOf({
    shows: raw.view === "answers" ? "answers" : "queries",
    campaign: idIn(raw.campaign),
    model: textIn(raw.model) || undefined,
    branded: flagIn(raw.branded),
    mentioned: flagIn(raw.mentioned),
    cited: flagIn(raw.cited),
    search: textIn(raw.search),
    period: periodIn(raw),
    answers: answerFiltersIn(raw),
    page: pageIn(raw.page),
  });
}

export function conversationsView(search: ConversationsSearch): ConversationsView {
  const { campaign, model, branded, mentioned, cited } = search;
  return {
    shows: search.view ?? "queries",
    campaign,
    model,
    branded,
    mentioned,
    cited,
    search: search.search ?? "",
    period: periodIn({ ...search }),
    answers: answerFiltersIn({ ...search }),
    page: search.page ?? 1,
  };
}

/** The queries view drops the filters of single answers, which would have no effect there. */
export function addressOf(view: ConversationsView): ConversationsSearch {
  const { shows, campaign, model, branded, mentioned, cited, search, period, page } = view;
  return {
    ...(shows === "answers" && { view: shows }),
    ...(campaign !== undefined && { campaign }),
    ...(model !== undefined && { model }),
    ...(branded !== undefined && { branded }),
    ...(mentioned !== undefined && { mentioned }),
    ...(cited !== undefined && { cited }),
    ...(search !== "" && { search }),
    ...(typeof period === "string" ? { days: Number(period) } : period),
    ...(shows === "answers" && view.answers),
    ...(page !== 1 && { page }),
  };
}

/** Whether any filter is set. */
export function hasFilters(view: ConversationsView): boolean {
  const { view: _, ...filters } = addressOf({ ...view, page: 1 });
  return Object.keys(filters).length > 0;
}

function answerFiltersIn(raw: Readonly<Record<string, unknown>>): AnswerFilters {
  const [query, brand, sentiment] = [idIn(raw.query), idIn(raw.brand), sentimentIn(raw.sentiment)];
  const domain = textIn(raw.domain, domainCharactersMax).toLowerCase();
  const url = textIn(raw.url, urlCharactersMax);
  const [citing, foundOwned] = [flagIn(raw.citing), flagIn(raw.found_owned)];
  const unknown = flagIn(raw.unknown_to_model);
  const searchedFor = textIn(raw.searched_for, searchedForCharactersMax);
  return {
    ...(raw.counted === true && { counted: true }),
    ...(citing !== undefined && { citing }),
    ...(query !== undefined && { query }),
    ...(brand !== undefined && { brand }),
    ...(sentiment !== undefined && { sentiment }),
    ...(domain !== "" && { domain }),
    ...(url !== "" && { url }),
    ...(searchedFor !== "" && { searched_for: searchedFor }),
    ...(foundOwned !== undefined && { found_owned: foundOwned }),
    ...(unknown !== undefined && { unknown_to_model: unknown }),
  };
}

function periodIn({ days, from, to }: Readonly<Record<string, unknown>>): Period {
  const recent = recentPeriods.find(({ value }) => value === String(days));
  if (recent) return recent.value;
  return isDays(from, to) ? { from: String(from), to: String(to) } : undefined;
}

/** The router parses digits as a number and `true` as a boolean; text fields need them as text. */
function textIn(value: unknown, charactersMax = searchCharactersMax): string {
  const text = ["string", "number", "boolean"].includes(typeof value) ? String(value).trim() : "";
  return text.length <= charactersMax ? text : "";
}

function idIn(value: unknown): string | undefined {
  const text = textIn(value);
  return /^[0-9a-f-]{36}$/i.test(text) ? text : undefined;
}

function sentimentIn(value: unknown): SentimentLabel | undefined {
  return sentimentOrder.find((label) => label === value);
}

function flagIn(value: unknown): boolean | undefined {
  return typeof value === "boolean" ? value : undefined;
}

function pageIn(value: unknown): number {
  if (typeof value !== "number" || !Number.isInteger(value)) return 1;
  return value >= 1 && value <= pageMax ? value : 1;
}
