import { getOptimization, startSimulation, updateSection } from "@citelens/contract/content/content-studio";
import type {
  OptimizationDetails,
  OptimizationSection,
} from "@citelens/contract/content/optimization-fields";
import {
  type Simulation,
  type SimulationResult,
  simulationResult,
} from "@citelens/contract/content/simulation-fields";
import { type Changes, changed, sampleAnswer } from "@citelens/contract/test/samples/sample-answer";
import { sampleOf } from "@citelens/contract/test/samples/sample-of";
import type { Workspace } from "@citelens/contract/workspaces/workspaces";
import type { AppPage } from "../../../../test/components/app-page.tsx";
import type { ElementLocator } from "../../../../test/components/element-locator.ts";

/** One that is done. */
export function aText(changes: Changes<OptimizationDetails> = {}): OptimizationDetails {
  return sampleAnswer(getOptimization, { status: "DONE", title: "Rain", ...changes });
}

export function aSection(changes: Changes<OptimizationSection> = {}): OptimizationSection {
  return sampleAnswer(updateSection, { gap_ids: [], changes: [], claims: [], ...changes });
}

/** One of the local index that is done. */
export function aSimulation(changes: Changes<Simulation> = {}): Simulation {
  const result = aResult({ n: 2, clusters: 1 });
  return sampleAnswer(startSimulation, { status: "DONE", result, ...changes });
}

export function aResult(changes: Changes<SimulationResult>): SimulationResult {
  return simulationResult.parse(changed(sampleOf(simulationResult), changes));
}

export function resultsAddress({ id }: Pick<Workspace, "id">, search = ""): string {
  return `/workspaces/${id}/optimization/campaigns/${aText().id}/results${search}`;
}

/** A section by its heading. */
export function sectionCard(page: AppPage, heading: string): ElementLocator {
  return page
    .getByRole("list", { name: "Sections", exact: true })
    .getByRole("region", { name: heading, exact: true });
}

export function rail(page: AppPage): ElementLocator {
  return page.getByRole("region", { name: "About the text" });
}
