import { listBotVisits } from "@citelens/contract/traffic/visits";
import { expect, test } from "vitest";
import { worldOfTest } from "#test/world.ts";

test("the list of pages says whether the last agent was the one it named, and can be narrowed to verdicts", async () => {
  const world = await worldOfTest();
  const person = await world.signUp();
  const { id: projectId } = await world.createWorkspace(person);
  const row = (path: string, minute: number, verdict?: string) => ({
    workspace_id: projectId,
    ts: `2026-11-03T10:0${minute}:00.000Z`,
    path,
    token: "GPTBot",
    bot_type: 1,
    ...(verdict && { verdict }),
  });
  await world.tools.events.insert("visits", [
    row("/forged", 1, "verified"),
    row("/forged", 2, "spoofed"),
    row("/honest", 1, "spoofed"),
    row("/honest", 2, "verified"),
    row("/old", 1),
  ]);
  const list = async (verdict?: ("verified" | "spoofed" | "unchecked")[]) => {
    const query = {
      from_date: "2026-11-01",
      to_date: "2026-11-05",
      order_by: "path" as const,
      ...(verdict && { verdict }),
    };
    const { answer } = await world.call(listBotVisits, { params: { projectId }, query }, person.access);
    return answer.results.map(({ path, count, verdict: last }) => `${path} ${count} ${last}`);
  };

  expect(await list()).toEqual(["/forged 2 spoofed", "/honest 2 verified", "/old 1 unchecked"]);
  expect(await list(["spoofed"])).toEqual(["/forged 1 spoofed", "/honest 1 spoofed"]);
  expect(await list(["verified", "unchecked"])).toEqual([
    "/forged 1 verified",
    "/honest 1 verified",
    "/old 1 unchecked",
  ]);
});

test("a verdict that there is not is refused by its field", async () => {
  const world = await worldOfTest();
  const person = await world.signUp();
  const { id } = await world.createWorkspace(person);

  const response = await world.app.inject({
    url: `/api/v1/projects/${id}/events/bot-visits/?from_date=2026-11-01&to_date=2026-11-05&verdict=honest`,
    headers: { authorization: `Bearer ${person.access}` },
  });

  expect(response.statusCode).toBe(400);
  expect(response.json()).toHaveProperty("verdict");
});
