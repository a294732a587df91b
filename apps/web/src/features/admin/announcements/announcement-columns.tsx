import type { AdminAnnouncement } from "@citelens/contract/platform/admin-announcements";
import type { ReactElement } from "react";
import { countText } from "#lib/figures.ts";
import { Button } from "#ui/forms/button.tsx";
import type { DataColumn } from "#ui/table/data-table-props.ts";
import { Badge } from "#ui/text/badge.tsx";
import { Ago, Instant } from "#ui/text/instant.tsx";
import { audienceText } from "./audience.rules.ts";

export interface AnnouncementAction {
  readonly what: "publish" | "unpublish" | "delete";
  readonly announcement: AdminAnnouncement;
}

interface Actions {
  readonly onEdit: (announcement: AdminAnnouncement) => void;
  readonly onAsk: (asked: AnnouncementAction) => void;
}

/** Columns of what is known of each announcement, and what can be done with it. */
export function announcementColumns({ onEdit, onAsk }: Actions): readonly DataColumn<AdminAnnouncement>[] {
  return [
    {
      id: "title",
      header: "Title",
      kind: "main",
      cell: ({ title }) => <span className="font-medium">{title}</span>,
    },
    {
      id: "audience",
      header: "Audience",
      kind: "text",
      cell: (announcement) => audienceText(announcement),
    },
    { id: "state", header: "State", kind: "text", cell: (announcement) => stateOf(announcement) },
    {
      id: "published",
      header: "Published",
      kind: "text",
      cell: ({ published_at, publish_at }) => {
        if (published_at) return <Ago at={published_at} />;
        return publish_at ? <Instant at={publish_at} /> : "-";
      },
    },
    {
      id: "readers",
      header: "Readers",
      kind: "number",
      cell: ({ readers, audience_size }) =>
        audience_size === null ? countText(readers) : `${countText(readers)} of ${countText(audience_size)}`,
    },
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
          {(announcement.published_at ?? announcement.publish_at) !== null && (
            <Button
              size="sm"
              variant="ghost"
              aria-label={`${takeBack(announcement)} ${announcement.title}`}
              onClick={() => onAsk({ what: "unpublish", announcement })}
            >
              {takeBack(announcement)}
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

function stateOf({ published_at, publish_at }: AdminAnnouncement): ReactElement {
  if (published_at) return <Badge tone="pos">Published</Badge>;
  return publish_at ? <Badge tone="brand">Scheduled</Badge> : <Badge tone="neutral">Draft</Badge>;
}

function takeBack({ published_at }: AdminAnnouncement): string {
  return published_at ? "Unpublish" : "Unschedule";
}
