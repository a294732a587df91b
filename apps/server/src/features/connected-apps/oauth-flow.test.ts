import * as contract from "@citelens/contract/workspaces/connected-apps";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Person } from "#test/world.ts";
import {
  type AppWorld,
  allowApp,
  ask,
  connectApp,
  newVerifier,
  openAppWorld,
  postForm,
  publishDocument,
  redirectUri,
  refreshForm,
  register,
  rightRequest,
} from "./app-world.test-helper.ts";
import { openAppTokens } from "./tokens/app-credentials.ts";

let open: AppWorld;
let person: Person;
let projectId: string;
beforeAll(async () => {
  open = await openAppWorld();
  person = await open.world.signUp();
  ({ id: projectId } = await open.world.createWorkspace(person));
});
afterAll(() => open.close());

/** Whether a token speaks for its connection, asked by somebody who knew nothing of it before. */
async function isGood(token: string): Promise<boolean> {
  return (await openAppTokens(open.world.tools).find(token)) !== undefined;
}

describe("the metadata", () => {
  test("of the resource and the server name each other and what is supported", async () => {
    const get = async (path: string): Promise<unknown> => {
      const response = await fetch(`${open.origin}${path}`);
      expect(response.headers.get("access-control-allow-origin")).toBe("*");
      return response.json();
    };

    const resource = await get("/.well-known/oauth-protected-resource/mcp");
    const atRoot = await get("/.well-known/oauth-protected-resource");
    const server = await get("/.well-known/oauth-authorization-server");

    expect(atRoot).toEqual(resource);
    expect(resource).toMatchObject({
      resource: "http://localhost:3000/mcp",
      authorization_servers: ["http://localhost:3000"],
      scopes_supported: ["read", "write", "spend"],
    });
    expect(server).toMatchObject({
      issuer: "http://localhost:3000",
      authorization_endpoint: "http://localhost:3000/oauth/authorize",
      response_types_supported: ["code"],
      code_challenge_methods_supported: ["S256"],
      client_id_metadata_document_supported: true,
      authorization_response_iss_parameter_supported: true,
    });
  });
});

describe("an app with a document", () => {
  test("gets tokens for what was allowed, by a code that names who gave it", async () => {
    const { answer, form } = await allowApp(open, person, { projects: [projectId] });

    expect(answer?.href.startsWith(`${redirectUri}?`)).toBe(true);
    expect(answer?.searchParams.get("state")).toBe("a state");
    expect(answer?.searchParams.get("iss")).toBe("http://localhost:3000");
    const reply = await postForm(open.origin, "/oauth/token", form);
    expect(reply.status).toBe(200);
    expect(reply.headers.get("cache-control")).toBe("no-store");
    expect(reply.json).toMatchObject({ token_type: "Bearer", expires_in: 3600, scope: "read" });
    const found = await openAppTokens(open.world.tools).find(String(reply.json.access_token));
    expect(found).toMatchObject({
      userId: person.user.id,
      scopes: ["read"],
      workspaceIds: [projectId],
    });
  });

  test("keeps a day of what its document said, and is read anew after it", async () => {
    const own = await openAppWorld();
    publishDocument(own.site);
    const { challenge } = newVerifier();
    await ask(own.origin, rightRequest(challenge));
    await ask(own.origin, rightRequest(challenge));
    expect(own.site.asked).toEqual(["/client.json"]);

    own.world.advance(24 * 3_600_000 + 1);
    await ask(own.origin, rightRequest(challenge));
    expect(own.site.asked).toEqual(["/client.json", "/client.json"]);
    await own.close();
  });
});

describe("an app that registers", () => {
  test("is a public client, whatever else it asks for, and connects as any other", async () => {
    const metadata = {
      redirect_uris: ["http://localhost:5000/callback"],
      client_name: "A program",
      token_endpoint_auth_method: "client_secret_basic",
    };
    const registered = await register(open.origin, metadata);
    expect(registered.status).toBe(201);
    expect(registered.json).toMatchObject({ token_endpoint_auth_method: "none", client_name: "A program" });
    expect(registered.json).not.toHaveProperty("client_secret");

    const client_id = String(registered.json.client_id);
    const request = { client_id, redirect_uri: "http://localhost:61234/callback" };
    const { form } = await allowApp(open, person, { projects: [projectId], request });
    expect((await postForm(open.origin, "/oauth/token", form)).status).toBe(200);
  });

  test.each([
    ["no address", {}],
    ["an address that runs", { redirect_uris: ["javascript:alert(1)"] }],
    ["an address without encryption", { redirect_uris: ["http://app.example/callback"] }],
    ["one wrong address among right ones", { redirect_uris: [redirectUri, "data:text/html,x"] }],
  ])("is refused with %s", async (_, metadata) => {
    const { status, json } = await register(open.origin, metadata);

    expect(status).toBe(400);
    expect(json.error).toBe("invalid_redirect_uri");
  });
});

