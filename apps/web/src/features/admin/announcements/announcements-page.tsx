import type { AdminAnnouncement } from "@citelens/contract/platform/admin-announcements";
import { useQuery } from "@tanstack/react-query";
import { Megaphone } from "lucide-react";
import { type ReactElement, useMemo, useState } from "react";
import { useAddress } from "#lib/address/use-address.ts";
import { Button } from "#ui/forms/button.tsx";
import { PageHeader } from "#ui/frame/page-header.tsx";
import { parseAdminSearch } from "../admin-search.rules.ts";
import { SearchedList } from "../searched-list.tsx";
import { type AnnouncementAction, announcementColumns } from "./announcement-columns.tsx";
import {
  DeleteAnnouncementDialog,
  PublishAnnouncementDialog,
  UnpublishAnnouncementDialog,
} from "./announcement-dialogs.tsx";
import { AnnouncementEditor } from "./announcement-editor.tsx";
import { allAnnouncementsQuery } from "./announcements.queries.ts";

const dialogs = {
  publish: PublishAnnouncementDialog,
  unpublish: UnpublishAnnouncementDialog,
  delete: DeleteAnnouncementDialog,
} as const satisfies Record<AnnouncementAction["what"], unknown>;

export function AnnouncementsPage(): ReactElement {
  const { search, onSearch } = useAddress(parseAdminSearch);
  const announcements = useQuery(allAnnouncementsQuery(search));
  const [edited, setEdited] = useState<AdminAnnouncement | "new">();
  const [asked, setAsked] = useState<AnnouncementAction>();
  const columns = useMemo(() => announcementColumns({ onEdit: setEdited, onAsk: setAsked }), []);
  const Dialog = asked && dialogs[asked.what];
  return (
    <>
      <PageHeader
        title="Announcements"
        purpose="News for users, behind the bell: for all of them, those of some plans, or superusers. Only superusers see drafts."
        actions={
          <Button variant="primary" onClick={() => setEdited("new")}>
            New announcement
          </Button>
        }
      />
      {edited && (
        <AnnouncementEditor
          key={edited === "new" ? "new" : edited.id}
          announcement={edited === "new" ? undefined : edited}
          onDone={() => setEdited(undefined)}
        />
      )}
      <SearchedList
        label="Announcements"
        columns={columns}
        list={announcements}
        rowKey={({ id }) => id}
        search={search}
        onSearch={onSearch}
        empty={{
          icon: Megaphone,
          title: "No announcements yet",
          text: "Write the first one, such as release notes or planned maintenance.",
        }}
      />
      {Dialog && <Dialog announcement={asked.announcement} onClose={() => setAsked(undefined)} />}
    </>
  );
}
