import { fieldErrors } from "@citelens/contract/base/field-errors";
import { type FormEvent, type ReactElement, useState } from "react";
import { sortApiErrors } from "#lib/api/apply-api-errors.ts";
import { TextField } from "#ui/forms/text-field.tsx";
import { FormDialog } from "#ui/overlays/dialog/form-dialog.tsx";
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
    <FormDialog
      open={open}
      title="Change the title"
      description="It names the text here and in exported files; the page itself keeps its own."
      submitLabel="Save"
      isBusy={renaming.isPending}
      onSubmit={submit}
      onClose={end}
    >
      <TextField
        label="Title"
        autoComplete="off"
        maxLength={titleMax}
        value={title ?? optimization.title}
        onChange={(event) => setTitle(event.target.value)}
        error={error}
      />
    </FormDialog>
  );
}
