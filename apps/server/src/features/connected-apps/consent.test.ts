import { randomUUID } from "node:crypto";
import { createServer } from "node:net";
import * as accounts from "@citelens/contract/accounts/accounts";
import { impersonate } from "@citelens/contract/platform/admin";
import * as contract from "@citelens/contract/workspaces/connected-apps";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { listenOnLoopback } from "#test/loopback.ts";
import { type Person, worldOfTest } from "#test/world.ts";
import {
  type AppWorld,
  allowApp,
  ask,
  newVerifier,
  openAppWorld,
  publishDocument,
  redirectUri,
  register,
  rightRequest,
} from "./app-world.test-helper.ts";

let open: AppWorld;
let person: Person;
let projectId: string;
beforeAll(async () => {
  open = await openAppWorld();
  person = await open.world.signUp();
  ({ id: projectId } = await open.world.createWorkspace(person));
  publishDocument(open.site);
});
afterAll(() => open.close());

async function requestOf(others: Readonly<Record<string, string>> = {}): Promise<string> {
  const page = await ask(open.origin, rightRequest(newVerifier().challenge, others));
  expect(page.pathname).toBe("/connect");
  return page.searchParams.get("request") ?? "";
}

const shown = (requestId: string, by: string | undefined = person.access) =>
  open.world.call(contract.getAppRequest, { params: { requestId } }, by);

function allow(requestId: string, body: object = {}, by: string | undefined = person.access) {
  const given = { scopes: ["read" as const], projects: [projectId], ...body };
  return open.world.call(contract.allowAppRequest, { params: { requestId }, body: given }, by);
}

describe("V10.7.2 whoever is asked", () => {
  test("sees who an app with a document says it is, its host, where the answer goes, and the scopes", async () => {
    const { answer } = await shown(await requestOf({ scope: "read spend offline_access" }));

    expect(answer).toMatchObject({
      name: "Example App",
      kind: "document",
      host: "app.example",
      answer_goes_to: "app.example",
      is_local: false,
      scopes: ["read", "spend"],
      problem: null,
    });
  });

  test("sees of an app that registered no host that would look proven", async () => {
    const body = { redirect_uris: ["http://127.0.0.1:1/x"], client_name: "Claude\u202e\u0000\nby   Example" };
    const { json } = await register(open.origin, body);
    const client_id = String(json.client_id);
    const { answer } = await shown(await requestOf({ client_id, redirect_uri: "http://127.0.0.1:7/x" }));

    expect(answer).toMatchObject({
      name: "Claude by Example",
      kind: "registered",
      host: null,
      answer_goes_to: "this computer",
      is_local: true,
    });
  });
});

