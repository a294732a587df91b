import { request } from "node:http";
import { fieldErrors } from "@citelens/contract/base/field-errors";
import { revokeApiKey } from "@citelens/contract/workspaces/api-keys";
import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { type AnswersWorld, type Home, openAnswersWorld } from "#test/answers-world.ts";
import { eventually } from "#test/world.ts";
import { newKey } from "./mcp.test-helper.ts";

let open: AnswersWorld;
let home: Home;
let address: string;
beforeAll(async () => {
  open = await openAnswersWorld();
  home = await open.home();
  address = await open.world.app.listen({ host: "127.0.0.1", port: 0 });
});
afterAll(() => open.close());

const young = "2026-07-28";
const old = "2025-11-25";
const meta = {
  "io.modelcontextprotocol/protocolVersion": young,
  "io.modelcontextprotocol/clientInfo": { name: "bytes", version: "1" },
  "io.modelcontextprotocol/clientCapabilities": {},
};

interface SentMessage {
  readonly body: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  readonly by?: string;
  readonly method?: string;
  readonly path?: string;
}

/** Sends bytes as they are; fetch would not send a host of its own. */
function send({ body, headers = {}, by, method = "POST", path = "/mcp" }: SentMessage) {
  const { hostname, port } = new URL(address);
  const sent = {
    accept: "application/json, text/event-stream",
    ...(body !== "" && { "content-type": "application/json" }),
    authorization: by ?? `Bearer ${home.access}`,
    ...headers,
  };
  return new Promise<{ status: number; headers: Record<string, unknown>; text: string; json: unknown }>(
    (resolve, reject) => {
      const asked = request({ hostname, port, path, method, headers: sent }, (response) => {
        let text = "";
        response.setEncoding("utf8");
        response.on("data", (piece: string) => (text += piece));
        response.on("end", () => {
          const json: unknown = text === "" ? undefined : JSON.parse(/^data: (.*)$/m.exec(text)?.[1] ?? text);
          resolve({ status: response.statusCode ?? 0, headers: response.headers, text, json });
        });
      });
      asked.on("error", reject);
      asked.end(typeof body === "string" ? body : JSON.stringify(body));
    },
  );
}

const message = (method: string, params: object = {}, id = 1) => ({ jsonrpc: "2.0", id, method, params });
const youngly = (method: string, params: object = {}) => ({
  body: message(method, { ...params, _meta: meta }),
  headers: { "mcp-protocol-version": young, "mcp-method": method, ...nameOf(params) },
});
const oldly = (method: string, params: object = {}) => ({
  body: message(method, params),
  headers: { "mcp-protocol-version": old },
});
const nameOf = (params: object): Record<string, string> =>
  "name" in params ? { "mcp-name": String(params.name) } : {};

const called = z.object({
  result: z.object({
    content: z.array(z.object({ text: z.string() })),
    isError: z.boolean().optional(),
    _meta: z.looseObject({ code: z.string() }).optional(),
  }),
});
const resultOf = ({ json }: { readonly json: unknown }) => called.parse(json).result;

test("the revision of 2026 takes no handshake: its version stands in the message and in the header", async () => {
  const listed = await send(youngly("tools/list"));
  expect([listed.status, listed.headers["mcp-session-id"]]).toEqual([200, undefined]);
  expect(listed.json).toMatchObject({
    result: { tools: expect.arrayContaining([expect.objectContaining({ name: "get_summary" })]) },
  });

  const discovered = await send(youngly("server/discover"));
  expect(discovered.json).toMatchObject({
    result: { supportedVersions: [young], instructions: expect.stringContaining("untrusted_text") },
  });
});

test("a message of 2026 without the header, or with another one, is 400 and -32020; an unknown revision is told which there are", async () => {
  const { body } = youngly("tools/list");

  const without = await send({ body });
  expect([without.status, without.json]).toMatchObject([400, { error: { code: -32020 } }]);
  const other = await send({ body, headers: { "mcp-protocol-version": old } });
  expect([other.status, other.json]).toMatchObject([400, { error: { code: -32020 } }]);
  const future = { ...meta, "io.modelcontextprotocol/protocolVersion": "2030-01-01" };
  const unknown = await send({
    body: message("tools/list", { _meta: future }),
    headers: { "mcp-protocol-version": "2030-01-01" },
  });
  expect([unknown.status, unknown.json]).toMatchObject([400, { error: { data: { supported: [young] } } }]);
});

