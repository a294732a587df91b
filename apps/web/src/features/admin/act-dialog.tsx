import { fieldErrors } from "@citelens/contract/base/field-errors";
import { type FormEvent, type ReactElement, type ReactNode, useState } from "react";
import { newActKey } from "#lib/act-key.ts";
import { type FormErrors, sortApiErrors } from "#lib/api/apply-api-errors.ts";
import { TextField } from "#ui/forms/text-field.tsx";
import { Banner } from "#ui/frame/banner.tsx";
import { FormDialog } from "#ui/overlays/dialog/form-dialog.tsx";
import { toast } from "#ui/overlays/toast.ts";

/** Fields that every act is sent with. */
export interface Act {
  readonly reason: string;
  readonly key: string;
}

interface ActDialogProps<Answer> {
  readonly title: string;
  readonly description: string;
  readonly submitLabel: string;
  readonly tone?: "primary" | "danger";
  /** Below the reason: who reads it. */
  readonly reasonHint?: string;
  /** The fields beside the reason, by their names in the API. */
  readonly fields?: readonly string[];
  /** Throws ApiProblem. */
  readonly run: (act: Act) => Promise<Answer>;
  /** Words once it is done, or that it came to nothing. */
  readonly done: (answer: Answer) => string | { readonly failed: string };
  readonly onClose: () => void;
  readonly children?: (errorUnder: (field: string) => string | undefined) => ReactNode;
}

const noErrors: FormErrors = { underFields: [], aboveForm: undefined };

/** An act of a superuser upon somebody's data; it takes a reason. Rendered while it is open. */
export function ActDialog<Answer>({
  title,
  description,
  submitLabel,
  tone = "primary",
  reasonHint = "The owner is mailed it; it stays in the audit log.",
  fields = [],
  run,
  done,
  onClose,
  children,
}: ActDialogProps<Answer>): ReactElement {
  const [key] = useState(() => newActKey(title));
  const [reason, setReason] = useState("");
  const [errors, setErrors] = useState(noErrors);
  const [isRunning, setRunning] = useState(false);
  const errorUnder = (field: string): string | undefined =>
    errors.underFields.find(([name]) => name === field)?.[1];

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (isRunning) return;
    if (reason.trim() === "") {
      setErrors({ ...noErrors, underFields: [["reason", fieldErrors.required]] });
      return;
    }
    setRunning(true);
    setErrors(noErrors);
    try {
      const said = done(await run({ reason, key }));
      if (typeof said === "string") toast.success(said);
      else toast.error(said.failed);
      onClose();
    } catch (problem) {
      setRunning(false);
      setErrors(sortApiErrors(["reason", ...fields], problem));
    }
  };
  return (
    <FormDialog
      title={title}
      description={description}
      submitLabel={submitLabel}
      tone={tone}
      isBusy={isRunning}
      onSubmit={(event) => void submit(event)}
      onClose={onClose}
    >
      {children?.(errorUnder)}
      <TextField
        label="Reason"
        hint={reasonHint}
        value={reason}
        error={errorUnder("reason")}
        onChange={(event) => setReason(event.target.value)}
      />
      {errors.aboveForm !== undefined && <Banner tone="neg">{errors.aboveForm}</Banner>}
    </FormDialog>
  );
}
