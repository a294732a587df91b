/** Text that somebody else wrote: data for whoever reads it, whatever it says. */
export interface MarkedText {
  readonly untrusted_text: string;
  readonly from: string;
}

/** Characters of a text in a list or a card; the whole of an answer is read by itself. */
export const textCharactersMax = 2_000;

/** Controls but line breaks and tabs; marks of direction; invisible letters that only programs read. */
const unseen =
  /[^\P{Cc}\n\t]|[\u061C\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF\uFFF9-\uFFFB]|[\u{E0000}-\u{E0FFF}]/gu;

/** Text without what nobody sees, and without halves of characters. */
export function plainText(text: string): string {
  return text.toWellFormed().replace(unseen, "");
}

export function markedText(text: string, from: string): MarkedText {
  return { untrusted_text: plainText(text), from };
}

/** Beginning of a text that is too long for a list. */
export function beginning(text: string, charactersMax: number): string {
  return text.length > charactersMax ? `${text.slice(0, charactersMax).toWellFormed()}…` : text;
}

/** Who wrote the text of a field, by the field's name. */
const writers: Readonly<Record<string, string>> = {
  text: "an answer of an AI model",
  preview: "an answer of an AI model",
  answer_preview: "an answer of an AI model",
  negative_sentence: "an answer of an AI model",
  sentence: "an answer of an AI model",
  evidence: "an answer of an AI model",
  search_queries: "a search of an AI model",
  query: "a search of an AI model",
  title: "the title of a page",
  url: "an address of a page",
  current_url: "an address of a page",
  path: "an address that was asked for",
  domain: "a site",
  domains: "a site",
  files: "an address of a page",
  rule: "robots.txt of a site",
  found: "a page",
  failure: "a provider of AI models",
};
const anybody = "a third party";

type Way = readonly string[];

/** The value with each text at one of these paths in an object of its own; `*` stands for each item or field. */
export function marked(value: unknown, paths: readonly string[]): unknown {
  return markedAt(
    value,
    paths.map((path) => path.split(".")),
    anybody,
  );
}

function markedAt(value: unknown, ways: readonly Way[], from: string): unknown {
  if (ways.length === 0 || value === null) return value;
  if (ways.some((way) => way.length === 0)) return allMarked(value, from);
  if (Array.isArray(value)) return value.map((item) => markedAt(item, behind(ways, "*"), from));
  if (typeof value !== "object") return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [
      name,
      markedAt(one, behind(ways, name), writers[name] ?? from),
    ]),
  );
}

function behind(ways: readonly Way[], name: string): Way[] {
  return ways.filter(([first]) => first === name || first === "*").map(([, ...rest]) => rest);
}

function allMarked(value: unknown, from: string): unknown {
  if (typeof value === "string") return markedText(value, from);
  if (Array.isArray(value)) return value.map((item) => allMarked(item, from));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, allMarked(one, from)]));
}
