import type { AdminAnnouncement } from "@citelens/contract/platform/admin";
import type { ReactElement, ReactNode } from "react";
import { problemMessage } from "#lib/api/api-problem.ts";
import { ConfirmDialog } from "#ui/overlays/confirm-dialog/confirm-dialog.tsx";
import { toast } from "#ui/overlays/toast.ts";
import { useLastDefined } from "#ui/overlays/use-last-defined.ts";
import { changes, useAdminChange } from "../admin.queries.ts";

interface AskedProps {
  /** The dialog is closed while it is undefined. */
  readonly announcement: AdminAnnouncement | undefined;
  readonly onClose: () => void;
}

export function PublishAnnouncementDialog(props: AskedProps): ReactElement {
  return (
    <Asking
      {...props}
      run={changes.publishAnnouncement}
      done="The announcement is published."
      title="Publish this announcement?"
      confirmLabel="Publish"
      tone="primary"
    >
      Everyone sees it behind the bell, and users who chose announcements by e-mail get it now. E-mails cannot
      be recalled.
    </Asking>
  );
}

export function DeleteAnnouncementDialog(props: AskedProps): ReactElement {
  return (
    <Asking
      {...props}
      run={changes.deleteAnnouncement}
      done="The announcement is deleted."
      title="Delete this announcement?"
      confirmLabel="Delete"
      tone="danger"
    >
      It disappears for everyone. This cannot be undone.
    </Asking>
  );
}

interface AskingProps extends AskedProps {
  readonly run: (announcementId: string) => Promise<unknown>;
  readonly done: string;
  readonly title: string;
  readonly confirmLabel: string;
  readonly tone: "primary" | "danger";
  readonly children: ReactNode;
}

function Asking({
  announcement,
  onClose,
  run,
  done,
  title,
  confirmLabel,
  tone,
  children,
}: AskingProps): ReactElement {
  const change = useAdminChange(run);
  const asked = useLastDefined(announcement);
  const confirm = (announcementId: string): void => {
    change.mutate(announcementId, {
      onSuccess: () => toast.success(done),
      onError: (problem) => toast.error(problemMessage(problem)),
      onSettled: onClose,
    });
  };
  return (
    <ConfirmDialog
      open={announcement !== undefined}
      onOpenChange={(open) => !open && onClose()}
      title={title}
      confirmLabel={confirmLabel}
      tone={tone}
      busy={change.isPending}
      onConfirm={() => announcement && confirm(announcement.id)}
    >
      “{asked?.title}”: {children}
    </ConfirmDialog>
  );
}
