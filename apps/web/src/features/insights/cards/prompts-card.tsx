import type { PerformancePrompts } from "@citelens/contract/visibility/insights";
import { useQuery } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { counted, countText } from "#lib/figures.ts";
import { useWorkspaceId } from "#lib/workspace.tsx";
import { Tabs } from "#ui/frame/tabs.tsx";
import { useInsightScope } from "../filters/insight-scope.tsx";
import { promptsQuery } from "../insights.queries.ts";
import { InsightCard } from "./insight-card.tsx";
import type { PromptsTab } from "./overview-search.rules.ts";
import { PromptList } from "./prompt-list.tsx";
import { promptTabOf, promptTabs } from "./prompt-tabs.rules.ts";

export interface PromptsCardProps {
  readonly tab: PromptsTab;
  readonly onTab: (tab: PromptsTab) => void;
}

/** Queries by performance. */
export function PromptsCard({ tab, onTab }: PromptsCardProps): ReactElement {
  const { filter } = useInsightScope();
  const workspaceId = useWorkspaceId();
  const prompts = useQuery(promptsQuery(workspaceId, filter));
  const empty = promptTabs.find(({ value }) => value === tab)?.empty ?? "";
  return (
    <InsightCard
      title="Prompts' Performance"
      hint="Where answers name you, where they nearly do, and where they do not"
      info={<About total={prompts.data?.total_queries} />}
      saved="prompts"
      padding="flush"
      query={prompts}
      isEmpty={() => false}
      emptyText={empty}
    >
      {(data) => (
        <Tabs
          label="Performance"
          tabs={promptTabs.map(({ value, label }) => ({
            value,
            label: <Label text={label} count={data.counts[value]} />,
          }))}
          value={tab}
          onChange={(next) => onTab(promptTabOf(next))}
        >
          <PromptList
            // A change of tab or filter resets the number of rows.
            key={JSON.stringify([tab, filter])}
            rows={data[tab]}
            total={data.counts[tab]}
            emptyText={empty}
          />
        </Tabs>
      )}
    </InsightCard>
  );
}

function Label({ text, count }: { readonly text: string; readonly count: number }): ReactElement {
  return (
    <>
      {text}
      <span className="rounded-control bg-surface-2 px-1.5 text-xs text-fg-2 tabular-nums">
        {countText(count)}
      </span>
    </>
  );
}

function About({ total }: { readonly total: PerformancePrompts["total_queries"] | undefined }): ReactElement {
  return (
    <>
      <p>
        Most performing: at least half of the answers name you, at place 3 or better on average. Promising:
        not that, but some answer names you or cites a page of yours. Underperforming: none does either.
      </p>
      <p>Mention rate = answers that name you / answers × 100, with its 95 % interval.</p>
      {total !== undefined && (
        <p className="tabular-nums">Over {counted(total, "query", "queries")} with answers.</p>
      )}
    </>
  );
}
