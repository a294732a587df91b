import { fieldErrors } from "@citelens/contract/base/field-errors";
import { campaignLimits } from "@citelens/contract/visibility/campaign-constants";
import { type DraftQuery, newRowKey } from "../draft.rules.ts";

/** Why a line was rejected. */
export interface LineProblem {
  readonly line: number;
  readonly sentence: string;
}

/** The parsed lines of a text or file, before they are added. */
export interface ReadQueries {
  readonly queries: readonly DraftQuery[];
  readonly problems: readonly LineProblem[];
  /** Duplicates within the text or of the campaign's queries. */
  readonly duplicates: number;
  /** Valid lines above the campaign's limit. */
  readonly beyondLimit: number;
}

/** A row of a table or a list. */
export interface TextRow {
  /** The line number in the file, starting at 1. */
  readonly line: number;
  readonly cells: readonly string[];
}

/** Enough for a hundred queries of full length; anything beyond it is not parsed. */
export const importCharactersMax = 200_000;

export const columnNames = ["text", "country", "language", "priority", "branded"] as const;
type Column = (typeof columnNames)[number];

const problemsMax = 50;
const tooLong = `A query may have at most ${campaignLimits.queryCharacters} characters.`;

/** One query per line; leading numbers and bullets are removed. */
export function readLines(text: string, present: readonly DraftQuery[]): ReadQueries {
  const rows = withinCap(text)
    .split("\n")
    .map((line, index) => ({
      line: index + 1,
      cells: [line.replace(/^\s*(?:[-*•]|\d{1,3}[.)])\s+/, "").trim()],
    }))
    .filter(({ cells }) => cells[0] !== "");
  return collect(rows, { columns: ["text"], present });
}

/**
 * The rows of a table with comma, semicolon or tab between its cells; blank rows are left out. The parser is loaded
 * with the first file.
 */
export async function readRows(text: string): Promise<readonly TextRow[]> {
  const { default: papa } = await import("papaparse");
  const source = withinCap(text)
    .replace(/^\uFEFF/, "")
    .replace(/\r\n?/g, "\n");
  const { data } = papa.parse<string[]>(source, { newline: "\n", delimitersToGuess: [",", ";", "\t"] });

  let line = 1;
  const rows = data.map((raw) => {
    const row = { line, cells: raw.map((cell) => cell.trim()) };
    line += raw.join("").split("\n").length; // quoted cells may span lines
    return row;
  });
  return rows.filter(({ cells }) => cells.some((cell) => cell !== ""));
}

/**
 * Uses the first column, or the columns named in the first line: text or query, country, language, priority,
 * branded.
 */
export function readTable(rows: readonly TextRow[], present: readonly DraftQuery[]): ReadQueries {
  const names = rows[0]?.cells.map(columnOf) ?? [];
  return names.includes("text")
    ? collect(rows.slice(1), { columns: names, present })
    : collect(rows, { columns: ["text"], present });
}

/** A new query in the editor. */
export function newQuery(text: string, fields: Partial<DraftQuery> = {}): DraftQuery {
  return {
    key: newRowKey(),
    text,
    country: null,
    language: null,
    priority: 2,
    branded: false,
    isBrandedChosen: false,
    isSuggested: false,
    ...fields,
  };
}

/** The complete lines within the limit. */
function withinCap(text: string): string {
  if (text.length <= importCharactersMax) return text;
  const cut = text.slice(0, importCharactersMax);
  return cut.slice(0, Math.max(cut.lastIndexOf("\n"), 0));
}

function columnOf(title: string): Column | undefined {
  const name = title.toLowerCase();
  if (name === "query" || name === "queries" || name === "prompt") return "text";
  return columnNames.find((column) => column === name);
}

interface Table {
  readonly columns: readonly (Column | undefined)[];
  readonly present: readonly DraftQuery[];
}

function collect(rows: readonly TextRow[], { columns, present }: Table): ReadQueries {
  const seen = new Set(present.map(({ text }) => text.trim()));
  const room = Math.max(0, campaignLimits.queries - present.length);
  const queries: DraftQuery[] = [];
  const problems: LineProblem[] = [];
  let duplicates = 0;
  let beyondLimit = 0;
  for (const { line, cells } of rows) {
    const read = readRow(new Map(columns.map((column, index) => [column, cells[index] ?? ""])));
    if (typeof read === "string") {
      if (problems.length < problemsMax) problems.push({ line, sentence: read });
    } else if (seen.has(read.text)) duplicates += 1;
    else if (queries.length >= room) beyondLimit += 1;
    else {
      seen.add(read.text);
      queries.push(read);
    }
  }
  return { queries, problems, duplicates, beyondLimit };
}

/** The query of a row, or its error. */
function readRow(cells: ReadonlyMap<Column | undefined, string>): DraftQuery | string {
  const cell = (column: Column): string => cells.get(column) ?? "";
  const text = cell("text")
    .replace(/\p{Cc}+/gu, " ")
    .trim();
  const country = cell("country").toUpperCase();
  const language = cell("language");
  const priority = cell("priority") === "" ? 2 : Number(cell("priority"));
  const branded = brandedOf(cell("branded"));
  if (text === "") return "There is no query in this line.";
  if (text.length > campaignLimits.queryCharacters) return tooLong;
  if (country !== "" && !/^[A-Z]{2}$/.test(country)) return fieldErrors.country;
  if (language !== "" && !/^[a-z]{2}(-[A-Z]{2})?$/.test(language)) return fieldErrors.language;
  if (![1, 2, 3].includes(priority)) return "The priority is 1, 2 or 3.";
  if (branded === "unknown") return "Branded is true or false.";
  return newQuery(text, {
    country: country || null,
    language: language || null,
    priority,
    ...(branded !== undefined && { branded, isBrandedChosen: true }),
  });
}

function brandedOf(cell: string): boolean | undefined | "unknown" {
  if (cell === "") return undefined;
  if (/^(true|yes|1)$/i.test(cell)) return true;
  return /^(false|no|0)$/i.test(cell) ? false : "unknown";
}
