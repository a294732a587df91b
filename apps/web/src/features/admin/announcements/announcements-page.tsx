import type { AdminAnnouncement } from "@citelens/contract/platform/admin";
import { useQuery } from "@tanstack/react-query";
import { Megaphone } from "lucide-react";
import { type ReactElement, useMemo, useState } from "react";
import { useAddress } from "#lib/address/use-address.ts";
import { Button } from "#ui/forms/button.tsx";
import { PageHeader } from "#ui/frame/page-header.tsx";
import type { DataColumn } from "#ui/table/data-table-props.ts";
import { Badge } from "#ui/text/badge.tsx";
import { Ago } from "#ui/text/instant.tsx";
import { allAnnouncementsQuery } from "../admin.queries.ts";
import { parseAdminSearch } from "../admin-search.rules.ts";
import { SearchedList } from "../searched-list.tsx";
import { DeleteAnnouncementDialog, PublishAnnouncementDialog } from "./announcement-dialogs.tsx";
import { AnnouncementEditor } from "./announcement-editor.tsx";

type Asked = { readonly what: "publish" | "delete"; readonly announcement: AdminAnnouncement };

export function AnnouncementsPage(): ReactElement {
  const { search, onSearch } = useAddress(parseAdminSearch);
  const announcements = useQuery(allAnnouncementsQuery(search));
  const [edited, setEdited] = useState<AdminAnnouncement | "new">();
  const [asked, setAsked] = useState<Asked>();
  const columns = useMemo(() => columnsOf({ onEdit: setEdited, onAsk: setAsked }), []);
  return (
    <>
      <PageHeader
        title="Announcements"
        purpose="News for every user, behind the bell. Only superusers see drafts."
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
      <PublishAnnouncementDialog
        announcement={asked?.what === "publish" ? asked.announcement : undefined}
        onClose={() => setAsked(undefined)}
      />
      <DeleteAnnouncementDialog
        announcement={asked?.what === "delete" ? asked.announcement : undefined}
        onClose={() => setAsked(undefined)}
      />
    </>
  );
}

interface Actions {
  readonly onEdit: (announcement: AdminAnnouncement) => void;
  readonly onAsk: (asked: Asked) => void;
}

function columnsOf({ onEdit, onAsk }: Actions): readonly DataColumn<AdminAnnouncement>[] {
  return [
    {
      id: "title",
      header: "Title",
      kind: "main",
      cell: ({ title }) => <span className="font-medium">{title}</span>,
    },
    {
      id: "state",
      header: "State",
      kind: "text",
      cell: ({ published_at }) =>
        published_at ? <Badge tone="pos">Published</Badge> : <Badge tone="neutral">Draft</Badge>,
    },
    {
      id: "published",
      header: "Published",
      kind: "text",
      cell: ({ published_at }) => (published_at ? <Ago at={published_at} /> : "-"),
    },
    { id: "readers", header: "Readers", kind: "number", cell: ({ readers }) => readers },
    {
      id: "actions",
      header: "Actions",
      kind: "buttons",
      cell: (announcement) => (
        <span className="inline-flex gap-1">
          <Button
            size="sm"
            variant="ghost"
            aria-label={`Edit ${announcement.title}`}
            onClick={() => onEdit(announcement)}
          >
            Edit
          </Button>
          {!announcement.published_at && (
            <Button
              size="sm"
              variant="ghost"
              aria-label={`Publish ${announcement.title}`}
              onClick={() => onAsk({ what: "publish", announcement })}
            >
              Publish
            </Button>
          )}
          <Button
            size="sm"
            variant="ghost"
            aria-label={`Delete ${announcement.title}`}
            onClick={() => onAsk({ what: "delete", announcement })}
          >
            Delete
          </Button>
        </span>
      ),
    },
  ];
}
