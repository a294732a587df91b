import type { Opportunity } from "@citelens/contract/content/opportunities";
import type { OpportunityPeriod } from "@citelens/contract/content/opportunity-words";
import { problemMessage } from "#lib/api/api-problem.ts";
import { useWorkspaceId } from "#lib/workspace.tsx";
import { toast } from "#ui/overlays/toast.ts";
import { type Decision, useDecide } from "../opportunities.queries.ts";
import { type DecidedState, decidedLabels, undoOf } from "./decision.rules.ts";

/** Props of the parts of the panel that decide. */
export interface DecisionProps {
  readonly opportunity: Opportunity;
  readonly period: OpportunityPeriod;
}

interface DecisionActions {
  /** Another state, which can be undone. */
  readonly move: (state: DecidedState, reason?: string) => void;
  readonly change: (decision: Decision) => void;
}

export function useDecision({ opportunity, period }: DecisionProps): DecisionActions {
  const deciding = useDecide(useWorkspaceId(), { id: opportunity.id, period });
  const change = (decision: Decision): void =>
    deciding.mutate(decision, { onError: (problem) => toast.error(problemMessage(problem)) });
  // By a promise of its own: a callback of `mutate` is lost where the panel is closed meanwhile.
  const move = (state: DecidedState, reason = ""): void => {
    const undo = undoOf(opportunity);
    deciding.mutateAsync({ changes: { state, reason }, shown: { state, reason } }).then(
      () =>
        toast.undo(decidedLabels[state], () => {
          deciding
            .mutateAsync({ changes: undo, shown: undo })
            .catch((problem: unknown) => toast.error(problemMessage(problem)));
        }),
      (problem: unknown) => toast.error(problemMessage(problem)),
    );
  };
  return { move, change };
}
