import { isDays, type Period, recentPeriods } from "./period.rules.ts";

/** What the address holds; what is at its default is left out. */
export interface ConversationsSearch {
  readonly campaign?: string;
  readonly model?: string;
  readonly branded?: boolean;
  readonly mentioned?: boolean;
  readonly cited?: boolean;
  readonly search?: string;
  /** The last so many days; never together with `from` and `to`. */
  readonly days?: number;
  /** First and last day as yyyy-MM-dd, only ever together. */
  readonly from?: string;
  readonly to?: string;
  readonly page?: number;
}

/** What the page shows, with every default filled in. */
export interface ConversationsView {
  readonly campaign: string | undefined;
  readonly model: string | undefined;
  /** The three are undefined where it does not matter. */
  readonly branded: boolean | undefined;
  readonly mentioned: boolean | undefined;
  readonly cited: boolean | undefined;
  /** Part of the query, empty for all. */
  readonly search: string;
  readonly period: Period;
  readonly page: number;
}

export const noFilters: ConversationsView = {
  campaign: undefined,
  model: undefined,
  branded: undefined,
  mentioned: undefined,
  cited: undefined,
  search: "",
  period: undefined,
  page: 1,
};

const searchCharactersMax = 200;
const pageMax = 1_000_000;

/** Reads the address. A value that is invalid or the default is dropped, the others stay. */
export function parseConversationsSearch(raw: Readonly<Record<string, unknown>>): ConversationsSearch {
  return addressOf({
    campaign: /^[0-9a-f-]{36}$/i.test(textIn(raw.campaign)) ? textIn(raw.campaign) : undefined,
    model: textIn(raw.model) || undefined,
    branded: flagIn(raw.branded),
    mentioned: flagIn(raw.mentioned),
    cited: flagIn(raw.cited),
    search: textIn(raw.search),
    period: periodIn(raw),
    page: pageIn(raw.page),
  });
}

export function conversationsView(search: ConversationsSearch): ConversationsView {
  const { days: _, from: __, to: ___, ...rest } = search;
  return { ...noFilters, ...rest, period: periodIn({ ...search }) };
}

export function addressOf(view: ConversationsView): ConversationsSearch {
  const { campaign, model, branded, mentioned, cited, search, period, page } = view;
  return {
    ...(campaign !== undefined && { campaign }),
    ...(model !== undefined && { model }),
    ...(branded !== undefined && { branded }),
    ...(mentioned !== undefined && { mentioned }),
    ...(cited !== undefined && { cited }),
    ...(search !== "" && { search }),
    ...(typeof period === "string" ? { days: Number(period) } : period),
    ...(page !== 1 && { page }),
  };
}

/** Whether less than all conversations is asked for. */
export function hasFilters(view: ConversationsView): boolean {
  return Object.keys(addressOf({ ...view, page: 1 })).length > 0;
}

function periodIn({ days, from, to }: Readonly<Record<string, unknown>>): Period {
  const recent = recentPeriods.find(({ value }) => value === String(days));
  if (recent) return recent.value;
  return isDays(from, to) ? { from: String(from), to: String(to) } : undefined;
}

/** The router reads digits in an address as a number and `true` as a boolean; a text is text all the same. */
function textIn(value: unknown): string {
  const text = ["string", "number", "boolean"].includes(typeof value) ? String(value).trim() : "";
  return text.length <= searchCharactersMax ? text : "";
}

function flagIn(value: unknown): boolean | undefined {
  return typeof value === "boolean" ? value : undefined;
}

function pageIn(value: unknown): number {
  if (typeof value !== "number" || !Number.isInteger(value)) return 1;
  return value >= 1 && value <= pageMax ? value : 1;
}
