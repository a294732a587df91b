import type { Evidence } from "@citelens/contract/traffic/indexing";
import type { ReactElement } from "react";
import { Card } from "#ui/frame/card.tsx";
import { type FigureColumn, FigureTable } from "#ui/table/figure-table.tsx";
import { Badge } from "#ui/text/badge.tsx";
import { Ago } from "#ui/text/instant.tsx";
import { engineName, levelLabels, ruleText } from "../evidence-labels.rules.ts";
import { LevelMark } from "../level-mark.tsx";

const title = "Evidence by engine";

/** The strongest sign that each engine has the page. */
export function EnginesCard({ evidence }: { readonly evidence: readonly Evidence[] }): ReactElement {
  return (
    <Card
      title={title}
      hint="The strongest sign of the last 180 days that an engine has the page"
      padding="flush"
    >
      <FigureTable label={title} columns={columns} rows={evidence} rowKey={({ engine }) => engine} />
    </Card>
  );
}

const columns: readonly FigureColumn<Evidence>[] = [
  {
    id: "engine",
    header: "Engine",
    kind: "main",
    cell: ({ engine, level, blocked }) => (
      <div>
        <p className="flex flex-wrap items-center gap-x-3">
          <span className="w-full font-medium sm:w-22">{engineName(engine)}</span>
          <span title={levelLabels(level).meaning}>
            <LevelMark level={level} />
          </span>
        </p>
        {blocked && (
          <p className="text-sm text-neg">
            robots.txt {level === "blocked" ? "keeps" : "now keeps"} its search bots away: {ruleText(blocked)}
          </p>
        )}
      </div>
    ),
  },
  {
    id: "at",
    header: "Last",
    kind: "figure",
    cell: ({ at, stale }) => (
      <span className="flex flex-wrap justify-end gap-x-3 text-sm text-fg-2">
        {stale && <Badge tone="warn">Stale</Badge>}
        {at === null ? "–" : <Ago at={at} />}
      </span>
    ),
  },
];
