import { generalFieldErrors } from "@citelens/contract/base/general-errors";
import { type SubmitEvent, useState } from "react";
import { type FormErrors, sortApiErrors } from "./apply-api-errors.ts";

export interface Submission<Name extends string> {
  /** True from the submit on, also after success, because the page is then left. */
  readonly isRunning: boolean;
  readonly errorUnder: (name: Name) => string | undefined;
  readonly errorAboveForm: string | undefined;
  readonly submit: (event: SubmitEvent<HTMLFormElement>) => void;
}

const noErrors: FormErrors = { underFields: [], aboveForm: undefined };

/**
 * A form with a few required text fields that leads to another page. For the signed-out pages, which must
 * load fast and therefore do without the form library.
 */
export function useSubmission<Name extends string>(
  names: readonly Name[],
  send: (values: Readonly<Record<Name, string>>) => Promise<void>,
  /** The message for a failure without a reason. */
  fallback?: string,
): Submission<Name> {
  const [isRunning, setRunning] = useState(false);
  const [errors, setErrors] = useState(noErrors);

  const show = (form: HTMLFormElement, found: FormErrors): void => {
    setErrors(found);
    const first = form.elements.namedItem(found.underFields[0]?.[0] ?? "");
    if (first instanceof HTMLElement) first.focus();
  };

  const submit = async (event: SubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const form = event.currentTarget;
    const values = readValues(names, new FormData(form));
    const missing = names.filter((name) => values[name].trim() === "");
    if (missing.length > 0) {
      return show(form, {
        ...noErrors,
        underFields: missing.map((name) => [name, generalFieldErrors.required]),
      });
    }

    setRunning(true);
    setErrors(noErrors);
    try {
      await send(values);
    } catch (problem) {
      setRunning(false);
      show(form, sortApiErrors(names, problem, fallback));
    }
  };

  return {
    isRunning,
    errorUnder: (name) => errors.underFields.find(([field]) => field === name)?.[1],
    errorAboveForm: errors.aboveForm,
    submit: (event) => void submit(event),
  };
}

function readValues<Name extends string>(names: readonly Name[], data: FormData): Record<Name, string> {
  const entries = names.map((name) => [name, String(data.get(name) ?? "")]);
  return Object.fromEntries(entries) as Record<Name, string>; // fromEntries loses the key types
}
