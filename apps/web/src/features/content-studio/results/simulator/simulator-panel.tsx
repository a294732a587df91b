import type { Simulation } from "@citelens/contract/content/simulation-fields";
import { localSimulationNote } from "@citelens/contract/content/studio-words";
import { useQuery } from "@tanstack/react-query";
import { FlaskConical } from "lucide-react";
import type { ReactElement } from "react";
import { problemMessage } from "#lib/api/api-problem.ts";
import { Button } from "#ui/forms/button.tsx";
import { ErrorState } from "#ui/frame/error-state.tsx";
import { ListSkeleton } from "#ui/frame/list-skeleton.tsx";
import { toast } from "#ui/overlays/toast.ts";
import { useText } from "../current-text.tsx";
import { isUnderWay, simulationsQuery, useSimulate } from "../results.queries.ts";
import { useSavedFirst } from "../use-saved-first.ts";
import { useLiveSimulation } from "./live-simulation.queries.ts";
import { Simulated } from "./simulated.tsx";

/** Asks the local index whether it would find and quote the draft where it finds the old page. */
export function SimulatorPanel(): ReactElement {
  const { named } = useText();
  const found = useQuery(simulationsQuery(named));
  const simulating = useSimulate(named);
  const savedFirst = useSavedFirst();
  const last = found.data?.[0];
  useLiveSimulation(named, isUnderWay(last) ? last?.id : undefined);
  const start = (): void =>
    savedFirst(() =>
      simulating.mutate(undefined, { onError: (problem) => toast.error(problemMessage(problem)) }),
    );
  return (
    <div className="space-y-4">
      <p className="text-sm text-fg-2">{localSimulationNote}</p>
      {found.isPending && (
        <div role="status" aria-label="Loading the simulations">
          <ListSkeleton rows={4} />
        </div>
      )}
      {found.isError && !found.data && (
        <ErrorState message={problemMessage(found.error)} onRetry={() => void found.refetch()} />
      )}
      {found.data && (
        <>
          {last ? <Simulated simulation={last} /> : <NoneYet />}
          {!isUnderWay(last) && (
            <Button
              size="sm"
              variant={isToBeMade(last) ? "primary" : "secondary"}
              icon={<FlaskConical size={14} aria-hidden="true" />}
              loading={simulating.isPending}
              onClick={start}
            >
              {last ? "Simulate again" : "Simulate"}
            </Button>
          )}
        </>
      )}
    </div>
  );
}

function isToBeMade(last: Simulation | undefined): boolean {
  return last === undefined || !last.is_current || last.status === "FAILED";
}

function NoneYet(): ReactElement {
  return (
    <p className="text-fg-2">
      Nothing was simulated yet. It asks the target queries, and what assistants searched for with them, once
      with the old page and once with the draft in its place. It takes seconds and costs no credits.
    </p>
  );
}
