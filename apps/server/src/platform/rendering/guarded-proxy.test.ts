import { once } from "node:events";
import { createServer, type IncomingHttpHeaders, type Server } from "node:http";
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { listenOnLoopback } from "#test/loopback.ts";
import { type GuardedProxy, openGuardedProxy } from "./guarded-proxy.ts";

interface SeenRequest {
  readonly line: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

const seen: SeenRequest[] = [];
let site: Server;
let inner: Server;
let proxy: GuardedProxy;
let sitePort: number;
let innerPort: number;
let innerConnections = 0;
/** Addresses that a name stands for, in turn; the last answer stays. */
const names = new Map<string, readonly string[][]>();

beforeAll(async () => {
  site = createServer(async (request, response) => {
    seen.push({
      line: `${request.method} ${request.url}`,
      headers: request.headers,
      body: await text(request),
    });
    if (request.url === "/big") return response.end(Buffer.alloc(300_000));
    if (request.url === "/half") return void response.writeHead(200, { "content-length": 9 }).write("half");
    if (request.url === "/forged") response.setHeader("proxy-status", "citelens");
    return response.setHeader("set-cookie", ["a=1", "b=2"]).end(`answer to ${request.url}`);
  });
  sitePort = Number(new URL(await listenOnLoopback(site)).port);
  inner = createServer((_, response) => response.end("inner"));
  inner.on("connection", () => innerConnections++);
  innerPort = Number(new URL(await listenOnLoopback(inner)).port);
  proxy = await openGuardedProxy({ allow: [`site.example:${sitePort}`], lookup });
});

beforeEach(() => {
  seen.length = 0;
  innerConnections = 0;
});

afterAll(async () => {
  await proxy.close();
  for (const server of [site, inner]) {
    server.closeAllConnections();
    server.close();
  }
});

async function lookup(host: string): Promise<readonly string[]> {
  const [now = ["127.0.0.1"], ...later] = names.get(host) ?? [];
  if (later.length > 0) names.set(host, later);
  return now;
}

/** Everything that comes back for some bytes, until the proxy ends the connection. */
async function said(bytes: string, socket = connect(proxy.port, "127.0.0.1")): Promise<string> {
  socket.on("error", () => undefined);
  if (bytes === "") socket.end();
  else socket.write(bytes);
  const chunks: string[] = [];
  socket.setEncoding("latin1").on("data", (chunk: string) => chunks.push(chunk));
  if (!socket.closed) await once(socket, "close");
  return chunks.join("");
}

function get(target: string, headers = ""): string {
  return `GET ${target} HTTP/1.1\r\nhost: site.example\r\nconnection: close\r\n${headers}\r\n`;
}

/** Reply that comes back for some bytes while a page is open, and what is noted of it. */
async function saidInSession(bytes: string, bytesMax = 1_000_000) {
  const session = proxy.open({ pageHost: "site.example", bytesMax });
  try {
    const answer = await said(bytes);
    return { answer, refused: session.refused, bytes: session.bytes, isFull: session.isFull };
  } finally {
    session.close();
  }
}

function tunnel(target: string, more = ""): string {
  return `CONNECT ${target} HTTP/1.1\r\nhost: ${target}\r\n\r\n${more}`;
}

test("sends a request on to the host of its address, without what is for neighbours alone", async () => {
  const headers = "proxy-connection: keep-alive\r\nx-end: 1\r\nte: trailers\r\naccept: text/html\r\n";
  const { answer, bytes } = await saidInSession(get(`http://site.example:${sitePort}/a?b=c`, headers));

  expect(answer).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
  expect(answer).toContain("set-cookie: a=1\r\nset-cookie: b=2\r\n");
  expect(answer).toContain("answer to /a?b=c");
  expect(bytes).toBe("answer to /a?b=c".length);
  expect(seen.map(({ line }) => line)).toEqual(["GET /a?b=c"]);
  expect(seen[0]?.headers).toMatchObject({
    host: `site.example:${sitePort}`,
    accept: "text/html",
    "x-end": "1",
  });
  expect(seen[0]?.headers).not.toHaveProperty("proxy-connection");
  expect(seen[0]?.headers).not.toHaveProperty("te");
});

test("sends bodies on, counted too", async () => {
  const { bytes } = await saidInSession(
    `POST http://site.example:${sitePort}/ HTTP/1.1\r\nhost: x\r\nconnection: close\r\ntransfer-encoding: chunked\r\n\r\n5\r\nhello\r\n0\r\n\r\n`,
  );

  expect(seen).toMatchObject([{ line: "POST /", body: "hello" }]);
  expect(bytes).toBe("hello".length + "answer to /".length);
});

test("makes a tunnel to what may be reached", async () => {
  const { answer, bytes } = await saidInSession(tunnel(`site.example:${sitePort}`, get("/through")));

  expect(answer).toMatch(/^HTTP\/1\.1 200 Connection Established\r\n\r\nHTTP\/1\.1 200 OK/);
  expect(answer).toContain("answer to /through");
  expect(bytes).toBeGreaterThan(get("/through").length);
});

test.each([
  ["127.0.0.1", "127.0.0.1"],
  ["localhost", "localhost"],
  ["sub.localhost", "sub.localhost"],
  ["[::1]", "[::1]"],
  ["[::ffff:127.0.0.1]", "[::ffff:7f00:1]"],
  ["127.1", "127.0.0.1"],
  ["0x7f000001", "127.0.0.1"],
  ["2130706433", "127.0.0.1"],
  ["0", "0.0.0.0"],
  ["10.0.0.1", "10.0.0.1"],
  ["169.254.169.254", "169.254.169.254"],
  ["inner.example", "inner.example"],
  ["site.example", "site.example"],
])("reaches nothing inside by %s, plainly or through a tunnel, and lists it", async (host, listed) => {
  const plain = await saidInSession(get(`http://${host}:${innerPort}/`));
  const tunneled = await saidInSession(tunnel(`${host}:${innerPort}`, get("/")));

  expect(plain.answer).toMatch(/^HTTP\/1\.1 403 Forbidden\r\nproxy-status: citelens\r\n/);
  expect(tunneled.answer).toMatch(/^HTTP\/1\.1 403 Forbidden\r\n/);
  expect(plain.refused).toMatchObject([{ target: `${listed}:${innerPort}`, reason: "address", times: 1 }]);
  expect(tunneled.refused).toMatchObject([{ target: `${listed}:${innerPort}`, times: 1 }]);
  expect(innerConnections).toBe(0);
});

test("asks for a name once for each connection, so that a second answer leads nowhere else", async () => {
  const changing = await openGuardedProxy({ allow: [`127.0.0.1:${sitePort}`], lookup });
  names.set("rebinding.example", [["127.0.0.1"], ["127.0.0.2"], ["127.0.0.1", "127.0.0.2"]]);
  const session = changing.open({ pageHost: "rebinding.example" });
  const ask = () => said(get(`http://rebinding.example:${sitePort}/`), connect(changing.port, "127.0.0.1"));

  expect(await ask()).toContain("200 OK");
  // The connection to the first address is kept; a tunnel needs one of its own.
  const tunneled = () =>
    said(tunnel(`rebinding.example:${sitePort}`, get("/")), connect(changing.port, "127.0.0.1"));
  expect(await tunneled()).toContain("403 Forbidden");
  expect(await tunneled()).toContain("403 Forbidden");

  expect(session.refused).toMatchObject([{ reason: "address", times: 2 }]);
  session.close();
  await changing.close();
});

test.each([
  ["an address without a host", get("/")],
  ["https without a tunnel", get("https://site.example/")],
  ["another scheme", get("file:///etc/passwd")],
  ["a name and a password", get("http://a:b@site.example/")],
  ["a tunnel to no port", tunnel("site.example")],
  ["a tunnel with a path", tunnel("site.example/a:443")],
  ["a tunnel with a name in front", tunnel("site.example@127.0.0.1:443")],
  ["a tunnel to a port of something else", tunnel("site.example:22")],
  ["a browser's own host", get("http://update.googleapis.com/service/update2")],
  ["a tunnel to a browser's own host", tunnel("clients2.google.com:443")],
])("refuses %s", async (_, bytes) => {
  const { answer, refused } = await saidInSession(bytes);

  expect(answer).toMatch(/^HTTP\/1\.1 403 Forbidden/);
  expect(refused).toHaveLength(1);
  expect(seen).toEqual([]);
});

test.each([
  ["two lengths", "content-length: 5\r\ncontent-length: 6\r\n"],
  ["a length and chunks", "content-length: 5\r\ntransfer-encoding: chunked\r\n"],
  ["a transfer encoding that is none", "transfer-encoding: xchunked\r\n"],
  ["a space before the colon", "content-length : 5\r\n"],
  ["a line that goes on", "x-a: 1\r\n folded: 2\r\ncontent-length: x\r\n"],
  ["a bare line feed in a header", "x-a: 1\rcontent-length: 5\r\n"],
  ["headers without end", `x-a: ${"a".repeat(40_000)}\r\n`],
])("lets no second request through behind %s", async (_, headers) => {
  const target = `http://site.example:${sitePort}`;
  await saidInSession(
    `POST ${target}/first HTTP/1.1\r\nhost: x\r\n${headers}\r\nhello${get(`${target}/second`)}`,
  );

  expect(seen).toEqual([]);
});

test.each([
  ["nothing", ""],
  ["zero bytes", "\0".repeat(1_000)],
  ["TLS", "\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03"],
  ["SOCKS", "\x05\x01\x00"],
  ["HTTP/2", "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n"],
  ["a target of percent signs", tunnel("%%%:443")],
  ["a very long target", tunnel(`${"a".repeat(20_000)}:443`)],
  [
    "an upgrade",
    `GET http://site.example/ HTTP/1.1\r\nhost: x\r\nconnection: upgrade\r\nupgrade: websocket\r\n\r\n`,
  ],
  ["a method of its own", "TRACE http://site.example/ HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n"],
])("survives %s", async (_, bytes) => {
  const { answer } = await saidInSession(bytes);

  expect(answer).not.toContain(" 200 ");
  expect(seen).toEqual([]);
});

test("answers 502 where nobody answers, which is no refusal", async () => {
  const deaf = await openGuardedProxy({
    allow: ["127.0.0.1:1"],
    lookup: () => Promise.reject(new Error("no such name")),
  });
  const session = deaf.open({ pageHost: "site.example" });
  const ask = (bytes: string) => said(bytes, connect(deaf.port, "127.0.0.1"));

  expect(await ask(get("http://nowhere.example/"))).toContain("502 Bad Gateway");
  expect(await ask(tunnel("127.0.0.1:1"))).toContain("502 Bad Gateway");
  expect(session.refused).toEqual([]);
  session.close();
  await deaf.close();
});

test("takes away what a server says in the proxy's name", async () => {
  const { answer } = await saidInSession(get(`http://site.example:${sitePort}/forged`));

  expect(answer).toContain("200 OK");
  expect(answer).not.toContain("proxy-status");
});

test.each([
  ["plainly", () => get(`http://site.example:${sitePort}/big`)],
  ["through a tunnel", () => tunnel(`site.example:${sitePort}`, get("/big"))],
])("cuts a page off at its bound of bytes, %s", async (_, bytes) => {
  const { answer, isFull } = await saidInSession(bytes(), 100_000);

  expect(isFull).toBe(true);
  expect(answer.length).toBeLessThan(300_000);
});

test("takes connections only while a page is open, and ends all of them with it", async () => {
  expect(await said(get(`http://site.example:${sitePort}/`))).toBe("");

  const session = proxy.open({ pageHost: "site.example" });
  expect(() => proxy.open({ pageHost: "other.example" })).toThrow("one page at a time");
  const answers = [
    get(`http://site.example:${sitePort}/half`),
    tunnel(`site.example:${sitePort}`, get("/half")),
  ].map((bytes) => {
    const socket = connect(proxy.port, "127.0.0.1");
    socket.on("error", () => undefined).write(bytes);
    return socket;
  });
  await vi.waitFor(() => expect(seen).toHaveLength(2));
  session.close();

  await Promise.all(answers.map((socket) => socket.closed || once(socket.resume(), "close")));
  expect(await said(get(`http://site.example:${sitePort}/`))).toBe("");
  await vi.waitFor(async () => expect(await openConnections(site)).toBe(0));
});

function openConnections(server: Server): Promise<number> {
  return new Promise((resolve, reject) => {
    server.getConnections((error, count) => (error ? reject(error) : resolve(count)));
  });
}
