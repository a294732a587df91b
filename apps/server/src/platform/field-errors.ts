import { fieldErrors } from "@citelens/contract/base/field-errors";
import type { z } from "zod";

type Issue = z.core.$ZodIssue;

/** Turns what zod found into {field: [messages]}; nested fields are named by their top one. */
export function fieldErrorsOf(error: z.ZodError): Record<string, string[]> {
  const fields = new Map<string, Set<string>>();
  for (const issue of error.issues) {
    const field = fieldOf(issue);
    fields.set(field, (fields.get(field) ?? new Set()).add(messageOf(issue)));
  }
  return Object.fromEntries([...fields].map(([field, messages]) => [field, [...messages]]));
}

function fieldOf(issue: Issue): string {
  const named = issue.path.find((part) => typeof part === "string");
  return typeof named === "string" && named !== "" ? named : "non_field_errors";
}

function messageOf(issue: Issue): string {
  if (issue.code === "invalid_type" && issue.input === undefined) return fieldErrors.required;
  return issue.message;
}

/** Sentence on what a value has to be, in the product's own words, where the schema has no sentence of its own; for zod's `error`. */
export function sentenceOf(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case "invalid_type":
      return `Enter ${kindWords[issue.expected] ?? "another value"}.`;
    case "too_small":
      if (issue.origin === "string" && issue.minimum === 1) return fieldErrors.blank;
      return `Enter ${issue.inclusive === false ? "more than" : "at least"} ${amountOf(issue.minimum, issue.origin)}.`;
    case "too_big":
      return `Enter ${issue.inclusive === false ? "less than" : "at most"} ${amountOf(issue.maximum, issue.origin)}.`;
    case "not_multiple_of":
      return `Enter a multiple of ${issue.divisor}.`;
    case "invalid_value":
      return issue.values.length === 1
        ? `Enter ${String(issue.values[0])}.`
        : `Choose one of ${issue.values.map(String).join(", ")}.`;
    case "invalid_format":
      return formatSentences[issue.format] ?? fieldErrors.invalid;
    case "unrecognized_keys":
      return `There is no field named ${issue.keys.join(", ")}.`;
    default:
      return fieldErrors.invalid;
  }
}

const kindWords: Readonly<Record<string, string>> = {
  string: "a text",
  number: "a number",
  int: "a whole number",
  boolean: "true or false",
  array: "a list",
  object: "an object",
  record: "an object",
  date: "a date",
};

const formatSentences: Readonly<Record<string, string>> = {
  email: fieldErrors.email,
  url: fieldErrors.url,
};

/** How many of what: characters of a text, items of a list, or the number itself. */
function amountOf(bound: number | bigint, origin: string): string {
  const written = Number(bound).toLocaleString("en-GB");
  const noun = nouns[origin];
  if (noun === undefined) return written;
  return `${written} ${noun}${bound === 1 ? "" : "s"}`;
}

const nouns: Readonly<Record<string, string>> = { string: "character", array: "item", set: "item" };
