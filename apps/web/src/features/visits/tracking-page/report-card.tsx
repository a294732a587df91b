import { type ReactElement, useState } from "react";
import { dayText } from "#lib/dates/dates.ts";
import { countText } from "#lib/figures.ts";
import { Button } from "#ui/forms/button.tsx";
import { Card } from "#ui/frame/card.tsx";
import { type FigureColumn, FigureTable } from "#ui/table/figure-table.tsx";
import { Badge } from "#ui/text/badge.tsx";
import type { DayOfReports, ReportGroup, ReportReason } from "./report-groups.rules.ts";

interface ReportCardProps {
  readonly group: ReportGroup;
  readonly hint: string;
}

const shownDays = 7;

/** Reports of one key, or tracker.js: by day, a week at first, and why some of it was not stored. */
export function ReportCard({ group, hint }: ReportCardProps): ReactElement {
  const [isWhole, setIsWhole] = useState(false);
  const { days } = group;
  return (
    <Card title={group.name} hint={hint} padding="flush">
      {group.isRevoked && (
        <p className="px-5 pb-2">
          <Badge tone="neutral">Revoked</Badge>
        </p>
      )}
      <FigureTable
        label={`${group.name} by day`}
        columns={dayColumns}
        rows={isWhole ? days : days.slice(0, shownDays)}
        rowKey={({ day }) => day}
      />
      {!isWhole && days.length > shownDays && (
        <p className="border-t border-border px-5 py-2">
          <Button size="sm" variant="ghost" onClick={() => setIsWhole(true)}>
            Show all {days.length} days
          </Button>
        </p>
      )}
      {group.reasons.length > 0 && (
        <div className="border-t border-border pt-3 pb-2">
          <FigureTable
            label={`${group.name}, why not stored`}
            columns={reasonColumns}
            rows={group.reasons}
            rowKey={({ outcome, words }) => `${outcome} ${words}`}
          />
        </div>
      )}
    </Card>
  );
}

const figure = (id: "stored" | "filtered" | "rejected", header: string): FigureColumn<DayOfReports> => ({
  id,
  header,
  kind: "figure",
  cell: (day) => countText(day[id]),
});

const dayColumns: readonly FigureColumn<DayOfReports>[] = [
  {
    id: "day",
    header: "Day (UTC)",
    kind: "main",
    cell: ({ day }) => <time dateTime={day}>{dayText(day)}</time>,
  },
  figure("stored", "Accepted"),
  figure("filtered", "Filtered"),
  figure("rejected", "Rejected"),
];

const reasonColumns: readonly FigureColumn<ReportReason>[] = [
  { id: "words", header: "Why not stored", kind: "main", cell: ({ words }) => words },
  {
    id: "status",
    header: "Answered",
    kind: "figure",
    cell: ({ outcome, status }) => (outcome === "filtered" ? "202" : (status ?? "")),
  },
  { id: "count", header: "Requests", kind: "figure", cell: ({ count }) => countText(count) },
];
