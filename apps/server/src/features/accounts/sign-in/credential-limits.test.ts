import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { type AddressInfo, connect } from "node:net";
import { callsAtOnce } from "@citelens/contract/base/call-limits";
import { apiBase, type Endpoint } from "@citelens/contract/base/endpoint";
import { watchVisits } from "@citelens/contract/traffic/agents";
import { getWorkspace } from "@citelens/contract/workspaces/workspaces";
import fastify from "fastify";
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from "vitest";
import { openWorld, type World } from "#test/world.ts";
import { openCredentialLimits } from "./credential-limits.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

/** A server whose only call of a key ends when it is told to. */
function serveSlowly(endpoint: Endpoint) {
  const app = fastify();
  onTestFinished(() => app.close());
  const hold = openCredentialLimits(app, world.tools);
  const running: (() => void)[] = [];
  app.route({
    method: ["GET", "POST"],
    url: `${apiBase}/slow/`,
    onRequest: async (request, reply) => {
      const { user = "" } = request.headers as { readonly user?: string };
      const via = { kind: "key", id: user, scopes: ["read"], workspaceIds: [] } as const;
      await hold({ userId: user, sessionId: user, impersonatorId: undefined, via }, endpoint, {
        request,
        reply,
      });
    },
    handler: async () => {
      await new Promise<void>((resolve) => running.push(resolve));
      return "done";
    },
  });
  const call = (user: string) => app.inject({ url: `${apiBase}/slow/`, headers: { user } });
  return { app, running, call };
}

test("works on so many calls of a user at once; the others wait for their turn, and other users do not", async () => {
  const { running, call } = serveSlowly(getWorkspace);
  const [user, other] = [randomUUID(), randomUUID()];
  const calls = Array.from({ length: callsAtOnce + 2 }, () => call(user));
  await expect.poll(() => running.length).toBe(callsAtOnce);

  const beside = call(other);
  await expect.poll(() => running.length).toBe(callsAtOnce + 1);
  running.pop()?.();
  expect((await beside).statusCode).toBe(200);
  for (const _ of calls) {
    await expect.poll(() => running.length).toBeGreaterThan(0);
    expect(running.length).toBeLessThanOrEqual(callsAtOnce);
    running.shift()?.();
  }

  expect((await Promise.all(calls)).map(({ statusCode }) => statusCode)).toEqual(calls.map(() => 200));
});

test("a stream waits for nobody, as it stays open", async () => {
  const { running, call } = serveSlowly(watchVisits);
  const user = randomUUID();

  const streams = Array.from({ length: callsAtOnce + 2 }, () => call(user));

  await expect.poll(() => running.length).toBe(callsAtOnce + 2);
  for (const end of running) end();
  await Promise.all(streams);
});

test("whoever left while they waited, before their body came, gives their place back", async () => {
  const { app, running, call } = serveSlowly(getWorkspace);
  await app.listen({ host: "127.0.0.1", port: 0 });
  const { port } = app.server.address() as AddressInfo;
  const user = randomUUID();
  const calls = Array.from({ length: callsAtOnce }, () => call(user));
  await expect.poll(() => running.length).toBe(callsAtOnce);
  const leaver = connect(port, "127.0.0.1");
  const asked = once(app.server, "request");
  leaver.write(
    `POST ${apiBase}/slow/ HTTP/1.1\r\nhost: a\r\nuser: ${user}\r\ncontent-type: application/json\r\ncontent-length: 9\r\n\r\n`,
  );
  const [, reply] = await asked;
  const gone = once(reply, "close");
  leaver.destroy();
  await gone;
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  for (const end of running.splice(0)) end();
  await Promise.all(calls);

  const next = Array.from({ length: callsAtOnce }, () => call(user));
  await expect.poll(() => running.length).toBe(callsAtOnce - 1);
  await vi.advanceTimersByTimeAsync(30_000);

  await expect.poll(() => running.length).toBe(callsAtOnce);
  for (const end of running) end();
  expect((await Promise.all(next)).map(({ statusCode }) => statusCode)).toEqual(next.map(() => 200));
});