test("the revision of 2025 shakes hands, gives no session, and any instance answers what follows", async () => {
  const client = { protocolVersion: old, capabilities: {}, clientInfo: { name: "bytes", version: "1" } };
  const begun = await send({ body: message("initialize", client) });
  expect([begun.status, begun.headers["mcp-session-id"]]).toEqual([200, undefined]);
  expect(begun.json).toMatchObject({
    result: {
      protocolVersion: old,
      serverInfo: { name: "citelens" },
      instructions: expect.stringContaining("untrusted_text"),
    },
  });
  const noted = await send({
    body: { jsonrpc: "2.0", method: "notifications/initialized" },
    headers: { "mcp-protocol-version": old },
  });
  expect([noted.status, noted.text]).toEqual([202, ""]);

  const { app } = await open.world.secondInstance();
  const { body, headers } = oldly("tools/call", { name: "list_workspaces", arguments: {} });
  const answer = await app.inject({
    method: "POST",
    url: "/mcp",
    headers: {
      ...headers,
      accept: "application/json, text/event-stream",
      authorization: `Bearer ${home.access}`,
      host: "localhost:3000",
    },
    payload: body,
  });
  expect(answer.body).toContain(home.projectId);
});

test("whoever is not signed in is told where clients sign in", async () => {
  for (const by of ["", "Bearer nonsense", "Bearer clk_nonsense", "Api-Key clk_nonsense"]) {
    const refused = await send({ ...oldly("tools/list"), by });
    expect([by, refused.status, refused.headers["www-authenticate"]]).toEqual([
      by,
      401,
      'Bearer resource_metadata="http://localhost:3000/.well-known/oauth-protected-resource/mcp"',
    ]);
    expect(refused.json).toMatchObject({ code: expect.any(String), detail: expect.any(String) });
  }
});

test("a key comes as Api-Key, and here alone as Bearer; revoked it is no longer one", async () => {
  const key = await newKey(home, ["read"]);
  const tools = (by: string) => send({ ...oldly("tools/call", { name: "list_workspaces" }), by });

  expect(resultOf(await tools(`Bearer ${key}`)).content[0]?.text).toContain("1 rows of 1");
  expect((await tools(`Api-Key ${key}`)).status).toBe(200);
  const elsewhere = await open.world.app.inject({
    url: "/api/v1/projects/",
    headers: { authorization: `Bearer ${key}` },
  });
  expect(elsewhere.statusCode).toBe(401);

  const { rows } = await open.world.postgres.pool.query<{ id: string }>(
    "select id from api_keys where workspace_id = $1",
    [home.projectId],
  );
  await home.ask(revokeApiKey, { params: { keyId: rows[0]?.id } });
  await eventually(async () => expect((await tools(`Bearer ${key}`)).status).toBe(401));
});

test("a key without the scope of a tool is not told of it, and refused when it calls it all the same", async () => {
  const key = await newKey(home, ["read"]);
  const by = `Bearer ${key}`;

  const listed = await send({ ...oldly("tools/list"), by });
  expect(listed.text).not.toContain("create_campaign_draft");
  const refused = await send({
    ...oldly("tools/call", { name: "create_campaign_draft", arguments: { workspace_id: home.projectId } }),
    by,
  });
  expect(resultOf(refused)).toMatchObject({ isError: true, _meta: { code: "INSUFFICIENT_SCOPE" } });
  const ingests = await send({ ...oldly("tools/list"), by: `Bearer ${await newKey(home, ["ingest"])}` });
  expect([ingests.status, ingests.json]).toMatchObject([403, { code: "INSUFFICIENT_SCOPE" }]);
});

test("?tools=read tells of tools that read alone, and knows no other", async () => {
  const { text } = await send({ ...oldly("tools/list"), path: "/mcp?tools=read" });
  expect(text).toContain("get_summary");
  expect(text).not.toContain("update_campaign");
  for (const name of ["create_campaign_draft", "update_campaign", "launch_campaign", "run_campaign"]) {
    const called = oldly("tools/call", { name, arguments: {} });
    const { json } = await send({ ...called, path: "/mcp?tools=read" });
    expect(json).toMatchObject({ error: { data: { code: "TOOL_UNKNOWN" } } });
  }
  const wrong = await send({ ...oldly("tools/list"), path: "/mcp?tools=raed" });
  expect([wrong.status, wrong.json]).toEqual([400, { tools: [fieldErrors.invalid] }]);
});

