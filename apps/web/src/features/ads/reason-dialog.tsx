import { fieldErrors } from "@citelens/contract/base/field-errors";
import { type FormEvent, type ReactElement, useId, useState } from "react";
import { sortApiErrors } from "#lib/api/apply-api-errors.ts";
import { Button } from "#ui/forms/button.tsx";
import { TextArea } from "#ui/forms/text-area.tsx";
import { Dialog } from "#ui/overlays/dialog/dialog.tsx";

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
  const formId = useId();
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
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={title}
      description={description}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={formId} variant="danger" loading={isRunning}>
            {submitLabel}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={(event) => void submit(event)}>
        <TextArea
          label="Reason"
          hint={hint}
          value={reason}
          maxLength={charactersMax}
          error={fault}
          bounded
          onChange={(event) => setReason(event.target.value)}
        />
      </form>
    </Dialog>
  );
}
