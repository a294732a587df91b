import type { InsightSummary } from "@citelens/contract/visibility/insights";
import type { ReactElement } from "react";
import { signed } from "#lib/figures.ts";
import { Delta } from "#ui/charts/delta.tsx";
import { IntervalNote } from "#ui/charts/interval-note.tsx";
import { standingOf } from "../change.rules.ts";
import { afterChange, describeIncomparable, describeShared, isWhole } from "./summary-text.rules.ts";

interface KpiDetailProps {
  readonly figure: InsightSummary["share_of_voice"];
  readonly summary: InsightSummary;
  /** The days compared with; undefined without a comparison. */
  readonly compared: string | undefined;
  /** Kind of the figure; of positions, lower is better. */
  readonly kind?: "rate" | "place";
}

/** Below a headline figure: its change as one sentence, then its interval and the number of answers. */
export function KpiDetail({ figure, summary, compared, kind = "rate" }: KpiDetailProps): ReactElement {
  const { n, interval } = figure;
  return (
    <div className="w-full space-y-0.5">
      {compared !== undefined && (
        <p>
          <Change figure={figure} summary={summary} compared={compared} kind={kind} />
        </p>
      )}
      <p>
        <IntervalNote n={n} {...interval} unit={kind === "rate" ? "%" : ""} />
      </p>
    </div>
  );
}

interface ChangeProps extends KpiDetailProps {
  readonly compared: string;
  readonly kind: "rate" | "place";
}

function Change({ figure, summary, compared, kind }: ChangeProps): ReactElement {
  const { change_points: change, verdict, n, previous_n: previousN, paired } = figure;
  const better = kind === "place" ? "lower" : "higher";
  if (change === null) return <>Nothing to compare with in {compared}</>;
  const standing = standingOf({
    verdict,
    change,
    paired: paired?.points,
    n,
    previousN,
    isWhole: isWhole(summary.compared),
  });
  if (standing === "incomparable") {
    const reason = describeIncomparable(summary.incomparable);
    return (
      <span {...(reason !== undefined && { "data-tooltip": reason })}>Not comparable with {compared}</span>
    );
  }
  if (change === 0) return <>Unchanged {afterChange(standing, compared)}</>;
  const unit = kind === "rate" ? ("pts" as const) : undefined;
  if (standing === "clear") {
    return (
      <>
        <Delta change={change} better={better} {...(unit && { unit })} /> {afterChange(standing, compared)}
        <span className="sr-only">. Moved {change > 0 ? "up" : "down"}: more than chance explains.</span>
      </>
    );
  }
  const reason = standing === "partial" ? describeShared(summary.compared) : undefined;
  return (
    <span {...(reason !== undefined && { "data-tooltip": reason })}>
      <span className="font-medium whitespace-nowrap tabular-nums">
        {signed(change)}
        {unit && `\u00a0${unit}`}
      </span>{" "}
      {afterChange(standing, compared)}
    </span>
  );
}
