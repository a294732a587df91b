import type { FieldValues, Path, UseFormReturn } from "react-hook-form";
import { ApiProblem, fieldsMessage, problemMessage } from "./api-problem.ts";

/** The messages of a failed call: those of form fields, and one for the form itself. */
export interface FormErrors {
  readonly underFields: readonly (readonly [field: string, sentence: string])[];
  readonly aboveForm: string | undefined;
}

/**
 * Shows a failed call in its form: field messages under their fields (the first one gets the focus), all
 * others as the form's own error, `errors.root.server`.
 */
export function applyApiErrors<T extends FieldValues>(
  form: Pick<UseFormReturn<T>, "getValues" | "setError">,
  problem: unknown,
  fallback?: string,
): void {
  const { underFields, aboveForm } = sortApiErrors(Object.keys(form.getValues()), problem, fallback);
  if (aboveForm !== undefined) form.setError("root.server", { type: "server", message: aboveForm });
  for (const [index, [field, message]] of underFields.entries()) {
    // The name is one of the form's fields, which its type does not know.
    form.setError(field as Path<T>, { type: "server", message }, { shouldFocus: index === 0 });
  }
}

export function sortApiErrors(names: readonly string[], problem: unknown, fallback?: string): FormErrors {
  const entries = problem instanceof ApiProblem ? Object.entries(problem.fields) : [];
  const strange = entries.filter(([field]) => !names.includes(field));
  const underFields = entries
    .filter(([field]) => names.includes(field))
    .map(([field, sentences]) => [field, sentences.join(", ")] as const);

  if (strange.length > 0) return { underFields, aboveForm: fieldsMessage(strange) };
  return { underFields, aboveForm: underFields.length > 0 ? undefined : problemMessage(problem, fallback) };
}
