import { once } from "node:events";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { brotliCompressSync, deflateRawSync, deflateSync, gzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { FetchFailureReason } from "./guarded-failure.ts";
import { type GetOptions, type GuardedFetchOptions, openGuardedFetch } from "./guarded-fetch.ts";

const megabyte = 1_000_000;

/** Answers of the server at 127.0.0.1, by path. */
const answers: Readonly<Record<string, (response: ServerResponse, request: IncomingMessage) => void>> = {
  "/page": (response) => {
    response.setHeader("content-type", 'Text/HTML; Charset="ISO-8859-1"').end("<p>page</p>");
  },
  "/headers": (response, { headers }) => response.end(JSON.stringify(headers)),
  "/gone": (response) => response.writeHead(410).end("gone"),
  "/gzip": (response) => response.setHeader("content-encoding", "gzip").end(gzipSync("hello")),
  "/gzip-cut": (response) => {
    response.setHeader("content-encoding", "gzip").end(gzipSync("hello ".repeat(50)).subarray(0, -8));
  },
  "/br": (response) => response.setHeader("content-encoding", "br").end(brotliCompressSync("hello")),
  "/deflate": (response) => response.setHeader("content-encoding", "deflate").end(deflateSync("hello")),
  "/deflate-raw": (response) =>
    response.setHeader("content-encoding", "deflate").end(deflateRawSync("hello")),
  "/gzip-in-br": (response) => {
    response.setHeader("content-encoding", "gzip, br").end(brotliCompressSync(gzipSync("hello")));
  },
  "/bomb-gzip": (response) => response.setHeader("content-encoding", "gzip").end(gzipSync(zeros)),
  "/bomb-br": (response) => response.setHeader("content-encoding", "br").end(brotliCompressSync(zeros)),
  "/bomb-deflate": (response) => response.setHeader("content-encoding", "deflate").end(deflateSync(zeros)),
  "/bomb-nested": (response) => {
    response.setHeader("content-encoding", "gzip, gzip").end(gzipSync(gzipSync(zeros)));
  },
  "/encoded-often": (response) => {
    response.setHeader("content-encoding", "gzip, gzip, gzip, gzip, gzip").end("never unpacked");
  },
  "/not-gzip": (response) => response.setHeader("content-encoding", "gzip").end("hello"),
  "/big": (response) => response.end(Buffer.alloc(2 * megabyte + 1)),
  "/endless": (response) => {
    const chunk = Buffer.alloc(65_536);
    const more = (): void => {
      while (!response.destroyed && response.write(chunk));
    };
    response.on("drain", more);
    more();
  },
  "/slow-body": (response) => response.write("a first byte, then nothing"),
  "/silent": () => {},
  "/long-header": (response) => response.setHeader("x-long", "a".repeat(40_000)).end("long"),
  "/breaks-off": (response) => {
    response.writeHead(200, { "content-length": "100" }).flushHeaders();
    setImmediate(() => response.destroy());
  },
  "/to-page": (response) => response.writeHead(302, { location: "/page" }).end("moved"),
  "/to-nowhere": (response) => response.writeHead(302).end("no location"),
  "/loop": (response) => response.writeHead(301, { location: "/loop" }).end(),
};
const zeros = Buffer.alloc(5 * megabyte);

const byHops = /^\/hops\/(\d+)$/;
const requests: string[] = [];
let inside: Server;
let port: number;
let elsewhere: string;

beforeAll(async () => {
  inside = createServer((request, response) => {
    const path = request.url ?? "";
    requests.push(`${request.headers.host} ${path}`);
    const hops = Number(byHops.exec(path)?.[1] ?? Number.NaN);
    const target = new URL(path, "http://any").searchParams.get("to");
    const next = hops > 0 ? `/hops/${hops - 1}` : target;

    if (hops === 0) response.end("arrived");
    else if (next) response.writeHead(307, { location: next }).end();
    else answers[path]?.(response, request);
  }).listen(0, "127.0.0.1");
  await once(inside, "listening");
  port = (inside.address() as AddressInfo).port; // a server on a port has no path for an address
  elsewhere = `http://127.0.0.1:${port}`;
});

afterAll(() => {
  inside.closeAllConnections();
  inside.close();
});

const localOnly: GuardedFetchOptions = { allow: ["127.0.0.1"] };

async function get(url: string, web: Partial<GuardedFetchOptions> = localOnly, options: GetOptions = {}) {
  const guarded = openGuardedFetch({ allow: [], ...web });
  try {
    return await guarded.get(url, options);
  } finally {
    await guarded.close();
  }
}

function noNames(): Promise<string[]> {
  return Promise.reject(new Error("no name may be looked up here"));
}

const hostile: readonly (readonly [url: string, reason: FetchFailureReason])[] = [
  ["http://127.0.0.1/", "address"],
  ["http://127.0.0.1:8123/", "address"],
  ["https://127.255.255.254/", "address"],
  ["http://0.0.0.0/", "address"],
  ["http://0/", "address"],
  ["http://2130706433/", "address"],
  ["http://017700000001/", "address"],
  ["http://0177.0.0.1/", "address"],
  ["http://0x7f000001/", "address"],
  ["http://0x7f.0.0.1/", "address"],
  ["http://127.1/", "address"],
  ["http://127.0.1/", "address"],
  ["http://127.0.0.1./", "address"],
  ["http://%31%32%37.0.0.1/", "address"],
  ["http://127。0。0。1/", "address"],
  ["http://①②⑦.0.0.1/", "address"],
  ["http://localhost/", "address"],
  ["http://LOCALHOST/", "address"],
  ["http://localhost./", "address"],
  ["http://db.localhost/", "address"],
  ["http:\\\\localhost\\", "address"],
  ["http://10.0.0.1/", "address"],
  ["http://172.16.0.1/", "address"],
  ["http://172.31.255.255/", "address"],
  ["http://192.168.1.1/", "address"],
  ["http://169.254.169.254/latest/meta-data/", "address"],
  ["http://168.63.129.16/", "address"],
  ["http://100.64.0.1/", "address"],
  ["http://100.100.100.200/", "address"],
  ["http://192.0.0.192/", "address"],
  ["http://192.0.2.1/", "address"],
  ["http://198.18.0.1/", "address"],
  ["http://198.51.100.1/", "address"],
  ["http://203.0.113.1/", "address"],
  ["http://224.0.0.1/", "address"],
  ["http://240.0.0.1/", "address"],
  ["http://255.255.255.255/", "address"],
  ["http://[::]/", "address"],
  ["http://[::1]/", "address"],
  ["http://[0:0:0:0:0:0:0:1]/", "address"],
  ["http://[::ffff:127.0.0.1]/", "address"],
  ["http://[::ffff:7f00:1]/", "address"],
  ["http://[::ffff:8.8.8.8]/", "address"],
  ["http://[::127.0.0.1]/", "address"],
  ["http://[64:ff9b::127.0.0.1]/", "address"],
  ["http://[64:ff9b:1::a00:1]/", "address"],
  ["http://[2002:7f00:1::]/", "address"],
  ["http://[2001:0:7f00:1::]/", "address"],
  ["http://[fe80::1]/", "address"],
  ["http://[fec0::1]/", "address"],
  ["http://[fc00::1]/", "address"],
  ["http://[fd12:3456::1]/", "address"],
  ["http://[fd00:ec2::254]/", "address"],
  ["http://[ff02::1]/", "address"],
  ["http://[2001:db8::1]/", "address"],
  ["http://[3fff::1]/", "address"],
  ["http://[2001:2::1]/", "address"],
  ["http://[100::1]/", "address"],
  ["http://8.8.8.8:22/", "port"],
  ["https://example.com:8443/", "port"],
  ["http://example.com:6379/", "port"],
  ["https://example.com:80800/", "scheme"],
  ["http://[fe80::1%25eth0]/", "scheme"],
  ["file:///etc/passwd", "scheme"],
  ["ftp://example.com/", "scheme"],
  ["gopher://127.0.0.1:6379/_INFO", "scheme"],
  ["data:text/html,hello", "scheme"],
  ["javascript:alert(1)", "scheme"],
  ["/etc/passwd", "scheme"],
  ["", "scheme"],
  ["http://", "scheme"],
  [`http://example.com/${"a".repeat(9_000)}`, "scheme"],
  ["http://user@example.com/", "credentials"],
  ["http://user:secret@127.0.0.1/", "credentials"],
  ["http://example.com@127.0.0.1/", "credentials"],
];

test.each(hostile)("refuses %s: %s", async (url, reason) => {
  await expect(get(url, { allow: [], lookup: noNames })).rejects.toMatchObject({
    name: "FetchFailure",
    reason,
  });
});

test.each([
  [["127.0.0.1"]],
  [["::1"]],
  [["93.184.215.14", "10.0.0.5"]],
  [["2606:2800:21f:cb07:6820:80da:af6b:8b2c", "::ffff:7f00:1"]],
  [["not an address"]],
])("refuses a name whose addresses are %j", async (addresses) => {
  const lookup = () => Promise.resolve(addresses);

  await expect(get("http://innocent.example/", { lookup })).rejects.toMatchObject({ reason: "address" });
});

test("tells apart a name without an address and a server that does not listen", async () => {
  const gone = createServer().listen(0, "127.0.0.1");
  await once(gone, "listening");
  const { port: closedPort } = gone.address() as AddressInfo; // as above
  gone.close();
  await once(gone, "close");

  await expect(get("http://unknown.example/", { lookup: noNames })).rejects.toMatchObject({ reason: "dns" });
  await expect(get("http://empty.example/", { lookup: async () => [] })).rejects.toMatchObject({
    reason: "dns",
  });
  await expect(get(`http://127.0.0.1:${closedPort}/`)).rejects.toMatchObject({ reason: "unreachable" });
});

test("asks for a name once and opens the socket to the answer that it checked", async () => {
  const asked: string[] = [];
  const lookup = async (host: string): Promise<string[]> => {
    asked.push(host);
    return asked.length === 1 ? ["127.0.0.1"] : ["127.0.0.2"];
  };

  const fetched = await get(`http://rebinds.example:${port}/page`, { ...localOnly, lookup });

  expect(fetched.body.toString()).toBe("<p>page</p>");
  expect(asked).toEqual(["rebinds.example"]);
  expect(requests).toContain(`rebinds.example:${port} /page`);
});

test("checks the name again at a redirect, so that a second answer leads nowhere", async () => {
  const rebound = ["127.0.0.1", "127.0.0.2"];
  const lookup = async (): Promise<string[]> => [rebound.shift() ?? "127.0.0.2"];
  const url = `http://rebinds.example:${port}/?to=${encodeURIComponent(`http://other.example:${port}/page`)}`;

  await expect(get(url, { ...localOnly, lookup })).rejects.toMatchObject({ reason: "address" });
});

test.each<[to: string, reason: FetchFailureReason]>([
  ["http://169.254.169.254/latest/meta-data/", "address"],
  ["http://[::1]/", "address"],
  ["//10.0.0.1/", "address"],
  ["http://8.8.8.8:25/", "port"],
  ["file:///etc/passwd", "scheme"],
  ["http://user:secret@8.8.8.8/", "credentials"],
  ["http://[oops", "scheme"],
])("refuses a redirect to %s: %s", async (to, reason) => {
  await expect(get(`${elsewhere}/?to=${encodeURIComponent(to)}`)).rejects.toMatchObject({ reason });
});

test("follows five redirects and no sixth", async () => {
  const five = await get(`${elsewhere}/hops/5`);

  expect(five).toMatchObject({ url: `${elsewhere}/hops/0`, status: 200 });
  await expect(get(`${elsewhere}/hops/6`)).rejects.toMatchObject({ reason: "redirects" });
  await expect(get(`${elsewhere}/loop`)).rejects.toMatchObject({ reason: "redirects" });
});

test("hands over the final address, status, type, charset and body", async () => {
  const page = await get(`${elsewhere}/to-page#part`);
  const gone = await get(`${elsewhere}/gone`);
  const unmoved = await get(`${elsewhere}/to-nowhere`);

  expect(page).toMatchObject({
    url: `${elsewhere}/page`,
    status: 200,
    contentType: "text/html",
    charset: "iso-8859-1",
    body: Buffer.from("<p>page</p>"),
  });
  expect(gone).toMatchObject({ url: `${elsewhere}/gone`, status: 410, contentType: "" });
  expect(gone).not.toHaveProperty("charset");
  expect(unmoved.status).toBe(302);
});

test("says who asks, and sends no cookies or referrer", async () => {
  const usual = await get(`${elsewhere}/headers`);
  const other = await get(`${elsewhere}/headers`, localOnly, { accept: "image/*", userAgent: "Other/2.0" });

  expect(JSON.parse(usual.body.toString())).toEqual({
    host: `127.0.0.1:${port}`,
    connection: "keep-alive",
    accept: "*/*",
    "accept-encoding": "gzip, deflate, br",
    "user-agent": "Mozilla/5.0 (compatible; Citelens/1.0)",
  });
  expect(JSON.parse(other.body.toString())).toMatchObject({ accept: "image/*", "user-agent": "Other/2.0" });
});

test.each([
  ["/gzip", "hello"],
  ["/gzip-cut", "hello ".repeat(50)],
  ["/br", "hello"],
  ["/deflate", "hello"],
  ["/deflate-raw", "hello"],
  ["/gzip-in-br", "hello"],
])("decodes %s", async (path, text) => {
  const { body } = await get(`${elsewhere}${path}`);

  expect(body.toString()).toBe(text);
});

test.each<[path: string, reason: FetchFailureReason]>([
  ["/bomb-gzip", "too-large"],
  ["/bomb-br", "too-large"],
  ["/bomb-deflate", "too-large"],
  ["/bomb-nested", "too-large"],
  ["/big", "too-large"],
  ["/endless", "too-large"],
  ["/long-header", "too-large"],
  ["/encoded-often", "unreachable"],
  ["/not-gzip", "unreachable"],
  ["/breaks-off", "unreachable"],
])("gives up on %s: %s", async (path, reason) => {
  await expect(get(`${elsewhere}${path}`)).rejects.toMatchObject({ name: "FetchFailure", reason });
});

test("says of what sort an answer was that is too large", async () => {
  const { contentType } = await get(`${elsewhere}/page`);
  const capped = get(`${elsewhere}/page`, localOnly, { bytesMax: 10 });

  await expect(capped).rejects.toMatchObject({ contentType });
});

test("waits before each redirect, and not at the cost of the time for the answer", async () => {
  let hops = 0;
  const beforeHop = async (): Promise<void> => {
    hops += 1;
    await new Promise((resolve) => setTimeout(resolve, 300));
  };

  const { status } = await get(`${elsewhere}/to-page`, localOnly, { beforeHop, timeoutMs: 250 });

  expect([status, hops]).toEqual([200, 1]);
});

test("holds the caller's own caps of bytes and time", async () => {
  const capped = get(`${elsewhere}/page`, localOnly, { bytesMax: 10 });
  await expect(capped).rejects.toMatchObject({ reason: "too-large" });

  for (const path of ["/slow-body", "/silent"]) {
    const late = get(`${elsewhere}${path}`, localOnly, { timeoutMs: 100 });
    await expect(late).rejects.toMatchObject({ reason: "timeout" });
  }
});

test("gives up on names that are never resolved once the time is over", async () => {
  const guarded = openGuardedFetch({ allow: [], lookup: () => new Promise<string[]>(() => {}) });

  const stuck = guarded.get("http://stuck.example/", { timeoutMs: 50 });

  await expect(stuck).rejects.toMatchObject({ reason: "timeout" });
});

test("stops with the caller's reason when the caller gives up", async () => {
  const caller = new AbortController();
  const reason = new Error("no longer wanted");

  const stopped = get(`${elsewhere}/silent`, localOnly, { signal: caller.signal });
  caller.abort(reason);

  await expect(stopped).rejects.toBe(reason);
  await expect(get(`${elsewhere}/page`, localOnly, { signal: caller.signal })).rejects.toBe(reason);
});

test("lets through on any port what the operator allows, by name, address, range or with its port", async () => {
  const lookup = async (): Promise<string[]> => ["127.0.0.1"];
  const url = `http://Intranet.Example:${port}/page`;
  const allows = [
    "intranet.example",
    "127.0.0.0/8",
    "127.0.0.1",
    `127.0.0.1:${port}`,
    `intranet.example:${port}`,
  ];

  for (const allow of allows) {
    expect(await get(url, { allow: [allow], lookup })).toMatchObject({ status: 200 });
  }
  for (const allow of ["other.example", "127.0.0.2", "10.0.0.0/8", "intranet.example:1", "127.0.0.1:1"]) {
    await expect(get(url, { allow: [allow], lookup })).rejects.toMatchObject({ reason: "address" });
  }
});

test.each([
  "10.0.0.0/33",
  "10/8",
  "http://intranet.example",
  "*.example",
  "[10.0.0.1]",
  "a b",
  "host:999999",
])("does not start with the entry %s", (entry) => {
  expect(() => openGuardedFetch({ allow: [entry] })).toThrow(entry);
});
