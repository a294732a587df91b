import type { World } from "#test/world.ts";

/** Fields of a row that a test sets; the others are as the tracking endpoints store them. */
export interface SeenReferral {
  readonly at?: string;
  readonly path?: string;
  readonly assistant?: string;
  readonly operator?: string;
  readonly evidence?: string;
  readonly source?: "server" | "tracker";
  readonly visitor?: number;
  readonly browser?: number;
}

export async function storeReferrals(
  { tools }: World,
  projectId: string,
  seen: readonly SeenReferral[],
): Promise<void> {
  const rows = seen.map(({ at = "2026-11-10T12:00:00.000Z", ...one }) => ({
    workspace_id: projectId,
    ts: at,
    path: "/desks",
    assistant: "ChatGPT",
    operator: "OpenAI",
    evidence: "referrer",
    source: "server",
    visitor: 0,
    browser: 7,
    ...one,
  }));
  await tools.events.insert("referrals", rows);
}
