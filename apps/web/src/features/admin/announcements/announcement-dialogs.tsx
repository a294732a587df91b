import type { AdminAnnouncement } from "@citelens/contract/platform/admin-announcements";
import { type ReactElement, useState } from "react";
import { browserTimeZone, instantText } from "#lib/dates/dates.ts";
import { instantAt } from "#lib/dates/wall-time.ts";
import { TextField } from "#ui/forms/text-field.tsx";
import { ActDialog } from "../act-dialog.tsx";
import { useAdminChange } from "../admin.queries.ts";
import { announcementChanges } from "./announcements.queries.ts";
import { audienceLead } from "./audience.rules.ts";

interface AskedProps {
  readonly announcement: AdminAnnouncement;
  readonly onClose: () => void;
}

const reasonHint = "It stays in the audit log.";

export function PublishAnnouncementDialog({ announcement, onClose }: AskedProps): ReactElement {
  const timeZone = browserTimeZone();
  const [at, setAt] = useState("");
  const publish = useAdminChange(announcementChanges.publish);
  const publishAt = instantAt(timeZone, at);
  return (
    <ActDialog
      title="Publish this announcement?"
      description={`“${announcement.title}”: ${audienceLead(announcement)} it behind the bell, and those who chose announcements by e-mail get it. E-mails cannot be recalled, and are sent only once.`}
      submitLabel={publishAt === undefined ? "Publish" : "Schedule"}
      reasonHint={reasonHint}
      fields={["publish_at"]}
      run={(act) =>
        publish.mutateAsync({
          id: announcement.id,
          ...act,
          ...(publishAt !== undefined && { publish_at: publishAt }),
        })
      }
      done={({ publish_at }) =>
        publish_at === null
          ? "The announcement is published."
          : `The announcement will be published on ${instantText(publish_at)}.`
      }
      onClose={onClose}
    >
      {(errorUnder) => (
        <TextField
          label="Publish at"
          type="datetime-local"
          hint={`Empty: now. By your clock, ${timeZone}.`}
          value={at}
          error={errorUnder("publish_at")}
          onChange={(event) => setAt(event.target.value)}
        />
      )}
    </ActDialog>
  );
}

export function UnpublishAnnouncementDialog({ announcement, onClose }: AskedProps): ReactElement {
  const unpublish = useAdminChange(announcementChanges.unpublish);
  const isScheduled = announcement.published_at === null;
  return (
    <ActDialog
      title={isScheduled ? "Unschedule this announcement?" : "Unpublish this announcement?"}
      description={
        isScheduled
          ? `“${announcement.title}” is a draft again, and is not published by itself.`
          : `“${announcement.title}” is a draft again, and nobody sees it. E-mails that were sent stay.`
      }
      submitLabel={isScheduled ? "Unschedule" : "Unpublish"}
      reasonHint={reasonHint}
      run={(act) => unpublish.mutateAsync({ id: announcement.id, ...act })}
      done={() => "The announcement is a draft again."}
      onClose={onClose}
    />
  );
}

export function DeleteAnnouncementDialog({ announcement, onClose }: AskedProps): ReactElement {
  const remove = useAdminChange(announcementChanges.remove);
  return (
    <ActDialog
      title="Delete this announcement?"
      description={`“${announcement.title}” disappears for everyone. This cannot be undone.`}
      submitLabel="Delete"
      tone="danger"
      reasonHint={reasonHint}
      run={(act) => remove.mutateAsync({ id: announcement.id, ...act })}
      done={() => "The announcement is deleted."}
      onClose={onClose}
    />
  );
}