describe("V10.4.2 a code", () => {
  test("is good once; the second time ends the connection with all of its tokens", async () => {
    const { form, access, refresh } = await connectApp(open, person, { projects: [projectId] });

    const second = await postForm(open.origin, "/oauth/token", form);

    expect(second.status).toBe(400);
    expect(second.json.error).toBe("invalid_grant");
    expect(await isGood(access)).toBe(false);
    const refreshed = await postForm(open.origin, "/oauth/token", refreshForm(refresh));
    expect(refreshed.json.error).toBe("invalid_grant");
  });

  test("is given to one of twenty who bring it at once at most, and then to nobody", async () => {
    const { form } = await allowApp(open, person, { projects: [projectId] });

    const replies = await Promise.all(
      Array.from({ length: 20 }, () => postForm(open.origin, "/oauth/token", form)),
    );

    const granted = replies.filter(({ status }) => status === 200);
    expect(granted).toHaveLength(1);
    expect(await isGood(String(granted[0]?.json.access_token))).toBe(false);
  });
});

test.each([
  ["another verifier", { code_verifier: newVerifier().verifier }],
  ["the challenge as a verifier (plain)", {}],
  ["no verifier", { code_verifier: "" }],
  ["another address", { redirect_uri: `${redirectUri}/` }],
])("V10.4.6 a code with %s gives nothing, then or later", async (_, change) => {
  const { form } = await allowApp(open, person, { projects: [projectId] });
  const plain =
    "code_verifier" in change || "redirect_uri" in change ? {} : { code_verifier: "x".repeat(43) };

  const wrong = await postForm(open.origin, "/oauth/token", { ...form, ...plain, ...change });
  const right = await postForm(open.origin, "/oauth/token", form);

  expect(wrong.json.error).toBe("invalid_grant");
  expect(right.json.error).toBe("invalid_grant");
});

test("V10.4.3 a code is good for 60 seconds", async () => {
  const own = await openAppWorld();
  own.world.stopClock();
  const somebody = await own.world.signUp();
  const { id } = await own.world.createWorkspace(somebody);
  const late = await allowApp(own, somebody, { projects: [id] });
  own.world.advance(60_000);
  expect((await postForm(own.origin, "/oauth/token", late.form)).json.error).toBe("invalid_grant");

  const early = await allowApp(own, somebody, { projects: [id] });
  own.world.advance(59_000);
  expect((await postForm(own.origin, "/oauth/token", early.form)).status).toBe(200);
  await own.close();
});

describe("V10.4.5 a refresh token", () => {
  test("is replaced at each use; an old one ends the connection", async () => {
    const first = await connectApp(open, person, { projects: [projectId] });
    const second = await postForm(open.origin, "/oauth/token", refreshForm(first.refresh));
    expect(second.status).toBe(200);
    expect(second.json.refresh_token).not.toBe(first.refresh);
    expect(await isGood(String(second.json.access_token))).toBe(true);

    const reused = await postForm(open.origin, "/oauth/token", refreshForm(first.refresh));

    expect(reused.json.error).toBe("invalid_grant");
    expect(await isGood(String(second.json.access_token))).toBe(false);
    const third = await postForm(open.origin, "/oauth/token", refreshForm(String(second.json.refresh_token)));
    expect(third.json.error).toBe("invalid_grant");
  });

  test("that twenty bring at once gives tokens once at most, and ends the connection", async () => {
    const { refresh } = await connectApp(open, person, { projects: [projectId] });

    const replies = await Promise.all(
      Array.from({ length: 20 }, () => postForm(open.origin, "/oauth/token", refreshForm(refresh))),
    );

    const granted = replies.filter(({ status }) => status === 200);
    expect(granted).toHaveLength(1);
    expect(await isGood(String(granted[0]?.json.access_token))).toBe(false);
  });

  test("is nobody's with a changed letter, another generation or another client", async () => {
    const { refresh, access } = await connectApp(open, person, { projects: [projectId] });
    const [head = "", , mac = ""] = refresh.split(".");
    const wrong = [
      refresh.replace(/.$/, (last) => (last === "A" ? "B" : "A")),
      `${head}.1.${mac}`,
      `${head}.0.${"A".repeat(43)}`,
      "clr_",
    ];

    const replies = await Promise.all(
      wrong.map((token) => postForm(open.origin, "/oauth/token", refreshForm(token))),
    );

    expect(replies.map(({ json }) => json.error)).toEqual(wrong.map(() => "invalid_grant"));
    const { json } = await register(open.origin, { redirect_uris: [redirectUri] });
    const stranger = refreshForm(refresh, { client_id: String(json.client_id) });
    expect((await postForm(open.origin, "/oauth/token", stranger)).json.error).toBe("invalid_grant");
    expect(await isGood(access)).toBe(true);
  });

  test("gives fewer scopes where the app wants fewer, and never more", async () => {
    const { refresh } = await connectApp(open, person, { projects: [projectId], scopes: ["read", "write"] });
    const fewer = await postForm(open.origin, "/oauth/token", refreshForm(refresh, { scope: "read" }));
    expect(fewer.json.scope).toBe("read");

    const next = String(fewer.json.refresh_token);
    const more = await postForm(open.origin, "/oauth/token", refreshForm(next, { scope: "read spend" }));
    expect(more.json.error).toBe("invalid_scope");
    expect((await postForm(open.origin, "/oauth/token", refreshForm(next))).json.scope).toBe("read write");
  });
});

