import type { ExportLink } from "@citelens/contract/platform/exports";
import { Ban } from "lucide-react";
import type { ReactElement } from "react";
import { countText } from "#lib/figures.ts";
import { Button } from "#ui/forms/button.tsx";
import type { DataColumn } from "#ui/table/data-table-props.ts";
import { Ago, Instant } from "#ui/text/instant.tsx";
import { formatNames } from "../choice/list-choice.tsx";

export interface LinkRow {
  readonly link: ExportLink;
  /** How its list is called. */
  readonly list: string;
  /** The current time, for relative times. */
  readonly now: Date;
  readonly onRevoke: () => void;
}

export const linkColumns: readonly DataColumn<LinkRow>[] = [
  { id: "name", header: "Name", kind: "main", cell: nameCell },
  { id: "maker", header: "Made by", kind: "text", cell: ({ link }) => link.created_by.name || "–" },
  { id: "expires", header: "Expires", kind: "text", cell: ({ link }) => <Instant at={link.expires_at} /> },
  {
    id: "used",
    header: "Last asked",
    kind: "text",
    cell: ({ link, now }) =>
      link.last_used_at === null ? "Never" : <Ago at={link.last_used_at} now={now} />,
  },
  { id: "uses", header: "Times", kind: "number", cell: ({ link }) => countText(link.uses) },
  { id: "actions", header: "Actions", kind: "buttons", cell: revokeCell },
];

function nameCell({ link, list }: LinkRow): ReactElement {
  const days = link.last_days === null ? "" : `, last ${link.last_days} days`;
  return (
    <div className="min-w-40">
      <p>{link.name}</p>
      <p className="text-sm text-fg-3">
        {list} as {formatNames[link.format]}
        {days}
      </p>
    </div>
  );
}

function revokeCell({ link, onRevoke }: LinkRow): ReactElement {
  return (
    <Button
      size="sm"
      variant="ghost"
      aria-label={`Revoke ${link.name}`}
      icon={<Ban size={14} aria-hidden="true" />}
      onClick={onRevoke}
    >
      Revoke
    </Button>
  );
}
