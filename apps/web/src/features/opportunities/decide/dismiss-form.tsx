import { reasonMax } from "@citelens/contract/content/opportunities";
import { type FormEvent, type ReactElement, useState } from "react";
import { Button } from "#ui/forms/button.tsx";
import { TextField } from "#ui/forms/text-field.tsx";
import { quickReasons } from "./decision.rules.ts";

interface DismissFormProps {
  readonly onDismiss: (reason: string) => void;
  readonly onCancel: () => void;
}

/** Asks why it is dismissed, so that others know it too. */
export function DismissForm({ onDismiss, onCancel }: DismissFormProps): ReactElement {
  const [reason, setReason] = useState("");
  const [isChecked, setIsChecked] = useState(false);
  const given = reason.trim();
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setIsChecked(true);
    if (given !== "") onDismiss(given);
  };
  return (
    <form
      onSubmit={submit}
      noValidate
      aria-label="Dismiss the opportunity"
      className="space-y-3 rounded-card border border-border bg-surface-2 p-3"
    >
      <fieldset className="flex flex-wrap gap-2">
        <legend className="mb-1.5 text-sm font-medium">Why is it dismissed?</legend>
        {quickReasons.map((one) => (
          <button
            key={one}
            type="button"
            aria-pressed={reason === one}
            onClick={() => setReason(one)}
            className="h-8 rounded-full border border-border bg-surface px-3 text-sm whitespace-nowrap text-fg-2 transition-colors hover:text-fg aria-pressed:border-brand aria-pressed:bg-brand-soft aria-pressed:font-medium aria-pressed:text-brand-text"
          >
            {one}
          </button>
        ))}
      </fieldset>
      <TextField
        label="Reason"
        value={reason}
        onChange={(event) => setReason(event.target.value)}
        maxLength={reasonMax}
        error={isChecked && given === "" ? "Say why, so that others know it too." : undefined}
        autoComplete="off"
        autoFocus
      />
      <div className="flex gap-2">
        <Button type="submit" size="sm" variant="primary">
          Dismiss
        </Button>
        <Button size="sm" variant="ghost" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
