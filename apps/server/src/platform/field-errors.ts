import { fieldErrors } from "@citelens/contract/base/errors";
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
