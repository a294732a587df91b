import type { CreditUse } from "@citelens/contract/credits";
import { relativeTime } from "#lib/dates.ts";
import { Badge } from "#ui/badge.tsx";
import type { DataColumn } from "#ui/data-table-props.ts";
import { actionTones, detailsOf } from "./credit-uses.rules.ts";

/** A use as the table shows it. */
export interface UseRow {
  readonly use: CreditUse;
  /** The time that "ago" counts from. */
  readonly now: Date;
}

const figures = new Intl.NumberFormat("en");
const moments = new Intl.DateTimeFormat("en", { dateStyle: "medium", timeStyle: "short" });

export const useColumns: readonly DataColumn<UseRow>[] = [
  { id: "created_at", header: "Date & Time", kind: "main", sortable: true, cell: createdCell },
  { id: "action_type", header: "Action Type", kind: "text", sortable: true, cell: actionCell },
  { id: "credits_used", header: "Credits Used", kind: "number", sortable: true, cell: creditsCell },
  { id: "details", header: "Details", kind: "text", cell: detailsCell },
];

function createdCell({ use, now }: UseRow) {
  return (
    <time dateTime={use.created_at} className="whitespace-nowrap">
      <span className="block">{moments.format(new Date(use.created_at))}</span>
      <span className="block text-sm font-normal text-fg-3">{relativeTime(use.created_at, now)}</span>
    </time>
  );
}

function actionCell({ use }: UseRow) {
  return <Badge tone={actionTones[use.action_type]}>{use.action_display}</Badge>;
}

function creditsCell({ use }: UseRow) {
  return figures.format(use.credits_used);
}

function detailsCell({ use }: UseRow) {
  const { title, more } = detailsOf(use.content_object_info);
  const status = use.content_object_info?.status;
  return (
    <div className="min-w-48">
      <span className="line-clamp-2 text-fg">{title}</span>
      <span className="flex flex-wrap items-center gap-x-3 text-sm text-fg-3">
        {more}
        {status && <Badge tone={status === "active" ? "pos" : "neutral"}>{status}</Badge>}
      </span>
    </div>
  );
}
