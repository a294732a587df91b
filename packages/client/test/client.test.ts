import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import { CitelensConnectionError, CitelensRefusal, createCitelens } from "@citelens/client";
import { expect, onTestFinished, test } from "vitest";

const projectId = "11111111-1111-4111-8111-111111111111";
const page = (n: number, next: string | null) => ({ count: 2, next, previous: null, results: [{ id: n }] });

interface SeenRequest {
  readonly line: string;
  readonly headers: IncomingMessage["headers"];
  readonly body: string;
}

type Reaction = (response: ServerResponse, request: SeenRequest) => void;

const json =
  (status: number, body: unknown, headers: Record<string, string> = {}): Reaction =>
  (response) =>
    response
      .writeHead(status, { "content-type": "application/json; charset=utf-8", ...headers })
      .end(JSON.stringify(body));
const hangUp: Reaction = (response) => response.destroy();

/** A double of the server that reacts to one request after the other; the last reaction stays. */
async function double(...reactions: Reaction[]) {
  const seen: SeenRequest[] = [];
  const server = createServer(async (request, response) => {
    const body = await text(request);
    const one = { line: `${request.method} ${request.url}`, headers: request.headers, body };
    seen.push(one);
    reactions[Math.min(seen.length, reactions.length) - 1]?.(response, one);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  if (typeof address !== "object" || !address) throw new Error("The double has no port.");
  const url = `http://127.0.0.1:${address.port}`;
  return { url, seen, citelens: createCitelens({ url: `${url}/`, key: "clk_secret" }) };
}

test("a call bears the key, its input where the operation takes it, and no parameter that was not given", async () => {
  const { citelens, seen } = await double(json(200, page(1, null)));

  await citelens.conversations.listAnswers({ projectId, page: 2, search: "a b&c" });
  await citelens.visits.listBotVisits({
    projectId,
    from_date: "2026-11-01",
    to_date: "2026-11-02",
    verdict: ["spoofed", "verified"],
  });

  expect(seen.map(({ line }) => line)).toEqual([
    `GET /api/v1/projects/${projectId}/answers/?page=2&search=a+b%26c`,
    `GET /api/v1/projects/${projectId}/events/bot-visits/?from_date=2026-11-01&to_date=2026-11-02&verdict=spoofed&verdict=verified`,
  ]);
  expect(seen[0]?.headers).toMatchObject({ authorization: "Api-Key clk_secret", accept: "application/json" });
});

test("all pages are walked one after the other, to the last", async () => {
  const { citelens, seen } = await double(
    json(200, page(1, "http://elsewhere.example/?page=2")),
    json(200, page(2, null)),
  );

  const rows = [];
  for await (const row of citelens.conversations.listAnswers.all({ projectId, search: "x" })) rows.push(row);

  expect(rows).toEqual([{ id: 1 }, { id: 2 }]);
  expect(seen.map(({ line }) => line.split("?")[1])).toEqual([
    "page_size=100&search=x&page=1",
    "page_size=100&search=x&page=2",
  ]);
});

test("a refusal bears its status, code, sentence and fields", async () => {
  const { citelens } = await double(
    json(404, { detail: "The requested resource was not found.", code: "NOT_FOUND" }),
    json(400, { start_date: ["Enter a date as yyyy-MM-dd."] }),
    json(422, ["?"]),
  );

  const refused = citelens.campaigns.getCampaign({ projectId, campaignId: projectId });
  await expect(refused).rejects.toThrow(CitelensRefusal);
  await expect(refused).rejects.toMatchObject({
    status: 404,
    code: "NOT_FOUND",
    message: "The requested resource was not found.",
    fields: {},
  });
  await expect(citelens.insights.getInsightSummary({ projectId, start_date: "x" })).rejects.toMatchObject({
    status: 400,
    code: undefined,
    detail: "start_date: Enter a date as yyyy-MM-dd.",
    fields: { start_date: ["Enter a date as yyyy-MM-dd."] },
  });
  await expect(citelens.workspaces.listWorkspaces()).rejects.toThrow(
    "The server answered with status 422 and no reason.",
  );
});

test.each([
  ["429 with Retry-After", json(429, { detail: "Wait", code: "TOO_MANY_REQUESTS" }, { "retry-after": "0" })],
  [
    "503 of a proxy",
    (response: ServerResponse) => response.writeHead(503, { "retry-after": "0" }).end("<html>"),
  ],
  ["a lost connection", hangUp],
  [
    "an answer that breaks off",
    (response: ServerResponse) => {
      response.writeHead(200, { "content-type": "application/json", "content-length": "100" });
      response.write("{", () => response.destroy());
    },
  ],
] satisfies [string, Reaction][])("what is got is asked for again after %s", async (_, reaction) => {
  const { citelens, seen } = await double(reaction, json(200, []));

  expect(await citelens.workspaces.listWorkspaces()).toEqual([]);
  expect(seen.length).toBe(2);
});

test("what is created is sent again under the same key, and each call has a key of its own", async () => {
  const { citelens, seen } = await double(
    hangUp,
    json(409, { code: "IDEMPOTENCY_KEY_RUNNING" }, { "retry-after": "0" }),
    json(201, {}),
  );

  await citelens.campaigns.createCampaign({ projectId, name: "Shoes" });
  await citelens.campaigns.createCampaign({ projectId, name: "Shoes" });
  await citelens.campaigns.createCampaign({ projectId, name: "Shoes" }, { idempotencyKey: "mine" });

  const keys = seen.map(({ headers }) => headers["idempotency-key"]);
  expect(keys).toEqual([keys[0], keys[0], keys[0], keys[3], "mine"]);
  expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
  expect(keys[3]).not.toBe(keys[0]);
  expect(seen[0]?.body).toBe(`{"name":"Shoes"}`);
});

test("what could be done twice is sent once", async () => {
  const { citelens, seen } = await double(hangUp);

  await expect(
    citelens.campaigns.updateCampaign({ projectId, campaignId: projectId, name: "B" }),
  ).rejects.toThrow(CitelensConnectionError);
  await expect(citelens.campaigns.deleteCampaign({ projectId, campaignId: projectId })).rejects.toThrow(
    CitelensConnectionError,
  );
  expect(seen.length).toBe(2);
});

test("who is asked to wait for an hour is told so at once", async () => {
  const { citelens, seen } = await double(
    json(429, { detail: "Tomorrow", code: "AUDITS_TODAY" }, { "retry-after": "3600" }),
  );

  await expect(citelens.technicalAudit.startAudit({ projectId })).rejects.toMatchObject({
    code: "AUDITS_TODAY",
    retryAfterMs: 3_600_000,
  });
  expect(seen.length).toBe(1);
});

test("a caller's signal ends a call that waits for an answer, and one that waits to try again", async () => {
  const { citelens } = await double(() => undefined, json(503, {}, { "retry-after": "50" }));

  for (const _ of [1, 2]) {
    const controller = new AbortController();
    setTimeout(() => controller.abort(new Error("enough")), 50);
    await expect(citelens.workspaces.listWorkspaces({}, { signal: controller.signal })).rejects.toThrow(
      "enough",
    );
  }
});

test("a server that does not answer in time is given up", async () => {
  const { citelens } = await double(() => undefined);

  await expect(citelens.workspaces.listWorkspaces({}, { timeoutMs: 50, retries: 0 })).rejects.toThrow(
    "There was no answer within 50 ms.",
  );
});

const ndjson = { "content-type": "application/x-ndjson; charset=utf-8" };
const days = { projectId, from_date: "2026-11-01", to_date: "2026-11-02" };

test("a stream gives each line as it arrives, whatever its pieces, and tells when it breaks off", async () => {
  const lines = Buffer.from(`{"path":"/é"}\n{"path":"/b"}\n`);
  const { citelens, seen } = await double(
    (response) => {
      response.writeHead(200, ndjson).write(lines.subarray(0, 11)); // within the letter é
      setTimeout(() => response.end(lines.subarray(11)), 20);
    },
    (response) => response.writeHead(200, ndjson).write(lines, () => response.destroy()),
    (response) => response.writeHead(200, ndjson).end(lines.subarray(0, 20)),
  );
  const read = async () => {
    const rows: unknown[] = [];
    for await (const row of citelens.visits.listBotVisits.stream(days)) rows.push(row);
    return rows;
  };

  expect(await read()).toEqual([{ path: "/é" }, { path: "/b" }]);
  expect(seen[0]?.line).toContain("to_date=2026-11-02&format=ndjson");
  await expect(read()).rejects.toThrow(CitelensConnectionError);
  await expect(read()).rejects.toThrow("The stream broke off within a line.");
});

test("who takes long over a line loses nothing, and a server that falls silent is given up", async () => {
  const { citelens } = await double((response) => {
    response.writeHead(200, ndjson).write(`{"path":"/a"}\n`);
    setTimeout(() => response.write(`{"path":"/b"}\n`), 20);
  });

  const rows: unknown[] = [];
  const read = async () => {
    for await (const row of citelens.visits.listBotVisits.stream(days, { timeoutMs: 100 })) {
      rows.push(row);
      await new Promise((resolve) => setTimeout(resolve, 250));
    }
  };

  await expect(read()).rejects.toThrow("There was no answer within 100 ms.");
  expect(rows).toEqual([{ path: "/a" }, { path: "/b" }]);
});

test("who stops reading a stream ends its request", async () => {
  let closed: Promise<void> | undefined;
  const { citelens } = await double((response) => {
    closed = new Promise((resolve) => response.once("close", resolve));
    response.writeHead(200, ndjson).write(`{"path":"/"}\n`);
  });

  for await (const _ of citelens.visits.listBotVisits.stream(days)) break;

  await closed;
});

test("a redirect is not followed with the key, and a page of something else is no answer", async () => {
  const other = await double(json(200, []));
  const { citelens, seen } = await double(
    (response) => response.writeHead(302, { location: other.url }).end(),
    (response) => response.writeHead(200, { "content-type": "text/html" }).end("<html>"),
  );

  await expect(citelens.workspaces.listWorkspaces()).rejects.toThrow(
    `The address leads to ${other.url}. Give that one as the url.`,
  );
  await expect(citelens.workspaces.listWorkspaces()).rejects.toThrow(
    "The answer is none of Citelens. Check the url.",
  );
  expect([seen.length, other.seen.length]).toEqual([2, 0]);
});

test("what would name another address, or show the key in an error, is refused before anything is sent", async () => {
  const { url, citelens, seen } = await double(json(200, []));

  await expect(citelens.workspaces.getWorkspace({ projectId: ".." })).rejects.toThrow("Give projectId.");
  await citelens.workspaces.getWorkspace({ projectId: "a/../b?x" });
  expect(seen.map(({ line }) => line)).toEqual(["GET /api/v1/projects/a%2F..%2Fb%3Fx/"]);
  expect(() => createCitelens({ url, key: "clk_secret\n" })).toThrow(/^Give the key/);
  expect(() => createCitelens({ url })).toThrow(/^Give the key/);
  expect(() => createCitelens({ url: "ftp://example.com", key: "k" })).toThrow("The url is the address");
});