describe("V10.7.1 consent", () => {
  test("is asked each time, and given by nobody who is not signed in", async () => {
    await allowApp(open, person, { projects: [projectId] });
    const requestId = await requestOf();

    expect((await shown(requestId, "")).status).toBe(401);
    expect((await allow(requestId, {}, "")).status).toBe(401);
    expect((await allow(requestId)).status).toBe(200);
  });

  test("is given once: whoever answers second is told that it is over", async () => {
    const requestId = await requestOf();

    const replies = await Promise.all(Array.from({ length: 8 }, () => allow(requestId)));

    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(replies.filter(({ status }) => status === 409)).toHaveLength(7);
    expect((await shown(requestId)).body).toMatchObject({ code: "APP_REQUEST_OVER" });
  });

  test("ends with ten minutes, and there is none for a made-up request", async () => {
    const own = await openAppWorld();
    publishDocument(own.site);
    const somebody = await own.world.signUp();
    const page = await ask(own.origin, rightRequest(newVerifier().challenge));
    const requestId = page.searchParams.get("request") ?? "";
    own.world.advance(10 * 60_000 + 1);
    const { access } = (
      await own.world.call(accounts.logIn, { body: { email: somebody.email, password: somebody.password } })
    ).answer;

    const late = await own.world.call(contract.getAppRequest, { params: { requestId } }, access);
    expect(late.body).toMatchObject({ code: "APP_REQUEST_OVER" });
    await own.close();
    expect((await shown(randomUUID())).status).toBe(404);
  });

  test("never gives more than was asked for, nor credits to what may not spend", async () => {
    const requestId = await requestOf({ scope: "read" });

    const beyond = await allow(requestId, { scopes: ["read", "write"] });
    const credits = await allow(requestId, { credits_per_day: 10 });
    const negative = await allow(requestId, { credits_per_day: -1 });

    expect([beyond.status, credits.status, negative.status]).toEqual([400, 400, 400]);
    expect(beyond.body).toHaveProperty("scopes");
    expect(credits.body).toHaveProperty("credits_per_day");
  });

  test("reaches no workspace of strangers", async () => {
    const stranger = await open.world.signUp();
    const { id } = await open.world.createWorkspace(stranger);
    const requestId = await requestOf();

    expect((await allow(requestId, { projects: [projectId, id] })).status).toBe(404);
    expect((await allow(requestId, { projects: [] })).status).toBe(400);
    expect((await allow(requestId)).status).toBe(200);
  });

  test("to spend takes a password of the last ten minutes, and nothing else does", async () => {
    const own = await openAppWorld();
    const somebody = await own.world.signUp();
    const { id } = await own.world.createWorkspace(somebody);
    const { email, password } = somebody;
    const { answer: first } = await own.world.call(accounts.logIn, {
      body: { email, password, rotate: true },
    });
    own.world.advance(10 * 60_000);
    const { refresh } = first;
    const { access } = (await own.world.call(accounts.refreshToken, { body: { refresh } })).answer;
    const late = { ...somebody, access };
    const spend = { scopes: ["read", "spend"] as const, projects: [id], credits_per_day: 50 };

    expect((await allowApp(own, late, { projects: [id] })).reply.status).toBe(200);
    const refused = (await allowApp(own, late, spend)).reply;
    await own.world.call(accounts.confirmPassword, { body: { password } }, access);
    const allowed = (await allowApp(own, late, spend)).reply;

    expect(refused.body).toMatchObject({ code: "PASSWORD_NOT_RECENT" });
    expect(allowed.status).toBe(200);
    await own.close();
  });

  test("is given by no superuser who acts as somebody else", async () => {
    const own = await openAppWorld();
    publishDocument(own.site);
    const root = await own.world.signUpRoot();
    const somebody = await own.world.signUp();
    const { id } = await own.world.createWorkspace(somebody);
    const params = { userId: somebody.user.id };
    const { answer: opened } = await own.world.call(impersonate, { params }, root.access);
    const { searchParams } = new URL(opened.url, "http://localhost");
    const [access = "", refresh = ""] = ["access", "refresh"].map((name) => searchParams.get(name) ?? "");
    const codes = { access, refresh };
    const acting = (await own.world.call(accounts.enterImpersonation, { body: codes })).answer;

    const { reply } = await allowApp(own, { ...somebody, access: acting.access }, { projects: [id] });
    expect(reply.body).toMatchObject({ code: "IMPERSONATING" });
    await own.close();
  });

  test("that is refused tells the app, and nothing is connected", async () => {
    const requestId = await requestOf();
    const before = await open.world.postgres.pool.query("select count(*) from connected_apps");

    const { answer } = await open.world.call(
      contract.denyAppRequest,
      { params: { requestId } },
      person.access,
    );

    const told = new URL(answer.redirect_to);
    expect(told.origin + told.pathname).toBe(redirectUri);
    expect(Object.fromEntries(told.searchParams)).toEqual({
      error: "access_denied",
      state: "a state",
      iss: "http://localhost:3000",
    });
    expect((await allow(requestId)).status).toBe(409);
    const after = await open.world.postgres.pool.query("select count(*) from connected_apps");
    expect(after.rows).toEqual(before.rows);
  });

  test("is noted in the log of the workspace, with what was allowed", async () => {
    await allowApp(open, person, { projects: [projectId] });

    const { rows } = await open.world.postgres.pool.query(
      "select details from audit_log where action = 'app.connected' and workspace_id = $1 order by at desc",
      [projectId],
    );

    expect(rows[0]).toEqual({
      details: { name: "Example App", host: "app.example", scopes: "read", credits_per_day: 0 },
    });
  });
});

describe("V10.4.1 a request whose client or address is not known goes nowhere but to our page", () => {
  test.each([
    ["an unknown client", { client_id: randomUUID() }, "unknown-client"],
    ["no client", { client_id: "" }, "unknown-client"],
    ["a client without encryption", { client_id: "http://app.example/client.json" }, "unknown-client"],
    ["another spelling of the client", { client_id: "https://APP.example/client.json" }, "unknown-client"],
    ["dots in the client", { client_id: "https://app.example/a/../client.json" }, "unknown-client"],
    ["a client with a name in it", { client_id: "https://x@app.example/client.json" }, "unknown-client"],
    ["another host", { redirect_uri: "https://evil.example/callback" }, "wrong-redirect"],
    ["a longer path", { redirect_uri: `${redirectUri}/more` }, "wrong-redirect"],
    ["another query", { redirect_uri: `${redirectUri}?next=1` }, "wrong-redirect"],
    ["another spelling", { redirect_uri: "https://APP.example/callback" }, "wrong-redirect"],
    ["a fragment", { redirect_uri: `${redirectUri}#x` }, "wrong-redirect"],
    ["a script", { redirect_uri: "javascript:alert(1)" }, "wrong-redirect"],
    ["no address", { redirect_uri: "" }, "wrong-redirect"],
    [
      "a loopback address that is not the client's",
      { redirect_uri: "http://127.0.0.1:1/callback" },
      "wrong-redirect",
    ],
    ["an endless state", { state: "x".repeat(2_001) }, "wrong-request"],
  ])("%s", async (_, others, problem) => {
    const page = await ask(open.origin, rightRequest(newVerifier().challenge, others));

    expect(`${page.origin}${page.pathname}`).toBe("http://localhost:3000/connect");
    expect(Object.fromEntries(page.searchParams)).toEqual({ problem });
  });

  test("a parameter that comes twice", async () => {
    const query = new URLSearchParams(rightRequest(newVerifier().challenge)).toString();

    const page = await ask(open.origin, `${query}&redirect_uri=https://evil.example`);

    expect(page.searchParams.get("problem")).toBe("wrong-request");
  });
});

