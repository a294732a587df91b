import type { Announcement } from "@citelens/contract/accounts/announcements";
import { useQuery } from "@tanstack/react-query";
import { Bell } from "lucide-react";
import { type ReactElement, useEffect, useState } from "react";
import { IconButton } from "#ui/forms/icon-button.tsx";
import { Dialog } from "#ui/overlays/dialog/dialog.tsx";
import { Popover } from "#ui/overlays/popover/popover.tsx";
import { Markdown } from "#ui/text/markdown.tsx";
import { AnnouncementList } from "./announcement-list.tsx";
import { announcementsQuery, readIdsIn, useReadAnnouncement, useReadIds } from "./announcements.queries.ts";
import { bellLabel, unreadOf } from "./announcements.rules.ts";

/** The bell with the unread count, the list and the full text of one announcement. */
export function AnnouncementsBell(): ReactElement {
  const announcements = useQuery(announcementsQuery());
  const readIds = readIdsIn(useReadIds());
  const markRead = useReadAnnouncement();
  const [opened, setOpened] = useState<Announcement>();
  const [isOpen, setOpen] = useState(false);
  const unread = unreadOf(announcements.data ?? [], readIds).length;

  const open = (announcement: Announcement): void => {
    markRead.mutate(announcement.id);
    setOpened(announcement);
    setOpen(true);
  };
  return (
    <>
      <span className="relative inline-flex">
        <Popover
          label="Announcements"
          align="end"
          trigger={
            <IconButton
              label={bellLabel(unread)}
              icon={<Bell size={18} strokeWidth={1.75} aria-hidden="true" />}
            />
          }
        >
          {(close) => (
            <>
              <RefreshOnOpening refresh={announcements.refetch} />
              <AnnouncementList
                announcements={announcements}
                readIds={readIds}
                onOpen={(announcement) => {
                  close();
                  open(announcement);
                }}
              />
            </>
          )}
        </Popover>
        {unread > 0 && (
          <span
            aria-hidden="true"
            className="pointer-events-none absolute top-0.5 right-0.5 flex h-4 min-w-4 items-center justify-center rounded-full bg-brand px-1 text-[0.625rem] leading-none font-semibold text-brand-fg"
          >
            {unread}
          </span>
        )}
      </span>
      <Dialog open={isOpen} onOpenChange={setOpen} title={opened?.title ?? ""}>
        {opened && <Markdown text={opened.content} />}
      </Dialog>
    </>
  );
}

/** The external system is the server: opening the bell refetches the list. */
function RefreshOnOpening({ refresh }: { readonly refresh: () => Promise<unknown> }): null {
  useEffect(() => {
    void refresh();
  }, [refresh]);
  return null;
}
