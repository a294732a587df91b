import { once } from "node:events";
import { type ClientRequest, type IncomingMessage, request } from "node:http";
import { revokeApiKey } from "@citelens/contract/workspaces/api-keys";
import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { eventually, openWorld, type World } from "#test/world.ts";

let world: World;
let origin = "";
beforeAll(async () => {
  world = await openWorld();
  origin = await world.app.listen({ host: "127.0.0.1", port: 0 });
});
afterAll(() => world.close());

const visit = {
  request_path: "/slow",
  request_method: "GET",
  request_headers: { "user-agent": "GPTBot/1.2" },
};
const body = JSON.stringify([visit]);

async function home() {
  const person = await world.signUp();
  const workspace = await world.createWorkspace(person);
  const { id: keyId, key } = await world.createKey(person, workspace);
  const headers = { authorization: `Api-Key ${key}` };
  return {
    revoke: () => world.call(revokeApiKey, { params: { projectId: workspace.id, keyId } }, person.access),
    /** Resolves once the server has the headers, and waits for the body. */
    begin: async (): Promise<ClientRequest> => {
      const begun = request(`${origin}/api/v1/tracking/visits`, {
        method: "POST",
        headers: { ...headers, "content-length": String(body.length), expect: "100-continue" },
      });
      begun.flushHeaders();
      await once(begun, "continue");
      return begun;
    },
    /** A batch of nothing tells whether the key is good. */
    ask: async () =>
      (await fetch(`${origin}/api/v1/tracking/visits`, { method: "POST", headers, body: "[]" })).status,
    stored: async () => {
      const rows = await world.tools.events.query(
        "SELECT count() AS visits FROM visits WHERE workspace_id = {workspace:UUID}",
        { workspace: workspace.id },
        z.object({ visits: z.number() }),
      );
      return rows[0]?.visits;
    },
  };
}

async function statusOf(begun: ClientRequest): Promise<number | undefined> {
  const answered = once(begun, "response");
  begun.end(body);
  const [response]: IncomingMessage[] = await answered;
  response?.resume();
  return response?.statusCode;
}

test("a batch whose body comes after its key was revoked is refused and not stored", async () => {
  const { begin, ask, revoke, stored } = await home();
  expect(await ask()).toBe(202);
  const begun = await begin();

  await revoke();
  await eventually(async () => expect(await ask()).toBe(401));

  expect(await statusOf(begun)).toBe(401);
  expect(await stored()).toBe(0);
});

test("a body that comes slowly is stored while its key is good", async () => {
  const { begin, stored } = await home();

  expect(await statusOf(await begin())).toBe(202);

  expect(await stored()).toBe(1);
});
