import { fieldErrors } from "@citelens/contract/base/field-errors";
import type { OptimizationChanges } from "@citelens/contract/content/content-studio";
import type { Opportunity } from "@citelens/contract/content/opportunities";
import type { Optimization, TargetQuery } from "@citelens/contract/content/optimization-fields";
import { notesMax, type OptimizationKind, queriesMax } from "@citelens/contract/content/studio-words";
import { pageAddressOf } from "#lib/address/page-address.ts";
import { pageUrl } from "#lib/address/page-url.ts";

/** The form as it is filled in. */
export interface StudioDraft {
  readonly title: string;
  readonly kind: OptimizationKind;
  /** As somebody writes it: a whole address, one without https://, or a path of the workspace's site. */
  readonly page: string;
  readonly queries: readonly TargetQuery[];
  readonly notes: string;
  readonly language: string;
}

/** Fields of a draft, by the names of the contract. */
export const draftFields = ["title", "kind", "page_url", "queries", "notes", "language"] as const;
export type DraftField = (typeof draftFields)[number];

export type DraftErrors = Readonly<Partial<Record<DraftField, string>>>;

export const titleMax = 200;
export const queryCharactersMax = 500;
const usualLanguage = "en";

export const emptyDraft: StudioDraft = {
  title: "",
  kind: "REWRITE",
  page: "",
  queries: [],
  notes: "",
  language: usualLanguage,
};

export function draftOf(optimization: Optimization): StudioDraft {
  const { title, kind, page_url: page, queries, notes, language } = optimization;
  return { title, kind, page: page ?? "", queries, notes, language };
}

type FoundOpportunity = Pick<Opportunity, "title" | "target" | "queries">;

/** Subject of an opportunity: its page, or a new one, and its most promising queries. */
export function draftOfOpportunity(
  { title, target, queries }: FoundOpportunity,
  language: string | undefined,
): StudioDraft {
  return {
    ...emptyDraft,
    title: title.slice(0, titleMax),
    kind: target.kind === "PAGE" ? "REWRITE" : "NEW",
    page: target.kind === "PAGE" ? target.name : "",
    queries: queries.slice(0, queriesMax).map(({ text, query_id }) => ({ text, query_id })),
    language: languageOf(language),
  };
}

/** Language of a text: of one of a country such as "en-GB", the two letters that a text has. */
export function languageOf(language: string | undefined): string {
  return language?.slice(0, 2) ?? usualLanguage;
}

type Fields = Required<Omit<OptimizationChanges, "title" | "mode">> & Pick<OptimizationChanges, "title">;

/** Fields that the server is sent. Without a title it gives one, or keeps the one that it has. */
export function fieldsOf(draft: StudioDraft, siteUrl: string): Fields {
  const { title, kind, page, queries, notes, language } = draft;
  return {
    ...(title.trim() !== "" && { title: title.trim() }),
    kind,
    page_url: kind === "NEW" ? null : (pageAddress(page, siteUrl) ?? null),
    queries: [...queries],
    notes,
    language,
  };
}

/** Errors of the form; only what the server would refuse, too. */
export function errorsOf(draft: StudioDraft, siteUrl: string): DraftErrors {
  const { kind, page, queries, notes } = draft;
  return {
    ...(kind === "REWRITE" && pageError(page, siteUrl)),
    ...(queries.length === 0 && { queries: "Give one query at least that the page should be found for." }),
    ...(notes.length > notesMax && { notes: `This field may have at most ${notesMax} characters.` }),
  };
}

function pageError(page: string, siteUrl: string): DraftErrors | undefined {
  if (page.trim() === "") return { page_url: fieldErrors.blank };
  return pageAddress(page, siteUrl) === undefined
    ? { page_url: "Give the address of a page, such as https://www.northwind.example/pricing." }
    : undefined;
}

/** The whole address of what was written, if it can be one. */
function pageAddress(written: string, siteUrl: string): string | undefined {
  const text = written.trim();
  return text.startsWith("/") ? pageUrl(siteUrl, text) : pageAddressOf(text);
}

/** With more queries, as many as there is room for; those that are there already, in whatever case, are not added again. */
export function withQueries(
  queries: readonly TargetQuery[],
  added: readonly TargetQuery[],
): readonly TargetQuery[] {
  const all = [...queries];
  for (const query of added.map(trimmed)) {
    const at = all.findIndex((known) => keyOf(known) === keyOf(query));
    if (query.text === "") continue;
    if (at === -1) all.push(query);
    // One of a campaign knows its answers, which one that was typed does not.
    else if (query.query_id !== null && all[at]?.query_id === null) all[at] = query;
  }
  return all.slice(0, queriesMax);
}

/** Queries that were typed or pasted, one per line. */
export function typedQueries(text: string): readonly TargetQuery[] {
  return text
    .split(/\r?\n/)
    .map((line) => ({ text: line.trim().slice(0, queryCharactersMax), query_id: null }))
    .filter((query) => query.text !== "");
}

function trimmed({ text, query_id }: TargetQuery): TargetQuery {
  return { text: text.trim().slice(0, queryCharactersMax), query_id };
}

function keyOf({ text }: TargetQuery): string {
  return text.trim().toLowerCase();
}

/** Whether both would be saved as the same. */
export function isSameDraft(one: StudioDraft, other: StudioDraft): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
