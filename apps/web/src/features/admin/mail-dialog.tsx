import type { OutboxMail } from "@citelens/contract/platform/admin";
import { useQuery } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { Button } from "#ui/forms/button.tsx";
import { QueryError } from "#ui/frame/error-state.tsx";
import { Skeleton } from "#ui/frame/skeleton.tsx";
import { Dialog } from "#ui/overlays/dialog/dialog.tsx";
import { useLastDefined } from "#ui/overlays/use-last-defined.ts";
import { ForeignAnchor } from "#ui/text/foreign-anchor.tsx";
import { TextLink } from "#ui/text/text-link.tsx";
import { mailQuery } from "./admin.queries.ts";
import { pieces } from "./mail-text.rules.ts";

interface MailDialogProps {
  readonly mail: OutboxMail | undefined;
  readonly onClose: () => void;
}

export function MailDialog({ mail, onClose }: MailDialogProps): ReactElement {
  const shown = useLastDefined(mail);
  return (
    <Dialog
      open={mail !== undefined}
      onOpenChange={(open) => !open && onClose()}
      title={shown?.subject ?? ""}
      description={`To ${shown?.recipient ?? ""}`}
      actions={<Button onClick={onClose}>Close</Button>}
    >
      {shown && <MailText mailId={shown.id} />}
    </Dialog>
  );
}

function MailText({ mailId }: { readonly mailId: string }): ReactElement {
  const mail = useQuery(mailQuery(mailId));
  if (mail.isPending) {
    return (
      <div aria-busy="true" className="h-40">
        <Skeleton />
      </div>
    );
  }
  if (mail.isError) {
    return <QueryError query={mail} />;
  }
  if (mail.data.text === null) {
    return (
      <p className="text-fg-2">
        This mail was delivered; its text has been erased because it could hold a link.
      </p>
    );
  }
  return (
    <p className="rounded-control border border-border bg-surface-2 p-3 text-sm wrap-anywhere whitespace-pre-wrap">
      {pieces(mail.data.text).map(({ kind, text, at }) =>
        kind === "link" ? (
          <TextLink key={at} render={<ForeignAnchor href={text}>{text}</ForeignAnchor>}>
            {text}
          </TextLink>
        ) : (
          text
        ),
      )}
    </p>
  );
}
