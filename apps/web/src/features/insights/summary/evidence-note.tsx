import type { InsightSummary } from "@citelens/contract/visibility/insights";
import { Gauge } from "lucide-react";
import type { ReactElement } from "react";
import { counted, tenthsText } from "#lib/figures.ts";
import { Button } from "#ui/forms/button.tsx";
import { Popover } from "#ui/overlays/popover/popover.tsx";
import { describeIncomparable, describeShared, gradeTexts } from "./summary-text.rules.ts";

export interface EvidenceNoteProps {
  readonly summary: InsightSummary;
  readonly isCompared: boolean;
}

/** How reliable the headline figures are, and what they leave out. */
export function EvidenceNote({ summary, isCompared }: EvidenceNoteProps): ReactElement {
  const { evidence_grade: grade, queries, runs, is_local_only, local_answers_left_out } = summary;
  const { label, meaning, next } = gradeTexts[grade];
  const incomparable = isCompared
    ? (describeIncomparable(summary.incomparable) ?? describeShared(summary.compared))
    : undefined;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-fg-3">
      <Popover
        label="Evidence"
        trigger={
          <Button variant="ghost" size="sm" icon={<Gauge size={14} aria-hidden="true" />}>
            Evidence: {label}
          </Button>
        }
      >
        {() => (
          <div className="w-72 max-w-full space-y-2 px-4 py-3 text-sm text-fg-2">
            <p className="font-medium text-fg">{label}</p>
            <p>{meaning}</p>
            <p className="tabular-nums">
              Now: {counted(queries, "query", "queries")}, asked {tenthsText(runs)} times of each model on
              average.
            </p>
            {next !== undefined && <p>{next}</p>}
          </div>
        )}
      </Popover>
      {incomparable !== undefined && <p>{incomparable}</p>}
      {is_local_only && (
        <p className="text-info">Only the local index was asked: these figures come from no AI assistant.</p>
      )}
      {local_answers_left_out && <p>Answers of the local index are left out.</p>}
    </div>
  );
}
