import type { OutboxMail } from "@citelens/contract/platform/admin";
import type { ReactElement } from "react";
import { changes, useAdminChange } from "./admin.queries.ts";
import { ReasonDialog } from "./reason-dialog.tsx";
import { useLastDefined } from "./use-last-defined.ts";

interface SendAgainDialogProps {
  readonly mail: OutboxMail | undefined;
  readonly onClose: () => void;
}

export function SendAgainDialog({ mail, onClose }: SendAgainDialogProps): ReactElement {
  const { mutateAsync } = useAdminChange(changes.sendMailAgain);
  const shown = useLastDefined(mail);
  const send = async (reason: string): Promise<string> => {
    const { queued } = await mutateAsync({ mailId: shown?.id ?? "", reason });
    return queued ? "The mail is queued." : "Nothing was left to do: it waits already or was sent.";
  };
  return (
    <ReasonDialog
      open={mail !== undefined}
      title="Send again"
      description={`“${shown?.subject ?? ""}” to ${shown?.recipient ?? ""}. Links in it may have expired.`}
      verb="Send"
      onSubmit={send}
      onClose={onClose}
    />
  );
}
