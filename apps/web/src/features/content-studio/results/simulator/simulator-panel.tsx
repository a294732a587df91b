import type { SimulationKind } from "@citelens/contract/content/studio-words";
import { useQuery } from "@tanstack/react-query";
import { type ReactElement, useState } from "react";
import { Segmented } from "#ui/forms/segmented.tsx";
import { QueryError } from "#ui/frame/error-state.tsx";
import { ListSkeleton } from "#ui/frame/skeleton.tsx";
import { isUnderWay, simulationsQuery } from "../results.queries.ts";
import { useText } from "../text/current-text.tsx";
import { useLiveSimulation } from "./live-simulation.queries.ts";
import { LocalSimulator } from "./local-simulator.tsx";
import { ModelSimulator } from "./models/model-simulator.tsx";

const kinds = [
  { value: "local", label: "Local index (free)" },
  { value: "model", label: "AI models" },
] as const;

/** Tells before it is published whether the text does better than the page as it was: on the local index, or with AI models. */
export function SimulatorPanel(): ReactElement {
  const { named } = useText();
  const found = useQuery(simulationsQuery(named));
  const [chosen, setChosen] = useState<SimulationKind>();
  const kind = chosen ?? found.data?.[0]?.kind ?? "local";
  const last = found.data?.find((one) => one.kind === kind);
  useLiveSimulation(named, isUnderWay(last) ? last?.id : undefined);
  return (
    <div className="space-y-4">
      <Segmented label="Simulate with" options={kinds} value={kind} onChange={setChosen} />
      {found.isPending && (
        <div role="status" aria-label="Loading the simulations">
          <ListSkeleton rows={4} />
        </div>
      )}
      {found.isError && !found.data && <QueryError query={found} />}
      {found.data && (kind === "local" ? <LocalSimulator last={last} /> : <ModelSimulator last={last} />)}
    </div>
  );
}
