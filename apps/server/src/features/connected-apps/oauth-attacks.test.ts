import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Person } from "#test/world.ts";
import {
  type AppWorld,
  allowApp,
  ask,
  connectApp,
  openAppWorld,
  postForm,
  redirectUri,
  refreshForm,
  register,
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

async function isGood(token: string): Promise<boolean> {
  return (await openAppTokens(open.world.tools).find(token)) !== undefined;
}

describe("V10.4.5 a refresh token", () => {
  test.each([
    ["for more than was allowed", { scope: "read spend" }],
    ["for another resource", { resource: "https://other.example/mcp" }],
  ])("that was used before ends the connection, also where it comes %s", async (_, wrong) => {
    const { refresh } = await connectApp(open, person, { projects: [projectId] });
    const { json } = await postForm(open.origin, "/oauth/token", refreshForm(refresh));

    const reused = await postForm(open.origin, "/oauth/token", refreshForm(refresh, wrong));

    expect(reused.json.error).toBe("invalid_grant");
    expect(await isGood(String(json.access_token))).toBe(false);
  });

  test("that was used before ends the connection, also where another client brings it", async () => {
    const { refresh } = await connectApp(open, person, { projects: [projectId] });
    const next = await postForm(open.origin, "/oauth/token", refreshForm(refresh));
    const { json } = await register(open.origin, { redirect_uris: [redirectUri] });

    await postForm(open.origin, "/oauth/token", refreshForm(refresh, { client_id: String(json.client_id) }));

    expect(await isGood(String(next.json.access_token))).toBe(false);
  });
});

describe("parameters", () => {
  test("without a value count as left out (RFC 6749, 3.1 and 3.2)", async () => {
    const request = { resource: "", response_mode: "", request: "", request_uri: "" };
    const { form } = await allowApp(open, person, {
      projects: [projectId],
      scopes: ["read", "write"],
      request,
    });
    const { status, json } = await postForm(open.origin, "/oauth/token", { ...form, resource: "" });
    expect(status).toBe(200);

    const again = refreshForm(String(json.refresh_token), { scope: "", resource: "" });
    expect((await postForm(open.origin, "/oauth/token", again)).json.scope).toBe("read write");
  });

  test.each(["%00", "a%00b"])("of no text are refused: %s", async (client_id) => {
    const { pathname, search } = await ask(open.origin, `client_id=${client_id}`);
    expect(`${pathname}${search}`).toBe("/connect?problem=wrong-request");
    for (const path of ["/oauth/token", "/oauth/revoke"]) {
      const { status, json } = await postForm(open.origin, path, `client_id=${client_id}`);
      expect([status, json.error]).toEqual([400, "invalid_request"]);
    }
  });

  test("in another type than a form's are refused in the words of OAuth", async () => {
    const headers = { "content-type": "application/json" };
    const response = await fetch(`${open.origin}/oauth/token`, { method: "POST", headers, body: "{}" });

    expect([response.status, response.headers.get("cache-control")]).toEqual([400, "no-store"]);
    expect(await response.json()).toEqual({
      error: "invalid_request",
      error_description: "Send the parameters as application/x-www-form-urlencoded.",
    });
  });
});

describe("what ends a connection", () => {
  /** An allow that waits for a transaction in which something ends; its answer once that one is committed. */
  async function allowedBeside(somebody: Person, id: string, ending: readonly [string, unknown[]]) {
    const client = await open.world.postgres.pool.connect();
    await client.query("begin");
    await client.query(...ending);
    const allowing = allowApp(open, somebody, { projects: [id] });
    await expect
      .poll(async () => {
        const { rows } = await open.world.postgres.pool.query<{ waiting: number }>(
          "select count(*)::int as waiting from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
        );
        return rows[0]?.waiting;
      })
      .toBeGreaterThan(0);
    await client.query("commit");
    client.release();
    return (await allowing).reply;
  }

  test("at the moment in which somebody allows it leaves none: a new password", async () => {
    const somebody = await open.world.signUp();
    const { id } = await open.world.createWorkspace(somebody);

    const ending = "update sessions set ended_at = now() where user_id = $1";
    const reply = await allowedBeside(somebody, id, [ending, [somebody.user.id]]);

    expect(reply).toMatchObject({ status: 401, body: { code: "NOT_AUTHENTICATED" } });
  });

  test("at the moment in which somebody allows it leaves none: a membership that ends", async () => {
    const somebody = await open.world.signUp();
    const { id } = await open.world.createWorkspace(somebody);

    const ending = "delete from members where workspace_id = $1 and user_id = $2";
    const reply = await allowedBeside(somebody, id, [ending, [id, somebody.user.id]]);

    expect(reply).toMatchObject({ status: 404, body: { code: "NOT_FOUND" } });
  });
});
