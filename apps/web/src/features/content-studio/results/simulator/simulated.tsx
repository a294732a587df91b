import type { Simulation } from "@citelens/contract/content/simulation-fields";
import { tooFewRivals } from "@citelens/contract/content/studio-words";
import type { ReactElement } from "react";
import { Banner } from "#ui/frame/banner.tsx";
import { Spinner } from "#ui/frame/spinner.tsx";
import { Instant } from "#ui/text/instant.tsx";
import { progressLabels, rivalsText } from "./simulation.rules.ts";
import { SimulationFigures } from "./simulation-figures.tsx";

/** A simulation: how far it is, why there is nothing, or what it found. */
export function Simulated({ simulation }: { readonly simulation: Simulation }): ReactElement {
  switch (simulation.status) {
    case "QUEUED":
    case "READING":
    case "ASKING":
      return (
        <div role="status" className="space-y-1">
          <p className="flex items-center gap-2 font-medium">
            <Spinner /> {progressLabels[simulation.status]}
          </p>
          {simulation.rivals && <p className="text-sm text-fg-3">{rivalsText(simulation.rivals)}</p>}
        </div>
      );
    case "FAILED":
      return (
        <Banner tone="neg" title="The simulation failed">
          {simulation.problem ?? "Something went wrong on our side. Try again."}
        </Banner>
      );
    case "DONE":
      return <Done simulation={simulation} />;
  }
}

function Done({ simulation }: { readonly simulation: Simulation }): ReactElement {
  const { created, finished, is_current: isCurrent, problem, rivals, result } = simulation;
  return (
    <div className="space-y-4">
      {!isCurrent && (
        <Banner tone="warn" title="The text has changed since">
          These figures are of the text as it was then.
        </Banner>
      )}
      {problem !== null && (
        <Banner tone="warn" title={problem}>
          {problem === tooFewRivals
            ? "Less than half of the pages that answers cite could be read. Against so few others a rate would promise too much: there is none."
            : "There is no rate."}
        </Banner>
      )}
      <p className="text-sm text-fg-3 tabular-nums">
        Simulated <Instant at={finished ?? created} />. {rivals && rivalsText(rivals)}
      </p>
      {result && <SimulationFigures result={result} />}
    </div>
  );
}
