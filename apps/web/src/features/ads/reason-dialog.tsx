import { fieldErrors } from "@citelens/contract/base/field-errors";
import { type FormEvent, type ReactElement, useState } from "react";
import { sortApiErrors } from "#lib/api/apply-api-errors.ts";
import { TextArea } from "#ui/forms/text-area.tsx";
import { FormDialog } from "#ui/overlays/dialog/form-dialog.tsx";

interface ReasonDialogProps {
  readonly title: string;
  readonly description: string;
  /** Below the reason: who reads it. */
  readonly hint: string;
  readonly submitLabel: string;
  readonly charactersMax: number;
  /** Throws ApiProblem. */
  readonly onSubmit: (reason: string) => Promise<unknown>;
  readonly onClose: () => void;
}

/** Says no to a creative, and why. Rendered while it is open. */
export function ReasonDialog(props: ReasonDialogProps): ReactElement {
  const { title, description, hint, submitLabel, charactersMax, onSubmit, onClose } = props;
  const [reason, setReason] = useState("");
  const [fault, setFault] = useState<string>();
  const [isRunning, setRunning] = useState(false);

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const given = reason.trim();
    if (given === "") return setFault(fieldErrors.required);
    setRunning(true);
    try {
      await onSubmit(given);
      onClose();
    } catch (problem) {
      const { underFields, aboveForm } = sortApiErrors(["reason"], problem);
      setFault(underFields[0]?.[1] ?? aboveForm);
      setRunning(false);
    }
  };
  return (
    <FormDialog
      title={title}
      description={description}
      submitLabel={submitLabel}
      tone="danger"
      isBusy={isRunning}
      onSubmit={(event) => void submit(event)}
      onClose={onClose}
    >
      <TextArea
        label="Reason"
        hint={hint}
        value={reason}
        maxLength={charactersMax}
        error={fault}
        bounded
        onChange={(event) => setReason(event.target.value)}
      />
    </FormDialog>
  );
}