describe("V10.4.6 what else is wrong with a request is told to the app only once a person sends it back:", () => {
  test.each([
    ["no challenge", { code_challenge: "" }, "invalid_request"],
    ["plain", { code_challenge_method: "plain" }, "invalid_request"],
    ["no method, which would mean plain", { code_challenge_method: "" }, "invalid_request"],
    ["a short challenge", { code_challenge: "abc" }, "invalid_request"],
    ["a token at once", { response_type: "token" }, "unsupported_response_type"],
    ["an answer in a form", { response_mode: "form_post" }, "invalid_request"],
    ["a request elsewhere", { request_uri: "https://evil.example" }, "invalid_request"],
    ["another resource", { resource: "https://evil.example/mcp" }, "invalid_target"],
    ["scopes that are none of ours", { scope: "admin" }, "invalid_scope"],
  ])("%s", async (_, others, problem) => {
    const requestId = await requestOf(others);
    expect((await shown(requestId)).answer.problem).toBe(problem);
    expect((await allow(requestId)).status).toBe(400);

    const { answer } = await open.world.call(
      contract.denyAppRequest,
      { params: { requestId } },
      person.access,
    );
    expect(new URL(answer.redirect_to).searchParams.get("error")).toBe(problem);
  });
});

describe("a document", () => {
  test.each<[string, object]>([
    ["of another address", { client_id: "https://other.example/client.json" }],
    ["without a name", { client_name: "\u200b" }],
    ["without addresses", { redirect_uris: [] }],
    ["with an address that runs", { redirect_uris: [redirectUri, "javascript:alert(1)"] }],
    ["with a shared secret", { token_endpoint_auth_method: "client_secret_post" }],
    ["that signs, and shows no keys", { token_endpoint_auth_method: "private_key_jwt" }],
    ["for other grants", { grant_types: ["client_credentials"] }],
  ])("%s is no client", async (_, others) => {
    const own = await openAppWorld();
    publishDocument(own.site, others);

    const page = await ask(own.origin, rightRequest(newVerifier().challenge));

    expect(page.searchParams.get("problem")).toBe("unknown-client");
    await own.close();
  });

  test.each<[string, (own: AppWorld) => void]>([
    ["that is huge", ({ site }) => publishDocument(site, { more: "x".repeat(64 * 1024) })],
    [
      "that is elsewhere",
      ({ site }) => {
        publishDocument(site);
        site.pages["/other.json"] = site.pages["/client.json"] ?? 404;
        site.pages["/client.json"] = { status: 302, headers: { location: "https://app.example/other.json" } };
      },
    ],
    ["that is a page", ({ site }) => Object.assign(site.pages, { "/client.json": "<html></html>" })],
    ["that is gone", ({ site }) => Object.assign(site.pages, { "/client.json": 404 })],
  ])("%s is no client", async (_, publish) => {
    const own = await openAppWorld();
    publish(own);

    const page = await ask(own.origin, rightRequest(newVerifier().challenge));

    expect(page.searchParams.get("problem")).toBe("unknown-client");
    await own.close();
  });
});

test("a document on an inner address is not asked for", async () => {
  const world = await worldOfTest();
  let connections = 0;
  const inner = createServer((socket) => {
    connections += 1;
    socket.destroy();
  });
  const { port } = new URL(await listenOnLoopback(inner));
  const origin = await world.app.listen({ port: 0, host: "127.0.0.1" });

  for (const host of ["127.0.0.1", "localhost", "[::ffff:7f00:1]"]) {
    const client_id = `https://${host}:${port}/client.json`;
    const page = await ask(origin, rightRequest(newVerifier().challenge, { client_id }));
    expect(page.searchParams.get("problem")).toBe("unknown-client");
  }

  expect(connections).toBe(0);
  inner.close();
});

test("an address registers ten apps an hour", async () => {
  const own = await openAppWorld({ limited: true });
  const statuses: number[] = [];
  for (let tries = 0; tries < 11; tries += 1)
    statuses.push((await register(own.origin, { redirect_uris: [redirectUri] })).status);

  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 201), 429]);
  await own.close();
});
