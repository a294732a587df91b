import { once } from "node:events";
import { createServer, type Server } from "node:http";
import { gzipSync } from "node:zlib";
import { request } from "undici";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type HttpRecorder, openHttpRecorder } from "./http-recorder.ts";

let server: Server;
let address: string;
let recorder: HttpRecorder;

beforeAll(async () => {
  server = createServer((asked, response) => {
    const path = asked.url ?? "";
    if (path === "/broken") {
      response.writeHead(200, { "content-length": "100" });
      response.write("half", () => response.socket?.destroy());
      return;
    }
    if (path === "/packed") {
      response.writeHead(200, { "content-encoding": "gzip" }).end(gzipSync("unpacked é"));
      return;
    }
    response.writeHead(path === "/refused" ? 403 : 200, { "x-path": path }).end(`said at ${path}`);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const at = server.address();
  address = typeof at === "object" && at !== null ? `http://127.0.0.1:${at.port}` : "";
  recorder = openHttpRecorder();
});
afterAll(async () => {
  recorder.close();
  server.closeAllConnections();
  server.close();
  await once(server, "close");
});

const fetched = async (path: string) => (await fetch(`${address}${path}`)).text();
const requested = async (path: string) => (await request(`${address}${path}`)).body.text();

test.each([
  ["fetch", fetched],
  ["undici's request", requested],
])("keeps what %s is answered, and lets it read all of it", async (_, ask) => {
  const { result, answers } = await recorder.record(async () => [await ask("/good"), await ask("/refused")]);

  expect(result).toEqual(["said at /good", "said at /refused"]);
  expect(answers).toMatchObject([
    { status: 200, headers: { "x-path": "/good" }, body: "said at /good" },
    { status: 403, headers: { "x-path": "/refused" }, body: "said at /refused" },
  ]);
});

test("keeps a packed answer as text", async () => {
  const { result, answers } = await recorder.record(() => fetched("/packed"));

  expect(result).toBe("unpacked é");
  expect(answers).toMatchObject([{ body: "unpacked é" }]);
});

test("keeps nothing of an answer that ends in the middle, which fails as it would without it", async () => {
  const { result, answers } = await recorder.record(() => fetched("/broken").catch(() => "it broke"));

  expect(result).toBe("it broke");
  expect(answers).toEqual([]);
});

test("keeps apart what is asked side by side, and does not listen to others", async () => {
  const [one, other] = await Promise.all([
    recorder.record(() => fetched("/one")),
    recorder.record(() => requested("/other")),
    fetched("/unheard"),
  ]);

  expect(one.answers.map(({ body }) => body)).toEqual(["said at /one"]);
  expect(other.answers.map(({ body }) => body)).toEqual(["said at /other"]);
});
