import type { InsightSummary } from "@citelens/contract/visibility/insights";
import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { percentChange } from "#lib/change.ts";
import { counted, countText, perCent, percent, signed, wordFor } from "#lib/figures.ts";
import { type Stat, StatStrip } from "#ui/charts/stat-strip.tsx";
import { Card } from "#ui/frame/card.tsx";
import { QueryError } from "#ui/frame/error-state.tsx";
import { place } from "../figures.rules.ts";
import { useInsightScope } from "../filters/insight-scope.tsx";
import type { InsightView } from "../filters/insight-view.rules.ts";
import { AnswersLink } from "../links/answers-link.tsx";
import { AboutAnswers, AboutPosition, AboutVoice } from "./about-kpis.tsx";
import { EvidenceNote } from "./evidence-note.tsx";
import { KpiDetail } from "./kpi-detail.tsx";
import { describeComparison } from "./summary-text.rules.ts";
import { VisibilityDetails } from "./visibility-details.tsx";

export interface SummaryStripProps {
  readonly summary: UseQueryResult<InsightSummary>;
}

const labels = ["Visibility score", "Share of voice", "Average position", "AI answers"] as const;

/** The headline figures with their evidence. */
export function SummaryStrip({ summary }: SummaryStripProps): ReactElement {
  const { view, isCompared } = useInsightScope();
  if (summary.isPending) {
    return (
      <div className="space-y-2">
        <StatStrip
          label="Headline figures"
          loading="high"
          stats={labels.map((label) => ({ label, value: "" }))}
        />
        <div className="h-10 sm:h-5" />
      </div>
    );
  }
  if (summary.data === undefined) {
    return (
      <Card>
        <QueryError query={summary} />
      </Card>
    );
  }
  return (
    <div className="space-y-2">
      <StatStrip label="Headline figures" stats={statsOf(summary.data, view)} />
      <EvidenceNote summary={summary.data} isCompared={isCompared} />
    </div>
  );
}

function statsOf(data: InsightSummary, view: InsightView): readonly Stat[] {
  const compared = describeComparison(view);
  const isCompared = compared !== undefined;
  const [visibility, voice, position, all] = labels;
  const change = percentChange(data.total_answers, data.previous_total_answers);
  return [
    {
      label: visibility,
      info: <VisibilityDetails summary={data} isCompared={isCompared} />,
      value: (
        <AnswersLink traits={{ mentioned: true }} label="answers that name you">
          {percent(data.visibility.value)}
        </AnswersLink>
      ),
      detail: <KpiDetail figure={data.visibility} summary={data} compared={compared} />,
    },
    {
      label: voice,
      info: <AboutVoice summary={data} />,
      value: (
        <AnswersLink traits={{ mentioned: true }} label="answers that name you">
          {percent(data.share_of_voice.value)}
        </AnswersLink>
      ),
      detail: <KpiDetail figure={data.share_of_voice} summary={data} compared={compared} />,
    },
    {
      label: position,
      info: <AboutPosition summary={data} />,
      value: (
        <AnswersLink traits={{ mentioned: true }} label="answers that name you">
          {place(data.average_position.value)}
        </AnswersLink>
      ),
      detail: <KpiDetail figure={data.average_position} summary={data} compared={compared} kind="place" />,
    },
    {
      label: all,
      info: <AboutAnswers summary={data} />,
      value: (
        <AnswersLink
          label={wordFor(data.total_answers, "answer that is counted", "answers that are counted")}
        >
          {countText(data.total_answers)}
        </AnswersLink>
      ),
      detail: (
        <div className="w-full space-y-0.5">
          {isCompared && (
            <p>
              <Amount change={change} before={data.previous_total_answers} compared={compared} />
            </p>
          )}
          <p className="text-xs tabular-nums">
            {countText(data.brand_mentions)} name you · <UnknownToModels summary={data} />
            {counted(data.queries, "query", "queries")} · {counted(data.models, "model")}
          </p>
        </div>
      ),
    },
  ];
}

/** Answers that say that they do not know the client; nothing where none does. */
function UnknownToModels({ summary }: { readonly summary: InsightSummary }): ReactElement | null {
  const { unknown_to_model: unknown } = summary;
  if (unknown === 0) return null;
  return (
    <>
      <AnswersLink traits={{ unknown_to_model: true }} label={wordFor(unknown, "answer", "answers")}>
        {countText(unknown)}
      </AnswersLink>{" "}
      {wordFor(unknown, "does", "do")} not know you ·{" "}
    </>
  );
}

interface AmountProps {
  /** In per cent. */
  readonly change: number;
  readonly before: number;
  /** The days compared with. */
  readonly compared: string;
}

/** How the number of answers changed: neither more nor fewer is better. */
function Amount({ change, before, compared }: AmountProps): ReactElement {
  if (before === 0) return <>None in {compared}</>;
  if (change === 0) return <>As many as in {compared}</>;
  return (
    <>
      <span className="font-medium whitespace-nowrap">{perCent(signed(change))}</span> vs {compared}
    </>
  );
}