test("a host that is not ours, and pages of other sites, are refused; programs and our own pages are not", async () => {
  const asked = (headers: Readonly<Record<string, string>>) =>
    send({ ...oldly("tools/list"), headers: { "mcp-protocol-version": old, ...headers } });

  expect((await asked({ host: "attacker.example" })).json).toMatchObject({ code: "HOST_UNKNOWN" });
  expect((await asked({ host: "localhost.attacker.example:3000" })).status).toBe(403);
  expect((await asked({ origin: "https://attacker.example" })).json).toMatchObject({
    code: "ORIGIN_REFUSED",
  });
  expect((await asked({ origin: "null" })).status).toBe(403);
  expect((await asked({ host: "localhost:3000", origin: "http://localhost:3000" })).status).toBe(200);
});

test("GET and DELETE are 405, and nobody holds a stream open", async () => {
  for (const method of ["GET", "DELETE"]) {
    const refused = await send({ body: "", method });
    expect([refused.status, refused.headers.allow]).toEqual([405, "POST"]);
  }
  const listening = await send(
    youngly("subscriptions/listen", { notifications: { toolsListChanged: true } }),
  );
  expect(listening.json).toMatchObject({ error: { code: expect.any(Number), message: expect.any(String) } });
});

test("what is too large, no JSON or too many messages at once is refused with a sentence and a code", async () => {
  const many = Array.from({ length: 11 }, (_, at) => message("tools/list", {}, at));
  expect([await send({ body: many })]).toMatchObject([{ status: 400, json: { code: "BATCH_TOO_LARGE" } }]);
  expect(await send({ body: "{" })).toMatchObject({ status: 400, json: { code: "MALFORMED_BODY" } });
  const large = { name: "search", arguments: { query: "x".repeat(200_000) } };
  expect(await send(oldly("tools/call", large))).toMatchObject({ status: 413, json: { code: "TOO_LARGE" } });
  expect(await send({ body: "{}", headers: { "content-type": "text/plain" } })).toMatchObject({
    status: 415,
  });
});

test("an unknown tool, an unknown argument and one of a wrong type are each a sentence and a code", async () => {
  const unknown = await send(oldly("tools/call", { name: "delete_everything" }));
  expect(unknown.json).toMatchObject({
    error: { code: -32602, message: expect.stringContaining("no such tool"), data: { code: "TOOL_UNKNOWN" } },
  });

  const workspace_id = home.projectId;
  const asked = async (name: string, given: object) =>
    resultOf(await send(oldly("tools/call", { name, arguments: given })));
  const wrong: readonly (readonly [string, object, string])[] = [
    ["get_summary", {}, "workspace_id: This field is required."],
    [
      "get_summary",
      { workspace_id, day: "today" },
      "day: There is no argument of this name. There are: workspace_id, start_date",
    ],
    ["get_summary", { workspace_id, start_date: "yesterday" }, "start_date: "],
    ["get_summary", { workspace_id, start_date: { year: 2026 } }, "start_date: This value is not valid."],
    ["get_summary", { workspace_id: ["a", "b"] }, "workspace_id: This value is not valid."],
    ["list_answers", { workspace_id, page_size: "many" }, "page_size: "],
    ["list_answers", { workspace_id, counted: "perhaps" }, "counted: "],
    ["list_answers", { workspace_id, cursor: "first" }, "cursor: This value is not valid."],
    ["create_campaign_draft", { workspace_id, queries: "shoes" }, "queries: "],
    ["search", { query: 7 }, "query: Enter a text."],
    ["search", {}, "query: This field is required."],
    ["search", { query: "x".repeat(201) }, "query: Enter at most 200 characters."],
  ];
  for (const [name, given, sentence] of wrong) {
    const refused = await asked(name, given);
    expect(refused).toMatchObject({ isError: true, _meta: { code: "ARGUMENTS_INVALID" } });
    expect(refused.content[0]?.text).toContain(sentence);
    expect(refused.content[0]?.text).toMatch(/\[ARGUMENTS_INVALID\]$/);
  }
});
