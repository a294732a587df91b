import type { Announcement } from "@citelens/contract/accounts/announcements";
import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { AnnouncementSummary } from "./announcement-summary.tsx";
import { unreadOf } from "./announcements.rules.ts";

interface AnnouncementListProps {
  readonly announcements: Pick<UseQueryResult<Announcement[]>, "data" | "isPending" | "isError">;
  readonly readIds: readonly string[];
  readonly onOpen: (announcement: Announcement) => void;
}

export function AnnouncementList({ announcements, readIds, onOpen }: AnnouncementListProps): ReactElement {
  const { data: list = [], isPending, isError } = announcements;
  const unreadIds = new Set(unreadOf(list, readIds).map(({ id }) => id));
  return (
    <section aria-labelledby="announcements-heading" className="flex w-80 max-w-full flex-col gap-2 p-4">
      <h2 id="announcements-heading" className="font-semibold">
        Announcements
      </h2>
      <p role="status" className="text-sm text-fg-3 empty:hidden">
        {isPending && "Loading messages..."}
        {isError && "Failed to load announcements"}
        {!isPending && !isError && list.length === 0 && "No broadcast messages available"}
      </p>
      <ul className="-mx-2 flex flex-col">
        {list.map((announcement) => (
          <li key={announcement.id}>
            <button
              type="button"
              onClick={() => onOpen(announcement)}
              className="flex w-full flex-col rounded-control px-2 py-2 text-left hover:bg-surface-2"
            >
              <AnnouncementSummary {...announcement} isUnread={unreadIds.has(announcement.id)} />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
