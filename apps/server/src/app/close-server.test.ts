import { once } from "node:events";
import { type AddressInfo, connect } from "node:net";
import Fastify from "fastify";
import { expect, test } from "vitest";
import { closeServer } from "./close-server.ts";

async function serve() {
  const app = Fastify({ forceCloseConnections: "idle" });
  let answer: (text: string) => void = () => undefined;
  app.get("/large", async () => "x".repeat(50_000_000));
  app.get("/later", () => new Promise<string>((resolve) => (answer = resolve)));
  await app.listen({ port: 0, host: "127.0.0.1" });
  const { port } = app.server.address() as AddressInfo; // it listens on a port
  return { app, port, answer: (text: string) => answer(text) };
}

test("a client that reads nothing any more does not keep the server from closing", async () => {
  const { app, port } = await serve();
  const client = connect(port, "127.0.0.1").pause();
  client.on("error", () => undefined);
  client.write("GET /large HTTP/1.1\r\nHost: localhost\r\n\r\n");
  await once(client, "readable");

  await closeServer(app, { longestMs: 200 });

  expect(app.server.listening).toBe(false);
  const { promise: gone, resolve } = Promise.withResolvers<void>();
  client.once("close", () => resolve());
  client.resume();
  await gone;
});

test("an answer under way is given whole, and its connection is closed after it", async () => {
  const { app, port, answer } = await serve();
  const asked = once(app.server, "request");
  const asking = fetch(`http://127.0.0.1:${port}/later`);
  await asked;

  const closed = closeServer(app);
  answer("in time");

  expect(await (await asking).text()).toBe("in time");
  await closed;
});
