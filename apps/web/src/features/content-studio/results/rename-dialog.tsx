import { fieldErrors } from "@citelens/contract/base/field-errors";
import { type FormEvent, type ReactElement, useId, useState } from "react";
import { sortApiErrors } from "#lib/api/apply-api-errors.ts";
import { Button } from "#ui/forms/button.tsx";
import { TextField } from "#ui/forms/text-field.tsx";
import { Dialog } from "#ui/overlays/dialog/dialog.tsx";
import { toast } from "#ui/overlays/toast.ts";
import { useRename } from "./results.queries.ts";
import { useText } from "./text/current-text.tsx";

interface RenameDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

const titleMax = 200;

/** Asks for another title. */
export function RenameDialog({ open, onClose }: RenameDialogProps): ReactElement {
  const formId = useId();
  const { named, optimization } = useText();
  const renaming = useRename(named);
  const [title, setTitle] = useState<string>();
  const [error, setError] = useState<string>();
  const end = (): void => {
    setTitle(undefined);
    setError(undefined);
    onClose();
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const given = (title ?? optimization.title).trim();
    setError(given === "" ? fieldErrors.blank : undefined);
    if (given === "") return;
    renaming.mutate(given, {
      onSuccess: () => {
        toast.success("The title is changed.");
        end();
      },
      onError: (problem) => {
        const { underFields, aboveForm } = sortApiErrors(["title"], problem);
        setError(underFields[0]?.[1] ?? aboveForm);
      },
    });
  };
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => next || end()}
      title="Change the title"
      description="It names the text here and in exported files; the page itself keeps its own."
      actions={
        <>
          <Button onClick={end}>Cancel</Button>
          <Button type="submit" form={formId} variant="primary" loading={renaming.isPending}>
            Save
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit}>
        <TextField
          label="Title"
          autoComplete="off"
          maxLength={titleMax}
          value={title ?? optimization.title}
          onChange={(event) => setTitle(event.target.value)}
          error={error}
        />
      </form>
    </Dialog>
  );
}
