import { once } from "node:events";
import fastify from "fastify";
import { expect, test } from "vitest";
import { openEventStreams } from "./event-stream.ts";

test("streams whose connection is lost before their first event take no places from those that come after them", async () => {
  const app = fastify();
  const streams = openEventStreams(app, async (viewers) => viewers);
  app.get("/lost", (request, reply) => {
    const look = async () => {
      request.raw.destroy();
      await once(reply.raw, "close");
      return { event: undefined, isLast: false };
    };
    return streams.send(request, reply, { viewer: { ...viewer }, look, everyMs: 1 });
  });
  app.get("/kept", (request, reply) => {
    const look = async () => ({ event: { name: "run", data: {} }, isLast: true });
    return streams.send(request, reply, { viewer: { ...viewer }, look, everyMs: 1 });
  });
  const address = await app.listen({ host: "127.0.0.1", port: 0 });

  const lost = await Promise.allSettled(Array.from({ length: 20 }, () => fetch(`${address}/lost`)));
  const kept = await fetch(`${address}/kept`);

  expect(lost.map(({ status }) => status)).toEqual(lost.map(() => "rejected"));
  expect([kept.status, await kept.text()]).toEqual([200, "event: run\ndata: {}\n\n"]);
  await app.close();
});

const viewer = { userId: "u", sessionId: "s", workspaceId: "w", impersonatorId: undefined };
