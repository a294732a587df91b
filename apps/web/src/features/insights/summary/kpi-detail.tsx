import type { InsightSummary } from "@citelens/contract/visibility/insights";
import type { ReactElement } from "react";
import { verdictOf } from "#lib/figures.ts";
import { Delta } from "#ui/charts/delta.tsx";
import { IntervalNote } from "#ui/charts/interval-note.tsx";
import { VerdictBadge } from "#ui/text/verdict-badge.tsx";
import { describeIncomparable, describeOver, describeShared } from "./summary-text.rules.ts";

interface KpiDetailProps {
  readonly figure: InsightSummary["share_of_voice"];
  readonly summary: InsightSummary;
  /** The comparison as text; undefined without one. */
  readonly compared: string | undefined;
  /** Of positions, lower is better. */
  readonly kind?: "rate" | "place";
}

/** Below a headline figure: its change, its interval and the number of answers. */
export function KpiDetail({ figure, summary, compared, kind = "rate" }: KpiDetailProps): ReactElement {
  const { change_points: change, verdict, n, interval, paired } = figure;
  const better = kind === "place" ? "lower" : "higher";
  const moved = compared === undefined ? undefined : verdictOf(verdict, paired?.points ?? 0);
  const reason =
    moved === "incomparable" ? describeIncomparable(summary.incomparable) : describeShared(summary.compared);
  return (
    <div className="w-full space-y-0.5">
      {compared !== undefined && (
        <p className="flex flex-wrap items-center gap-x-1.5">
          {change !== null && (
            <Delta change={change} better={better} {...(kind === "rate" && { unit: "pts" })} />
          )}
          {compared}
        </p>
      )}
      {moved && (
        <p className="flex flex-wrap items-center gap-x-1.5">
          <VerdictBadge verdict={moved} better={better} {...(reason !== undefined && { hint: reason })} />
          {moved !== "incomparable" && describeOver(summary.compared)}
        </p>
      )}
      <p>
        <IntervalNote n={n} {...interval} unit={kind === "rate" ? "%" : ""} />
      </p>
    </div>
  );
}
