import type { InsightSummary } from "@citelens/contract/visibility/insights";
import { type UseQueryResult, useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { ReactElement } from "react";
import { toAddressDay } from "#lib/dates/dates.ts";
import type { DayRange } from "#lib/dates/day-range.ts";
import { counted, percent } from "#lib/figures.ts";
import { useWorkspaceId } from "#lib/workspace.tsx";
import { IntervalNote } from "#ui/charts/interval-note.tsx";
import { Card } from "#ui/frame/card.tsx";
import { QueryContent } from "#ui/frame/query-content.tsx";
import { Skeleton } from "#ui/frame/skeleton.tsx";
import { TextLink } from "#ui/text/text-link.tsx";
import { place } from "../figures.rules.ts";
import { summaryQuery } from "../insights.queries.ts";
import { JudgedChange } from "./judged-change.tsx";
import { isWhole } from "./summary-text.rules.ts";

const title = "AI visibility";

interface HeadlineCardProps {
  readonly range: DayRange;
  /** Whether it stands in a column or takes a row. */
  readonly width: "column" | "row";
}

/** How assistants speak of the brand in a period: the headline of the Overview, for other pages. */
export function HeadlineCard({ range, width }: HeadlineCardProps): ReactElement {
  const projectId = useWorkspaceId();
  const summary = useQuery(
    summaryQuery(projectId, { start_date: range.from, end_date: range.to, branded: "false" }),
  );
  return (
    <Card
      title={title}
      hint="How often answers to queries that do not name you name you nevertheless"
      actions={
        <TextLink
          render={
            <Link
              to="/workspaces/$projectId/insight/dashboard"
              params={{ projectId }}
              search={{ from: toAddressDay(range.from), to: toAddressDay(range.to) }}
            />
          }
        >
          Overview
        </TextLink>
      }
    >
      <Headline summary={summary} width={width} />
    </Card>
  );
}

interface HeadlineProps extends Pick<HeadlineCardProps, "width"> {
  readonly summary: UseQueryResult<InsightSummary>;
}

function Headline({ summary, width }: HeadlineProps): ReactElement {
  const isRow = width === "row";
  return (
    <QueryContent
      title={title}
      query={summary}
      isEmpty={({ total_answers }) => total_answers === 0}
      emptyText="No data available for the selected period"
      emptyLook={isRow ? "line" : "picture"}
      skeleton={
        isRow && (
          <div className="h-32 sm:h-14">
            <Skeleton />
          </div>
        )
      }
    >
      {({ visibility, share_of_voice, average_position, total_answers, brand_mentions, compared }) => (
        <div className={isRow ? "flex flex-wrap items-center gap-x-12 gap-y-4" : "space-y-4"}>
          <div className="space-y-1">
            <p className="flex flex-wrap items-baseline gap-x-2">
              <span className="text-xl font-semibold tabular-nums">{percent(visibility.value)}</span>
              {visibility.change_points !== null && (
                <JudgedChange
                  change={visibility.change_points}
                  paired={visibility.paired?.points}
                  verdict={visibility.verdict}
                  n={visibility.n}
                  previousN={visibility.previous_n}
                  isWhole={isWhole(compared)}
                />
              )}
            </p>
            <p>
              <IntervalNote n={visibility.n} {...visibility.interval} />
            </p>
          </div>
          <dl
            className={
              isRow
                ? "grid min-w-52 flex-1 grid-cols-2 gap-x-8 gap-y-3 text-sm lg:grid-cols-4"
                : "grid grid-cols-2 gap-x-4 gap-y-3 text-sm"
            }
          >
            <Figure label="Share of voice">{percent(share_of_voice.value)}</Figure>
            <Figure label="Average position">{place(average_position.value)}</Figure>
            <Figure label="Answers">{counted(total_answers, "answer")}</Figure>
            <Figure label="Naming you">{counted(brand_mentions, "answer")}</Figure>
          </dl>
        </div>
      )}
    </QueryContent>
  );
}

function Figure({ label, children }: { readonly label: string; readonly children: string }): ReactElement {
  return (
    <div>
      <dt className="text-fg-3">{label}</dt>
      <dd className="font-medium tabular-nums">{children}</dd>
    </div>
  );
}
