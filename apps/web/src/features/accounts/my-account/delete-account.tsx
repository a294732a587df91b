import { type FormEvent, type ReactElement, useState } from "react";
import { sortApiErrors } from "#lib/api/apply-api-errors.ts";
import { endSession } from "#lib/session/end-session.ts";
import { Button } from "#ui/forms/button.tsx";
import { PasswordField } from "#ui/forms/password-field.tsx";
import { Banner } from "#ui/frame/banner.tsx";
import { Card } from "#ui/frame/card.tsx";
import { FormDialog } from "#ui/overlays/dialog/form-dialog.tsx";
import { useDeleteAccount } from "../accounts.queries.ts";

export function DeleteAccount(): ReactElement {
  const [isOpen, setOpen] = useState(false);
  const [password, setPassword] = useState("");
  const deletion = useDeleteAccount();
  const failure = deletion.error ? sortApiErrors(["password"], deletion.error) : undefined;
  const [, refusal] = failure?.underFields[0] ?? [];

  const open = (next: boolean): void => {
    setOpen(next);
    setPassword("");
    deletion.reset();
  };
  const remove = (event: FormEvent): void => {
    event.preventDefault();
    if (password === "" || deletion.isPending) return;
    deletion.mutate(password, { onSuccess: () => endSession("/login") });
  };

  return (
    <Card
      title="Delete account"
      hint="Permanently deletes your account and the workspaces that only you own."
    >
      <Button variant="danger" onClick={() => open(true)}>
        Delete Account
      </Button>
      <FormDialog
        open={isOpen}
        title="Delete your account?"
        description="You are signed out everywhere and cannot log in again. Workspaces without another owner are deleted with all their data; you leave all others. This cannot be undone."
        submitLabel="Delete Account"
        tone="danger"
        isBusy={deletion.isPending || deletion.isSuccess}
        disabled={password === ""}
        onSubmit={remove}
        onClose={() => open(false)}
      >
        <PasswordField
          label="Your password"
          autoComplete="current-password"
          value={password}
          error={refusal}
          onChange={(event) => {
            setPassword(event.target.value);
            if (deletion.isError) deletion.reset();
          }}
        />
        {failure?.aboveForm !== undefined && <Banner tone="neg">{failure.aboveForm}</Banner>}
      </FormDialog>
    </Card>
  );
}
