import { setImmediate as nextTick } from "node:timers/promises";
import type { Place } from "#platform/place.ts";
import type { Tools } from "#platform/tools.ts";
import { workspaceIndex } from "../rank/workspace-index.ts";
import {
  type SimulatedQuestion,
  type Simulation,
  type SimulationTask,
  simulator,
} from "./simulation.rules.ts";

/**
 * Asks the workspace's index, as it is now, a draft's questions: with the page that the draft replaces, and with the draft in its
 * place. Nothing is stored and nobody is asked. Other requests are answered between two questions.
 */
export async function simulateDraft(tools: Tools, place: Place, task: SimulationTask): Promise<Simulation> {
  const { ask, sumUp } = simulator(await workspaceIndex(tools, place), task);
  const asked: SimulatedQuestion[] = [];
  for (const question of task.questions) {
    asked.push(ask(question));
    await nextTick();
  }
  return sumUp(asked);
}
