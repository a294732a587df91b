import { randomUUID } from "node:crypto";
import { suspendUser } from "@citelens/contract/platform/admin-user";
import { removeMember } from "@citelens/contract/workspaces/workspaces";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { addMember } from "#features/workspaces/members/public.ts";
import { placeOfJob } from "#platform/place.ts";
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
  type Statement = readonly [text: string, values: unknown[]];

  /** Answer of an allow that comes to a transaction which has locked something, goes on to end it, and is committed. */
  async function allowedBeside(somebody: Person, id: string, [lock, end]: readonly [Statement, Statement]) {
    const client = await open.world.postgres.pool.connect();
    await client.query("begin");
    await client.query(...lock);
    const allowing = allowApp(open, somebody, { projects: [id] });
    await expect
      .poll(async () => {
        const { rows } = await open.world.postgres.pool.query<{ waiting: number }>(
          "select count(*)::int as waiting from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
        );
        return rows[0]?.waiting;
      })
      .toBeGreaterThan(0);
    await client.query(...end);
    await client.query("commit");
    client.release();
    return (await allowing).reply;
  }

  test("at the moment in which somebody allows it leaves none: a new password or a suspension", async () => {
    const somebody = await open.world.signUp();
    const { id } = await open.world.createWorkspace(somebody);

    const userId = somebody.user.id;
    const reply = await allowedBeside(somebody, id, [
      ["select from users where id = $1 for update", [userId]],
      ["update sessions set ended_at = now() where user_id = $1", [userId]],
    ]);

    expect(reply).toMatchObject({ status: 401, body: { code: "NOT_AUTHENTICATED" } });
  });

  test("at the moment in which somebody allows it leaves none: a membership that ends", async () => {
    const somebody = await open.world.signUp();
    const { id } = await open.world.createWorkspace(somebody);

    const reply = await allowedBeside(somebody, id, [
      ["select from workspaces where id = $1 for update", [id]],
      ["delete from members where workspace_id = $1 and user_id = $2", [id, somebody.user.id]],
    ]);

    expect(reply).toMatchObject({ status: 404, body: { code: "NOT_FOUND" } });
  });

  test.each([
    ["a suspension", "suspend"],
    ["a removal", "remove"],
  ] as const)(
    "at the moment in which somebody allows it leaves none, and fails nobody: %s, six times",
    async (_, kind) => {
      const { world } = open;
      const root = await world.signUpRoot();
      for (let time = 0; time < 6; time += 1) {
        const somebody = await world.signUp();
        const place = placeOfJob({ workspaceId: projectId });
        await addMember(world.tools, place, somebody.user.id);
        const { id: userId } = somebody.user;
        const end = (): Promise<{ readonly status: number }> =>
          kind === "suspend"
            ? world.call(
                suspendUser,
                { params: { userId }, body: { reason: "Taken over", key: randomUUID() } },
                root.access,
              )
            : world.call(removeMember, { params: { projectId, userId } }, person.access);

        const allowing = allowApp(open, somebody, { projects: [projectId] });
        await new Promise((resolve) => setTimeout(resolve, 4 * time));
        const [allowed, ended] = await Promise.all([allowing, end()]);

        expect([200, 401, 403, 404]).toContain(allowed.reply.status);
        expect(ended.status).toBeLessThan(300);
        const { json } = await postForm(open.origin, "/oauth/token", allowed.form);
        const found = await openAppTokens(world.tools).find(String(json.access_token));
        expect(found?.workspaceIds ?? []).toEqual([]);
      }
    },
  );
});
