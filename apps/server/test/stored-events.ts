import type { World } from "./world.ts";

/** Visits of agents as the tracking endpoint stores them, of which a test says what it is about. */
export function storeVisitRows(
  { tools }: Pick<World, "tools">,
  workspaceId: string,
  visits: readonly { readonly ts: string; readonly path?: string; readonly ua?: string }[],
): Promise<void> {
  const usual = { path: "/", token: "GPTBot", bot_type: 1, verdict: "verified", status: 200 };
  return tools.events.insert(
    "visits",
    visits.map((one) => ({ workspace_id: workspaceId, ...usual, ...one })),
  );
}
