import { type FormEvent, type ReactElement, useEffect, useRef, useState } from "react";
import { sortApiErrors } from "#lib/api/apply-api-errors.ts";
import { askForPasswordBy } from "#lib/session/password-confirmation.ts";
import { PasswordField } from "#ui/forms/password-field.tsx";
import { Banner } from "#ui/frame/banner.tsx";
import { FormDialog } from "#ui/overlays/dialog/form-dialog.tsx";
import { useConfirmPassword } from "../accounts.queries.ts";

interface PendingConfirmation {
  readonly promise: Promise<boolean>;
  readonly resolve: (isConfirmed: boolean) => void;
}

/** Asks for the user's password when a call takes one that was entered recently; calls at once share one question. */
export function PasswordPrompt(): ReactElement {
  const asked = useRef<PendingConfirmation>(undefined);
  const [isOpen, setOpen] = useState(false);
  const [password, setPassword] = useState("");
  const confirmation = useConfirmPassword();
  const failure = confirmation.error ? sortApiErrors(["password"], confirmation.error) : undefined;
  const [, refusal] = failure?.underFields[0] ?? [];

  const { reset } = confirmation;
  useEffect(() => {
    const end = askForPasswordBy(() => {
      asked.current ??= Promise.withResolvers<boolean>();
      setPassword("");
      reset();
      setOpen(true);
      return asked.current.promise;
    });
    return () => {
      end();
      asked.current?.resolve(false);
    };
  }, [reset]);

  const answer = (isConfirmed: boolean): void => {
    setOpen(false);
    asked.current?.resolve(isConfirmed);
    asked.current = undefined;
  };
  const confirm = (event: FormEvent): void => {
    event.preventDefault();
    event.stopPropagation(); // a form of the page may be above it in the tree
    if (password === "" || confirmation.isPending) return;
    confirmation.mutate(password, { onSuccess: () => answer(true) });
  };

  return (
    <FormDialog
      open={isOpen}
      title="Enter your password"
      description="What you are about to do takes a password that was entered within 10 minutes."
      submitLabel="Go On"
      isBusy={confirmation.isPending}
      disabled={password === ""}
      onSubmit={confirm}
      onClose={() => answer(false)}
    >
      <PasswordField
        label="Your password"
        autoComplete="current-password"
        value={password}
        error={refusal}
        onChange={(event) => {
          setPassword(event.target.value);
          if (confirmation.isError) confirmation.reset();
        }}
      />
      {failure?.aboveForm !== undefined && <Banner tone="neg">{failure.aboveForm}</Banner>}
    </FormDialog>
  );
}
