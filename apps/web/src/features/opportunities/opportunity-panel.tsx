import type { OpportunityPeriod } from "@citelens/contract/content/opportunity-words";
import { useQuery } from "@tanstack/react-query";
import { SearchX } from "lucide-react";
import type { ReactElement } from "react";
import { ApiProblem } from "#lib/api/api-problem.ts";
import { useWorkspaceId } from "#lib/workspace.tsx";
import { Button } from "#ui/forms/button.tsx";
import { EmptyState } from "#ui/frame/empty-state.tsx";
import { QueryError } from "#ui/frame/error-state.tsx";
import { LoadingCard } from "#ui/frame/skeleton.tsx";
import { SidePanel } from "#ui/overlays/side-panel/side-panel.tsx";
import { DecisionSection } from "./decide/decision-section.tsx";
import { WhoSection } from "./decide/who-section.tsx";
import { Evidence } from "./evidence/evidence.tsx";
import { KindBadge } from "./marks/kind-badge.tsx";
import { opportunityQuery } from "./opportunities.queries.ts";

interface OpportunityPanelProps {
  readonly id: string;
  readonly period: OpportunityPeriod;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** One opportunity: what it rests on, and what is decided of it. */
export function OpportunityPanel({ id, period, open, onClose }: OpportunityPanelProps): ReactElement {
  const found = useQuery({ ...opportunityQuery(useWorkspaceId(), id, period), enabled: open });
  const isMissing = found.error instanceof ApiProblem && found.error.status === 404;
  const known = isMissing ? undefined : found.data;
  return (
    <SidePanel
      open={open}
      onOpenChange={(next) => next || onClose()}
      title={known?.title ?? (isMissing ? "No such opportunity" : "Opportunity")}
      hint={known && <KindBadge kind={known.kind} />}
      finalFocus={() => rowOf(id) ?? document.querySelector("h1")}
    >
      {found.isPending && <LoadingCard label="Loading the opportunity" height="h-72" />}
      {isMissing && (
        <EmptyState
          icon={SearchX}
          title="This opportunity does not exist any more"
          frame="none"
          actions={<Button onClick={onClose}>Back to the list</Button>}
        >
          What it rested on was deleted, or it belongs to another workspace.
        </EmptyState>
      )}
      {found.isError && !isMissing && !known && <QueryError query={found} />}
      {known && (
        <div className="space-y-6">
          <DecisionSection opportunity={known} period={period} />
          <WhoSection opportunity={known} period={period} />
          <Evidence opportunity={known} />
        </div>
      )}
    </SidePanel>
  );
}

/** Row of the opportunity in the list, of which a decision may have taken it. */
function rowOf(id: string): HTMLElement | null {
  return document.querySelector(`th a[href*="opportunity=${id}"]`);
}
