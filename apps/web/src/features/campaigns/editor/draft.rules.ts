import type { Input } from "@citelens/contract/base/endpoint";
import type { CampaignType, Frequency } from "@citelens/contract/visibility/campaign-constants";
import type { CampaignDetails, createCampaign, NamedBrand } from "@citelens/contract/visibility/campaigns";
import { settingsToStore } from "@citelens/contract/visibility/name-settings";

/** A query in the editor. */
export interface DraftQuery {
  /** Stable while the page is open, whatever the text becomes. */
  readonly key: string;
  readonly text: string;
  readonly country: string | null;
  readonly language: string | null;
  readonly priority: number;
  readonly branded: boolean;
  /** Set by the user; until then the server detects whether the query names the brand. */
  readonly isBrandedChosen: boolean;
  readonly isSuggested: boolean;
}

export interface DraftCompetitor extends NamedBrand {
  readonly key: string;
}

/** A campaign in the editor. */
export interface Draft {
  readonly name: string;
  readonly campaign_type: CampaignType;
  readonly brand: NamedBrand;
  readonly competitors: readonly DraftCompetitor[];
  readonly queries: readonly DraftQuery[];
  readonly operator_models: readonly string[];
  readonly frequency: Frequency;
  readonly repeats: number;
  readonly country: string | null;
  readonly language: string;
}

/** The request body of a campaign. */
export type CampaignParts = Input<typeof createCampaign>["body"];

/** A new campaign is about the workspace's own brand, as on the server. */
export function firstDraft(workspace: { readonly name: string; readonly url: string } | undefined): Draft {
  const host = workspace && URL.canParse(workspace.url) ? new URL(workspace.url).hostname : undefined;
  return {
    name: "",
    campaign_type: "BRAND",
    brand: {
      name: workspace?.name ?? "",
      aliases: [],
      domains: host === undefined ? [] : [host.replace(/^www\./, "")],
      name_settings: [],
    },
    competitors: [],
    queries: [],
    operator_models: [],
    frequency: "WEEKLY",
    repeats: 1,
    country: null,
    language: "en",
  };
}

export function draftOf(details: CampaignDetails): Draft {
  const { name, campaign_type, brand, competitors, queries, operator_models } = details;
  const { frequency, repeats, country, language } = details;
  return {
    name,
    campaign_type,
    brand,
    competitors: competitors.map((one) => ({ ...one, key: newRowKey() })),
    queries: queries
      .filter(({ retired }) => retired === null)
      .map((query) => ({ ...query, key: newRowKey(), isBrandedChosen: true, isSuggested: false })),
    operator_models,
    frequency,
    repeats,
    country,
    language,
  };
}

/** The request body for the changed parts; empty and duplicate rows are not sent. */
export function partsOf(draft: Draft, names: readonly (keyof Draft)[]): CampaignParts {
  const wanted = new Set(names);
  // Which queries name the brand depends on the brand.
  if (wanted.has("brand") && draft.queries.some(({ isBrandedChosen }) => !isBrandedChosen))
    wanted.add("queries");
  const whole = wholeOf(draft);
  return Object.fromEntries(Object.entries(whole).filter(([name]) => wanted.has(name as keyof Draft))); // entries loses the key types
}

/** Whether both would be stored as the same campaign. */
export function isSameCampaign(one: Draft, other: Draft): boolean {
  const comparable = (draft: Draft): string =>
    JSON.stringify([wholeOf(draft), draft.queries.map(({ branded }) => branded)]);
  return comparable(one) === comparable(other);
}

function wholeOf(draft: Draft): CampaignParts {
  return {
    name: draft.name.trim(),
    campaign_type: draft.campaign_type,
    brand: brandOf(draft.brand),
    competitors: draft.competitors.filter(({ name }) => name.trim() !== "").map(brandOf),
    queries: queriesToAsk(draft.queries).map(queryOf),
    operator_models: [...draft.operator_models],
    frequency: draft.frequency,
    repeats: draft.repeats,
    country: draft.country,
    language: draft.language,
  };
}

/** The rows that are asked: not empty, and each text once. */
export function queriesToAsk(queries: readonly DraftQuery[]): readonly DraftQuery[] {
  const again = duplicateKeys(queries);
  return queries.filter(({ key, text }) => text.trim() !== "" && !again.has(key));
}

/** The keys of the rows whose text is a duplicate of an earlier one. */
export function duplicateKeys(queries: readonly DraftQuery[]): ReadonlySet<string> {
  const seen = new Set<string>();
  const again = new Set<string>();
  for (const { key, text } of queries) {
    const words = text.trim();
    if (words !== "" && seen.has(words)) again.add(key);
    seen.add(words);
  }
  return again;
}

/** Adds the server's brand detection to the rows that the user has not set. */
export function withDetectedBrands(
  queries: readonly DraftQuery[],
  found: CampaignDetails["queries"],
): readonly DraftQuery[] {
  const branded = new Map(found.map((query) => [query.text, query.branded]));
  const isNews = (query: DraftQuery): boolean =>
    !query.isBrandedChosen && (branded.get(query.text.trim()) ?? query.branded) !== query.branded;
  if (!queries.some(isNews)) return queries;
  return queries.map((query) => (isNews(query) ? { ...query, branded: !query.branded } : query));
}

function brandOf({ name, aliases, domains, name_settings }: NamedBrand): NamedBrand {
  return {
    name: name.trim(),
    aliases: [...aliases],
    domains: [...domains],
    name_settings: settingsToStore([name.trim(), ...aliases], name_settings),
  };
}

function queryOf(query: DraftQuery) {
  const { text, country, language, priority, branded, isBrandedChosen } = query;
  return {
    text: text.trim(),
    priority,
    ...(country !== null && { country }),
    ...(language !== null && { language }),
    ...(isBrandedChosen && { branded }),
  };
}

let lastRow = 0;

/** A React key for a list row, unique within the page load. */
export function newRowKey(): string {
  lastRow += 1;
  return `row-${lastRow}`;
}
