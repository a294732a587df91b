import { type Evidence, evidences, type ReferringAssistant } from "@citelens/contract/traffic/referrals";
import { operatorIconPath } from "@citelens/contract/visibility/operator-icons";
import { useQuery } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { fileName } from "#lib/browser/file-name.ts";
import { countText } from "#lib/figures.ts";
import { useWorkspace } from "#lib/workspace.tsx";
import { ShareBar } from "#ui/charts/share-bar.tsx";
import { Sparkline } from "#ui/charts/sparkline.tsx";
import { type FigureColumn, FigureTable } from "#ui/table/figure-table.tsx";
import { Avatar } from "#ui/text/avatar.tsx";
import { FilterValue } from "./filter-value.tsx";
import { ListCard } from "./list-card.tsx";
import { ReferralCount } from "./referral-count.tsx";
import { referringAssistantsFile, referringAssistantsQuery } from "./referrals.queries.ts";
import { evidenceNames, type ReferralFilters, type ReferralsView } from "./referrals-search.rules.ts";

interface AssistantsCardProps {
  readonly view: ReferralsView;
  readonly onFilter: (filter: Partial<ReferralFilters>) => void;
}

export function AssistantsCard({ view, onFilter }: AssistantsCardProps): ReactElement {
  const workspace = useWorkspace();
  const list = useQuery(referringAssistantsQuery(workspace.id, view));
  return (
    <ListCard
      title="Assistants"
      hint="Who sent people, and how it is known"
      list={list}
      isEmpty={({ results }) => results.length === 0}
      file={{
        name: fileName("ai-referrals", workspace.name, view.range),
        read: (format) => referringAssistantsFile(workspace.id, view, format),
      }}
    >
      {({ results }) => (
        <FigureTable
          label="Assistants that sent people"
          columns={columnsOf(results, onFilter)}
          rows={results}
          rowKey={({ assistant }) => assistant}
        />
      )}
    </ListCard>
  );
}

function columnsOf(
  rows: readonly ReferringAssistant[],
  onFilter: AssistantsCardProps["onFilter"],
): readonly FigureColumn<ReferringAssistant>[] {
  const all = rows.reduce((sum, { referrals }) => sum + referrals, 0);
  return [
    {
      id: "assistant",
      header: "Assistant",
      kind: "main",
      cell: (row) => (
        <div className="flex gap-3">
          <Avatar kind="site" name={row.assistant} src={operatorIconPath(row.operator)} size="sm" />
          <div className="min-w-0 flex-1 space-y-1.5">
            <p className="flex flex-wrap items-baseline gap-x-2">
              <FilterValue
                value={row.assistant}
                isName
                onPick={() => onFilter({ assistant: row.assistant })}
              />
              {row.operator !== row.assistant && <span className="text-sm text-fg-3">{row.operator}</span>}
            </p>
            <ShareBar share={row.referrals / all} />
            <EvidenceLine row={row} onFilter={onFilter} />
          </div>
        </div>
      ),
    },
    {
      id: "trend",
      header: "Trend",
      kind: "detail",
      cell: ({ trend }) => trend.length > 1 && <Sparkline values={trend} />,
    },
    {
      id: "referrals",
      header: "Referrals",
      kind: "figure",
      cell: ({ referrals, previous }) => <ReferralCount referrals={referrals} previous={previous} />,
    },
  ];
}

function EvidenceLine({
  row,
  onFilter,
}: {
  readonly row: ReferringAssistant;
  readonly onFilter: AssistantsCardProps["onFilter"];
}): ReactElement {
  const known = evidences.filter((one) => row.evidence[one] > 0);
  return (
    <p className="flex flex-wrap gap-x-3 gap-y-1 text-sm text-fg-3">
      {known.map((one: Evidence) => (
        <span key={one}>
          <FilterValue
            value={evidenceNames[one]}
            where={`of ${row.assistant}`}
            onPick={() => onFilter({ assistant: row.assistant, evidence: one })}
          />{" "}
          <span className="tabular-nums">{countText(row.evidence[one])}</span>
        </span>
      ))}
    </p>
  );
}
