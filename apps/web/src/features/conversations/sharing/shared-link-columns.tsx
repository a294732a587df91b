import type { ShareLink } from "@citelens/contract/visibility/answers";
import { Link } from "@tanstack/react-router";
import { Ban } from "lucide-react";
import type { ReactElement } from "react";
import { instantText } from "#lib/dates/dates.ts";
import { useWorkspaceId } from "#lib/workspace.tsx";
import { Button } from "#ui/forms/button.tsx";
import type { DataColumn } from "#ui/table/data-table-props.ts";
import { Ago, Instant } from "#ui/text/instant.tsx";
import { TextLink } from "#ui/text/text-link.tsx";

export interface LinkRow {
  readonly link: ShareLink;
  /** The current time, for relative times. */
  readonly now: Date;
  readonly onRevoke: () => void;
}

export const linkColumns: readonly DataColumn<LinkRow>[] = [
  { id: "answer", header: "Answer", kind: "main", cell: (row) => <SharedAnswer row={row} /> },
  { id: "maker", header: "Shared by", kind: "text", cell: makerCell },
  {
    id: "created",
    header: "Created",
    kind: "text",
    cell: ({ link, now }) => <Ago at={link.created} now={now} />,
  },
  { id: "expires", header: "Expires", kind: "text", cell: ({ link }) => <Instant at={link.expires} /> },
  { id: "opened", header: "Opened", kind: "number", cell: openedCell },
  { id: "actions", header: "Actions", kind: "buttons", cell: (row) => <RevokeButton row={row} /> },
];

function SharedAnswer({ row: { link } }: { readonly row: LinkRow }): ReactElement {
  const workspaceId = useWorkspaceId();
  return (
    <div className="min-w-48">
      <TextLink
        render={
          <Link
            to="/workspaces/$projectId/insight/conversations/$queryId"
            params={{ projectId: workspaceId, queryId: link.query.id }}
            hash={`answer-${link.answer_id}`}
          />
        }
      >
        {link.query.text}
      </TextLink>
      <p className="text-sm text-fg-3">{link.operator_model.display_name}</p>
    </div>
  );
}

function makerCell({ link }: LinkRow): ReactElement {
  return <span className="sm:whitespace-nowrap">{link.made_by.name || "–"}</span>;
}

function openedCell({ link: { opened, last_opened } }: LinkRow): ReactElement {
  const title = last_opened === null ? undefined : `Last opened ${instantText(last_opened)}`;
  return <span title={title}>{opened}</span>;
}

function RevokeButton({ row: { link, onRevoke } }: { readonly row: LinkRow }): ReactElement | null {
  if (!link.can_revoke) return null;
  return (
    <Button
      size="sm"
      variant="ghost"
      aria-label={`Revoke the link to ${link.query.text}`}
      icon={<Ban size={14} aria-hidden="true" />}
      onClick={onRevoke}
    >
      Revoke
    </Button>
  );
}
