import { watchSimulation } from "@citelens/contract/content/content-studio";
import type { Simulation } from "@citelens/contract/content/simulation-fields";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { followStream } from "#lib/api/watch.ts";
import {
  creditsAfresh,
  isUnderWay,
  type NamedText,
  paramsOf,
  simulationsQuery,
  withSimulation,
} from "../results.queries.ts";

/** Follows a simulation by the server's event stream while it is under way. Without a stream, polling follows it a little later. */
export function useLiveSimulation(
  { workspaceId, optimizationId }: NamedText,
  simulationId: string | undefined,
): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    if (simulationId === undefined) return;
    const text = { workspaceId, optimizationId };
    return followStream(watchSimulation, () => ({ params: { ...paramsOf(text), simulationId } }), {
      problem: "The live progress of a simulation is not available",
      take: (simulation: Simulation) => {
        queryClient.setQueryData(simulationsQuery(text).queryKey, (known = []) =>
          withSimulation(known, simulation),
        );
        if (!isUnderWay(simulation)) creditsAfresh(queryClient, text);
      },
    });
  }, [queryClient, workspaceId, optimizationId, simulationId]);
}