test("V10.4.8 tokens end after an hour, and the connection after 90 days however often it was renewed", async () => {
  const own = await openAppWorld();
  const somebody = await own.world.signUp();
  const { id } = await own.world.createWorkspace(somebody);
  let { access, refresh } = await connectApp(own, somebody, { projects: [id] });
  const good = async (): Promise<boolean> =>
    (await openAppTokens(own.world.tools).find(access)) !== undefined;
  own.world.advance(3_599_000);
  expect(await good()).toBe(true);
  own.world.advance(2_000);
  expect(await good()).toBe(false);

  const renew = async (): Promise<number> => {
    const { status, json } = await postForm(own.origin, "/oauth/token", refreshForm(refresh));
    if (status === 200) {
      access = String(json.access_token);
      refresh = String(json.refresh_token);
    }
    return status;
  };
  for (const days of [30, 30, 29]) {
    own.world.advance(days * 86_400_000);
    expect(await renew()).toBe(200);
  }
  own.world.advance(86_400_000);
  expect(await good()).toBe(false);
  expect(await renew()).toBe(400);
  await own.close();
});

describe("V10.4.9 revocation", () => {
  test.each(["access", "refresh"] as const)("of the %s token ends the connection", async (kind) => {
    const { [kind]: token, access, refresh } = await connectApp(open, person, { projects: [projectId] });

    const client_id = "https://app.example/client.json";
    const revoked = await postForm(open.origin, "/oauth/revoke", { token, client_id });

    expect(revoked.status).toBe(200);
    expect(await isGood(access)).toBe(false);
    expect((await postForm(open.origin, "/oauth/token", refreshForm(refresh))).status).toBe(400);
    expect((await postForm(open.origin, "/oauth/revoke", { token, client_id })).status).toBe(200);
  });

  test("by another client is refused, and of what is no token does nothing", async () => {
    const { access } = await connectApp(open, person, { projects: [projectId] });
    const { json } = await register(open.origin, { redirect_uris: [redirectUri] });
    const client_id = String(json.client_id);

    const foreign = await postForm(open.origin, "/oauth/revoke", { token: access, client_id });
    const unknown = await postForm(open.origin, "/oauth/revoke", { token: "nothing", client_id });

    expect(foreign.json.error).toBe("invalid_client");
    expect(unknown.status).toBe(200);
    expect(await isGood(access)).toBe(true);
  });

  test("by the user is felt within a second where the token was just used", async () => {
    const { access } = await connectApp(open, person, { projects: [projectId] });
    const tokens = openAppTokens(open.world.tools);
    const found = await tokens.find(access);
    const params = { projectId, appId: found?.appId ?? "" };

    const ended = await open.world.call(contract.disconnectApp, { params }, person.access);

    expect(ended.status).toBe(204);
    const { rows } = await open.world.postgres.pool.query(
      "select workspace_id from audit_log where action = 'app.disconnected' and subject_id = $1",
      [params.appId],
    );
    expect(rows).toEqual([{ workspace_id: projectId }]);
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    expect(await tokens.find(access)).toBeUndefined();
  });
});

test("what is kept of codes and tokens gives none of them away", async () => {
  const { access, refresh, form } = await connectApp(open, person, { projects: [projectId] });

  const { rows } = await open.world.postgres.pool.query(
    `select (select json_agg(a) from connected_apps a) as apps, (select json_agg(t) from app_tokens t) as tokens,
      (select json_agg(l) from audit_log l) as log, (select json_agg(r) from app_requests r) as requests`,
  );

  const kept = JSON.stringify(rows);
  for (const secret of [access, access.slice(4), refresh, form.code, form.code_verifier])
    expect(kept).not.toContain(secret);
});
