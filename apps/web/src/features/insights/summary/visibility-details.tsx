import type { PromptsInterval } from "@citelens/contract/visibility/insight-cards";
import { visibilityPointsPerMention } from "@citelens/contract/visibility/insight-constants";
import type { InsightSummary } from "@citelens/contract/visibility/insights";
import { useQuery } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { counted, countText, percent, signed, tenthsText } from "#lib/figures.ts";
import { useWorkspace } from "#lib/workspace.tsx";
import { InfoPopover } from "#ui/overlays/info-popover.tsx";
import { useInsightScope } from "../filters/insight-scope.tsx";
import { promptsIntervalQuery } from "../insights.queries.ts";

export interface VisibilityDetailsProps {
  readonly summary: InsightSummary;
  readonly isCompared: boolean;
}

/** How the visibility score was computed, and what can be concluded from it. */
export function VisibilityDetails({ summary, isCompared }: VisibilityDetailsProps): ReactElement {
  const { visibility, brand_mentions, total_answers, queries, models, runs } = summary;
  const { interval, paired } = visibility;
  return (
    <InfoPopover topic="Visibility score">
      <p>Visibility score = answers that name you / answers × 100.</p>
      <p className="tabular-nums">
        {countText(brand_mentions)} / {countText(total_answers)} × 100 = {percent(visibility.value)}
      </p>
      <dl className="space-y-1.5 tabular-nums">
        <Fact
          what={`95 % interval for ${interval?.of === "prompts" ? "these prompts" : "the topic"}`}
          value={interval ? between(interval) : "–"}
        />
        {interval?.of === "topic" && <OfPrompts />}
        {isCompared && <Fact what="Paired change" value={paired ? `${signed(paired.points)} pts` : "–"} />}
        {isCompared && paired && (
          <>
            <Fact
              what="Its 95 % interval"
              value={`${signed(paired.interval.low)} to ${signed(paired.interval.high)} pts`}
            />
            <Fact what="p value" value={pValue(paired.p_value)} />
            <Fact
              what="Asked in both periods"
              value={`${counted(paired.prompts, "prompt")}, ${counted(paired.pairs, "pair")} with a model`}
            />
          </>
        )}
        <Fact what="Queries" value={countText(queries)} />
        <Fact what="Models" value={countText(models)} />
        <Fact what="Runs of a query and model" value={tenthsText(runs)} />
        <Fact
          what="Visibility points"
          value={`${countText(visibilityPointsPerMention * brand_mentions)} (${visibilityPointsPerMention} points per mention)`}
        />
      </dl>
    </InfoPopover>
  );
}

/** Facts about exactly these prompts, asked for once somebody looks. */
function OfPrompts(): ReactElement {
  const workspace = useWorkspace();
  const { filter } = useInsightScope();
  const { data, isError } = useQuery(promptsIntervalQuery(workspace.id, filter));
  return (
    <Fact what="Narrower, for these very prompts" value={isError ? "Could not be loaded" : shownOf(data)} />
  );
}

function shownOf(known: PromptsInterval | undefined): string {
  if (!known) return "…";
  return known.interval ? between(known.interval) : "–";
}

function Fact({ what, value }: { readonly what: string; readonly value: string }): ReactElement {
  return (
    <div className="flex justify-between gap-4">
      <dt className="text-fg-3">{what}</dt>
      <dd className="text-right text-fg">{value}</dd>
    </div>
  );
}

function between({ low, high }: { readonly low: number; readonly high: number }): string {
  return `${percent(low)} to ${percent(high)}`;
}

function pValue(p: number): string {
  return p < 0.001 ? "< 0.001" : p.toFixed(3);
}
