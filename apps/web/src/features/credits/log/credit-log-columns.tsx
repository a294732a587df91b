import type { CreditUse } from "@citelens/contract/billing/credits";
import { countText } from "#lib/figures.ts";
import type { DataColumn } from "#ui/table/data-table-props.ts";
import { Badge } from "#ui/text/badge.tsx";
import { Ago, Instant } from "#ui/text/instant.tsx";
import { detailsOf } from "./details-of.rules.ts";

export interface CreditLogRow {
  readonly use: CreditUse;
  /** The current time, for relative times. */
  readonly now: Date;
}

export const creditLogColumns: readonly DataColumn<CreditLogRow>[] = [
  { id: "created_at", header: "Date & Time", kind: "main", sortable: true, cell: timeCell },
  { id: "action_type", header: "Action Type", kind: "text", sortable: true, cell: actionCell },
  { id: "credits_used", header: "Credits Used", kind: "number", sortable: true, cell: creditsCell },
  { id: "details", header: "Details", kind: "text", cell: detailsCell },
];

const actionTones = { 1: "info", 2: "pos", 3: "brand" } as const;
const statusTones = { active: "pos", paused: "warn" } as const;
const statusWords = { active: "Active", paused: "Paused" } as const;

function timeCell({ use, now }: CreditLogRow) {
  return (
    <div className="sm:whitespace-nowrap">
      <Instant at={use.created_at} />
      <span className="block text-sm font-normal text-fg-3">
        <Ago at={use.created_at} now={now} />
      </span>
    </div>
  );
}

function actionCell({ use }: CreditLogRow) {
  return <Badge tone={actionTones[use.action_type]}>{use.action_display}</Badge>;
}

function creditsCell({ use }: CreditLogRow) {
  return countText(use.credits_used);
}

function detailsCell({ use }: CreditLogRow) {
  if (!use.content_object_info) return <span className="text-fg-3">No details</span>;

  const { title, notes, status } = detailsOf(use.content_object_info);
  return (
    <div className="min-w-56 wrap-anywhere lg:min-w-0 xl:min-w-80 2xl:min-w-96">
      <span className="line-clamp-2 text-fg">{title}</span>
      <span className="flex flex-wrap gap-x-3 text-sm text-fg-3">
        {notes.join(" · ")}
        {status && <Badge tone={statusTones[status]}>{statusWords[status]}</Badge>}
      </span>
    </div>
  );
}
