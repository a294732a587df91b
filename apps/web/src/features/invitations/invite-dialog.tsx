import { fieldErrors } from "@citelens/contract/base/field-errors";
import type { Workspace } from "@citelens/contract/workspaces/workspaces";
import { type FormEvent, type ReactElement, useId, useState } from "react";
import { isMailKept } from "#lib/page-settings.ts";
import { Button } from "#ui/forms/button.tsx";
import { TextField } from "#ui/forms/text-field.tsx";
import { Banner } from "#ui/frame/banner.tsx";
import { Dialog } from "#ui/overlays/dialog/dialog.tsx";
import { toast } from "#ui/overlays/toast.ts";
import { useInvite } from "./invitations.queries.ts";
import { inviteProblem, isEmail } from "./invitations.rules.ts";
import { LinkToHandOver } from "./link-to-hand-over.tsx";

export interface InviteDialogProps {
  readonly workspace: Pick<Workspace, "id" | "name">;
  readonly onClose: () => void;
}

export function InviteDialog({ workspace, onClose }: InviteDialogProps): ReactElement {
  const formId = useId();
  const invitation = useInvite(workspace.id);
  const [typed, setTyped] = useState("");
  const [error, setError] = useState<string>();

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const email = typed.trim();
    const found = email === "" ? fieldErrors.inviteeRequired : fieldErrors.invitee;
    setError(isEmail(email) ? undefined : found);
    if (!isEmail(email) || invitation.isPending) return;
    invitation.mutate(email, {
      onSuccess: ({ link }) => {
        if (link !== null) return;
        toast.success(`Invitation sent to ${email}.`);
        onClose();
      },
    });
  };

  const sent = invitation.data;
  if (sent && sent.link !== null) {
    return (
      <Dialog
        open
        onOpenChange={(open) => !open && onClose()}
        title="Invite user"
        actions={
          <>
            <Button
              onClick={() => {
                setTyped("");
                invitation.reset();
              }}
            >
              Invite another
            </Button>
            <Button variant="primary" onClick={onClose}>
              Done
            </Button>
          </>
        }
      >
        <LinkToHandOver email={sent.email} link={sent.link} />
      </Dialog>
    );
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Invite user"
      description={
        <>
          They get {isMailKept() ? "a link, which you hand over," : "an e-mail with a link"} to join{" "}
          <span className="wrap-anywhere">{workspace.name}</span>. It works for 7 days.
        </>
      }
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={formId} variant="primary" loading={invitation.isPending}>
            Send Invitation
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit} className="flex flex-col gap-4">
        <TextField
          label="Email"
          type="email"
          inputMode="email"
          autoComplete="off"
          placeholder="name@example.com"
          value={typed}
          error={error}
          onChange={(event) => {
            setTyped(event.target.value);
            setError(undefined);
            if (invitation.isError) invitation.reset();
          }}
        />
        {invitation.error && <Banner tone="neg">{inviteProblem(invitation.error)}</Banner>}
      </form>
    </Dialog>
  );
}
