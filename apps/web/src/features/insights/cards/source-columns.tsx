import type { InfluentialSource, InfluentialSources } from "@citelens/contract/visibility/insights";
import type { ReactElement } from "react";
import { sourceKindLabels } from "#lib/source-kinds.ts";
import type { FigureColumn } from "#ui/table/figure-table.tsx";
import { Avatar } from "#ui/text/avatar.tsx";
import { Badge } from "#ui/text/badge.tsx";
import { SoftBreaks } from "#ui/text/soft-breaks.tsx";
import { place, rateOf } from "../figures.rules.ts";
import { CountCell } from "./count-cell.tsx";
import { RateCell } from "./rate-cell.tsx";

interface SourceColumnsOf {
  readonly isCompared: boolean;
  readonly isWhole: boolean;
  readonly data: Pick<InfluentialSources, "n" | "previous_n">;
}

export function sourceColumns({
  data,
  isCompared,
  isWhole,
}: SourceColumnsOf): readonly FigureColumn<InfluentialSource>[] {
  return [
    { id: "rank", header: "#", kind: "rank", cell: ({ rank }) => rank },
    { id: "site", header: "Site", kind: "main", cell: (source) => <Site source={source} /> },
    {
      id: "answers",
      header: "Answers",
      kind: "figure",
      cell: ({ domain, use_count, previous_use_count }) => (
        <CountCell
          traits={{ domain }}
          label={`answers that cite ${domain}`}
          count={use_count}
          previous={previous_use_count}
        />
      ),
    },
    {
      id: "usage",
      header: "Used in",
      kind: "bar",
      cell: ({ usage_percentage, previous_use_count, interval, paired_points, verdict }) => (
        <RateCell
          rate={usage_percentage}
          isWhole={isWhole}
          previous={isCompared ? rateOf(previous_use_count, data.previous_n) : undefined}
          interval={interval}
          paired_points={paired_points}
          verdict={verdict}
          n={data.n}
        />
      ),
    },
  ];
}

function Site({ source }: { readonly source: InfluentialSource }): ReactElement {
  const { domain, favicon, kind, is_client_domain: isOwn, avg_position: position } = source;
  return (
    <div className="flex gap-2">
      <Avatar kind="site" size="sm" name={domain} src={favicon} />
      <div className="min-w-0">
        <p className="font-medium">
          <SoftBreaks text={domain} />
        </p>
        <p className="flex flex-wrap gap-x-3 text-sm text-fg-3 tabular-nums">
          <Badge tone={isOwn ? "brand" : "neutral"}>{isOwn ? "Your site" : sourceKindLabels[kind]}</Badge>
          <span>place {place(position)}</span>
        </p>
      </div>
    </div>
  );
}
