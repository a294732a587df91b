import { ChevronDown, ChevronUp } from "lucide-react";
import { counted, countText } from "#lib/figures.ts";
import { cx } from "#ui/cx.ts";
import { Button } from "#ui/forms/button.tsx";
import type { DataColumn } from "#ui/table/data-table-props.ts";
import { Badge } from "#ui/text/badge.tsx";
import { Ago, Instant } from "#ui/text/instant.tsx";
import { detailsOf } from "./details-of.rules.ts";
import type { CreditLogLine, RunOfUses } from "./grouped-uses.rules.ts";

export interface CreditLogRow {
  readonly line: CreditLogLine;
  /** The current time, for relative times. */
  readonly now: Date;
  readonly onToggle: (key: string) => void;
}

export const creditLogColumns: readonly DataColumn<CreditLogRow>[] = [
  { id: "created_at", header: "Date & Time", kind: "main", sortable: true, cell: timeCell },
  { id: "action_type", header: "Action Type", kind: "text", sortable: true, long: true, cell: actionCell },
  { id: "credits_used", header: "Credits Used", kind: "number", sortable: true, cell: creditsCell },
  { id: "details", header: "Details", kind: "text", long: true, cell: detailsCell },
];

const actionTones = { 1: "info", 2: "pos", 3: "brand" } as const;
const statusTones = { active: "pos", paused: "warn" } as const;
const statusLabels = { active: "Active", paused: "Paused" } as const;

function timeCell({ line, now }: CreditLogRow) {
  const at = line.kind === "run" ? line.run.last : line.use.created_at;
  return (
    <div className={cx("sm:whitespace-nowrap", isWithin(line) && "sm:pl-4")}>
      <Instant at={at} />
      <span className="block text-sm font-normal text-fg-3">
        <Ago at={at} now={now} />
      </span>
    </div>
  );
}

function isWithin(line: CreditLogLine): boolean {
  return line.kind === "use" && line.isWithin;
}

function actionCell({ line }: CreditLogRow) {
  const use = line.kind === "run" ? line.run.uses[0] : line.use;
  return use && <Badge tone={actionTones[use.action_type]}>{use.action_display}</Badge>;
}

function creditsCell({ line }: CreditLogRow) {
  return countText(line.kind === "run" ? line.run.credits : line.use.credits_used);
}

function detailsCell({ line, onToggle }: CreditLogRow) {
  if (line.kind === "run") return <RunDetails run={line.run} isOpen={line.isOpen} onToggle={onToggle} />;
  const { content_object_info: object } = line.use;
  if (!object) return <span className="text-fg-3">No details</span>;

  const { title, notes, status } = detailsOf(object);
  return (
    <div className="min-w-56 wrap-anywhere lg:min-w-0 xl:min-w-80 2xl:min-w-96">
      <span className="line-clamp-2 text-fg">{title}</span>
      <span className="flex flex-wrap gap-x-3 text-sm text-fg-3">
        {notes.join(" · ")}
        {status && <Badge tone={statusTones[status]}>{statusLabels[status]}</Badge>}
      </span>
    </div>
  );
}

interface RunDetailsProps {
  readonly run: RunOfUses;
  readonly isOpen: boolean;
  readonly onToggle: (key: string) => void;
}

/** One line for the answers of a run on this page; its button unfolds them. */
function RunDetails({ run, isOpen, onToggle }: RunDetailsProps) {
  const Chevron = isOpen ? ChevronUp : ChevronDown;
  const name = run.campaign ?? "a campaign";
  return (
    <div className="flex min-w-56 items-start justify-between gap-3 wrap-anywhere lg:min-w-0">
      <div>
        <span className="line-clamp-2 font-medium text-fg">{run.campaign ?? "Unnamed campaign"}</span>
        <span className="text-sm text-fg-3">
          Run of <Instant at={run.first} /> · {counted(run.uses.length, "answer")} on this page
        </span>
      </div>
      <Button
        size="sm"
        variant="ghost"
        aria-expanded={isOpen}
        aria-label={`${isOpen ? "Hide" : "Show"} the answers of ${name}`}
        icon={<Chevron size={16} aria-hidden="true" />}
        onClick={() => onToggle(run.key)}
      >
        {isOpen ? "Hide" : "Show"}
      </Button>
    </div>
  );
}
