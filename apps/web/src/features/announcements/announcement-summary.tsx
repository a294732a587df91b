import type { Announcement } from "@citelens/contract/accounts/announcements";
import type { ReactElement } from "react";
import { Ago } from "#ui/text/instant.tsx";
import { previewOf } from "./announcements.rules.ts";

interface AnnouncementSummaryProps extends Pick<Announcement, "title" | "content" | "created_at"> {
  readonly isUnread: boolean;
}

/** An announcement in the list behind the bell. */
export function AnnouncementSummary(props: AnnouncementSummaryProps): ReactElement {
  const { title, content, created_at, isUnread } = props;
  return (
    <>
      <span className="flex items-center gap-2 font-medium">
        {title}
        {isUnread && (
          <span className="size-2 shrink-0 rounded-full bg-brand">
            <span className="sr-only">Unread</span>
          </span>
        )}
      </span>
      <span className="text-sm text-fg-2">{previewOf(content)}</span>
      <span className="text-xs text-fg-3">
        <Ago at={created_at} />
      </span>
    </>
  );
}
