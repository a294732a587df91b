import { watchSimulation } from "@citelens/contract/content/content-studio";
import type { Simulation } from "@citelens/contract/content/simulation-fields";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { logProblem } from "#lib/api/log-problem.ts";
import { watchUntilAborted } from "#lib/api/watch.ts";
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
    const stopping = new AbortController();
    const { signal } = stopping;
    const take = ({ data }: { readonly data: string }): void => {
      const simulation = JSON.parse(data) as Simulation; // the server checks what it sends against the contract
      queryClient.setQueryData(simulationsQuery(text).queryKey, (known = []) =>
        withSimulation(known, simulation),
      );
      if (!isUnderWay(simulation)) creditsAfresh(queryClient, text);
    };
    const params = { ...paramsOf(text), simulationId };
    watchUntilAborted(watchSimulation, { params, signal }, take).catch((error: unknown) => {
      if (!signal.aborted) logProblem("The live progress of a simulation is not available", error);
    });
    return () => stopping.abort();
  }, [queryClient, workspaceId, optimizationId, simulationId]);
}
