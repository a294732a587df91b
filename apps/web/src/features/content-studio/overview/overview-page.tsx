import type { OpportunityList } from "@citelens/contract/content/opportunities";
import type { OptimizationSummary } from "@citelens/contract/content/optimization-fields";
import { type UseQueryResult, useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { CalendarDays, Plus } from "lucide-react";
import { type ReactElement, useState } from "react";
import { openOpportunitiesQuery } from "#features/opportunities/public.ts";
import { arrange, auditsQuery } from "#features/technical-audit/public.ts";
import { useAddress } from "#lib/address/use-address.ts";
import { useWorkspace } from "#lib/workspace.tsx";
import { Button } from "#ui/forms/button.tsx";
import { PageHeader } from "#ui/frame/page-header.tsx";
import { summaryQuery } from "../studio.queries.ts";
import { studioPaths } from "../studio-paths.ts";
import { EffectPanel } from "./effect-panel.tsx";
import { EffectsTable } from "./effects-table.tsx";
import { FirstSteps } from "./first-steps.tsx";
import { OpportunitiesCard } from "./opportunities-card.tsx";
import { firstSteps, hasTexts } from "./overview.rules.ts";
import { OverviewFigures } from "./overview-figures.tsx";
import { parseOverviewSearch } from "./overview-search.rules.ts";
import { UnpublishedCard } from "./unpublished-card.tsx";
import { WorkingCard } from "./working-card.tsx";

const bestMax = 3;

/** Where the work at the workspace's site and texts stands, and what became of what was published. */
export function OverviewPage(): ReactElement {
  const { id: projectId, name } = useWorkspace();
  const { search, onSearch } = useAddress(parseOverviewSearch);
  const summary = useQuery(summaryQuery(projectId));
  const open = useQuery(openOpportunitiesQuery(projectId, { atMost: bestMax }));
  const high = useQuery(openOpportunitiesQuery(projectId, { atMost: 1, impact: "HIGH" }));
  const audits = useQuery(auditsQuery(projectId, "SITE"));
  // Keeps the panel's content unchanged during the closing animation.
  const [lastOpened, setLastOpened] = useState(search.effect);
  if (search.effect !== undefined && search.effect !== lastOpened) setLastOpened(search.effect);

  const steps = summary.data
    ? firstSteps({
        hasAudit: audits.isPending ? undefined : arrange(audits.data?.results ?? []).last !== undefined,
        states: open.isPending ? undefined : (open.data?.states ?? []),
        summary: summary.data,
      })
    : undefined;
  const hasFailed = summary.isError || open.isError || audits.isError;
  return (
    <div className="space-y-5">
      <PageHeader
        title="Overview"
        purpose={`What is done so that AI answers name and cite ${name}, and what became of it.`}
        actions={
          <>
            <Button
              icon={<CalendarDays size={16} aria-hidden="true" />}
              render={<Link to="/workspaces/$projectId/optimization/plan" params={{ projectId }} />}
            >
              Plan
            </Button>
            <Button
              variant={steps && steps.length > 0 ? "secondary" : "primary"}
              icon={<Plus size={16} aria-hidden="true" />}
              render={<Link to={studioPaths(projectId).create} />}
            >
              New brief
            </Button>
          </>
        }
      />
      <FirstSteps steps={hasFailed ? (steps ?? []) : steps} />
      <OverviewFigures summary={summary} open={open} high={high} audits={audits} />
      <Work summary={summary} open={open} />
      {lastOpened !== undefined && (
        <EffectPanel
          key={lastOpened}
          id={lastOpened}
          open={search.effect !== undefined}
          onClose={() => onSearch(() => ({}), "push")}
        />
      )}
    </div>
  );
}

interface WorkProps {
  readonly summary: UseQueryResult<OptimizationSummary>;
  readonly open: UseQueryResult<OpportunityList>;
}

/** Without any text there is nothing of them to show. */
function Work({ summary, open }: WorkProps): ReactElement {
  if (!summary.data) {
    return (
      <>
        <EffectsTable summary={summary} />
        <OpportunitiesCard open={open} />
      </>
    );
  }
  if (!hasTexts(summary.data)) return <OpportunitiesCard open={open} />;
  return (
    <>
      <EffectsTable summary={summary} />
      <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-12">
        <div className="min-w-0 lg:col-span-8">
          <OpportunitiesCard open={open} />
        </div>
        <div className="min-w-0 space-y-5 lg:col-span-4">
          <WorkingCard />
          <UnpublishedCard summary={summary.data} />
        </div>
      </div>
    </>
  );
}
