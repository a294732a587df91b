import { updateWorkspace } from "@citelens/contract/workspaces/workspaces";
import { expect } from "vitest";
import type { Person, World } from "#test/world.ts";

export interface SeenVisit {
  readonly token?: string;
  readonly path?: string;
  readonly ts?: string;
  readonly verdict?: string;
  readonly evidence?: string;
  readonly status?: number;
  readonly ua?: string;
  readonly address_prefix?: string;
}

/** Rows as the tracking endpoint stores them, of which a test says what it is about. */
export async function storeVisits(
  { tools }: World,
  projectId: string,
  seen: readonly SeenVisit[],
): Promise<void> {
  const rows = seen.map((one) => ({
    workspace_id: projectId,
    ts: "2026-11-10T12:00:00.000Z",
    path: "/",
    token: "GPTBot",
    bot_type: 1,
    verdict: "verified",
    status: 200,
    ...one,
  }));
  await tools.events.insert("visits", rows);
}

export async function workspaceIn(world: World, owner: Person, timeZone = "UTC"): Promise<string> {
  const { id: projectId } = await world.createWorkspace(owner);
  await world.call(updateWorkspace, { params: { projectId }, body: { time_zone: timeZone } }, owner.access);
  return projectId;
}

/** The days of which the tests of agents' visits ask. */
export const week = { from_date: "2026-11-08", to_date: "2026-11-14" };

/** Content of an answer that was no refusal. */
export async function said<A>(answer: Promise<{ readonly status: number; readonly answer: A }>): Promise<A> {
  const { status, answer: body } = await answer;
  expect(status).toBe(200);
  return body;
}
