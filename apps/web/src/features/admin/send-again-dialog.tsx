import type { OutboxMail } from "@citelens/contract/platform/admin";
import type { ReactElement } from "react";
import { ActDialog } from "./act-dialog.tsx";
import { changes, useAdminChange } from "./admin.queries.ts";

interface SendAgainDialogProps {
  readonly mail: OutboxMail | undefined;
  readonly onClose: () => void;
}

export function SendAgainDialog({ mail, onClose }: SendAgainDialogProps): ReactElement | null {
  const { mutateAsync } = useAdminChange(changes.sendMailAgain);
  if (!mail) return null;
  return (
    <ActDialog
      title="Send again"
      description={`“${mail.subject}” to ${mail.recipient}. Links in it may have expired.`}
      submitLabel="Send"
      reasonHint="Recorded in the audit log."
      run={({ reason }) => mutateAsync({ mailId: mail.id, reason })}
      done={({ queued }) =>
        queued ? "The mail is queued." : "Nothing was left to do: it waits already or was sent."
      }
      onClose={onClose}
    />
  );
}
