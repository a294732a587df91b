import * as accounts from "@citelens/contract/accounts/accounts";
import { trackVisit } from "@citelens/contract/traffic/visits";
import * as contract from "@citelens/contract/workspaces/workspaces";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { eventually, openWorld, type Person, type World } from "#test/world.ts";
import { removeDeleted } from "./remove-deleted.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const purgeAfterMs = 10 * 60_000;

function remove(projectId: string, by: Person) {
  return world.call(contract.deleteWorkspace, { params: { projectId } }, by.access);
}

async function join(projectId: string, { user }: Person, role = "MEMBER"): Promise<void> {
  await world.postgres.pool.query("insert into members values ($1, $2, $3, now())", [
    projectId,
    user.id,
    role,
  ]);
}

async function count(table: string, projectId: string): Promise<number> {
  const key = table === "workspaces" ? "id" : "workspace_id";
  const { rows } = await world.postgres.pool.query(`select * from ${table} where ${key} = $1`, [projectId]);
  return rows.length;
}

const eventTables = ["visits", "visits_hourly", "visits_hourly_recount", "referrals", "people_daily"];

/** A row of the workspace in every table of the events' database. */
async function leaveTraces(workspace_id: string): Promise<void> {
  const { events } = world.tools;
  const ts = "2026-11-20T12:00:00Z";
  await events.insert("visits", [{ workspace_id, ts, path: "/", token: "GPTBot" }]);
  await events.insert("visits_hourly_recount", [{ workspace_id, hour: ts, token: "GPTBot", visits: 1 }]);
  await events.insert("referrals", [{ workspace_id, ts, path: "/", assistant: "ChatGPT" }]);
  await events.insert("people_daily", [{ workspace_id, day: "2026-11-20", people: 3 }]);
}

async function traces(workspaceId: string): Promise<number[]> {
  const counts = eventTables.map(async (table) => {
    const sql = `SELECT count() AS rows FROM ${table} WHERE workspace_id = {workspace:UUID}`;
    const [row] = await world.tools.events.query(
      sql,
      { workspace: workspaceId },
      z.object({ rows: z.number() }),
    );
    return row?.rows ?? 0;
  });
  return Promise.all(counts);
}

describe("deleting a workspace", () => {
  test("hides it at once from everyone, and its keys stop within a second", async () => {
    const [owner, member] = [await world.signUp(), await world.signUp()];
    const workspace = await world.createWorkspace(owner);
    const kept = await world.createWorkspace(owner);
    await join(workspace.id, member);
    const { key } = await world.createKey(owner, workspace);
    const visit = { request_path: "/", request_method: "GET", request_headers: {} };
    const report = () => world.call(trackVisit, { body: visit }, `Api-Key ${key}`);
    expect((await report()).status).toBe(202);

    const deleted = await remove(workspace.id, owner);

    expect(deleted).toMatchObject({ status: 204, body: "" });
    const path = { params: { projectId: workspace.id } };
    const replies = [
      await world.call(contract.getWorkspace, path, owner.access),
      await world.call(contract.getWorkspace, path, member.access),
      await world.call(contract.listMembers, path, owner.access),
      await world.call(contract.reactivateWorkspace, path, owner.access),
      await world.call(contract.updateWorkspace, { ...path, body: { name: "Back" } }, owner.access),
    ];
    expect(replies.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
    const left = await world.call(contract.listWorkspaces, {}, owner.access);
    expect(left.answer.map(({ id }) => id)).toEqual([kept.id]);
    await eventually(async () => expect((await report()).status).toBe(401), 2_000);
  });

  test("succeeds for one of two clicks only", async () => {
    const owner = await world.signUp();
    const { id } = await world.createWorkspace(owner);

    const replies = await Promise.all([remove(id, owner), remove(id, owner)]);

    expect(replies.map(({ status }) => status).sort()).toEqual([204, 404]);
  });

  test("is for owners only, and not for those who act as one", async () => {
    const [owner, member, support] = [await world.signUp(), await world.signUp(), await world.signUp()];
    const { id } = await world.createWorkspace(support);
    await join(id, owner, "OWNER");
    await join(id, member);
    await world.postgres.pool.query("update sessions set impersonator_id = $1 where user_id = $2", [
      support.user.id,
      owner.user.id,
    ]);

    const replies = [await remove(id, member), await remove(id, owner)];

    expect(replies.map(({ status }) => status)).toEqual([403, 403]);
    expect(replies[1]?.body).toMatchObject({
      detail: "This cannot be done while viewing as another user.",
    });
    expect((await remove(id, support)).status).toBe(204);
  });

  test("is mailed to the members who want it, but not to the one who did it, and is logged", async () => {
    const [owner, member, quiet] = [await world.signUp(), await world.signUp(), await world.signUp()];
    const { id } = await world.createWorkspace(owner);
    await join(id, member);
    await join(id, quiet);
    await world.call(accounts.updateEmailPreferences, { body: { workspace_changes: false } }, quiet.access);

    await remove(id, owner);

    const [mail, ...more] = await world.mailsTo(member.email);
    expect(mail).toMatchObject({
      kind: "workspace.deleted",
      subject: "The workspace Example was deleted",
      text: expect.stringContaining("everything that belongs to it is removed"),
    });
    expect([more, await world.mailsTo(owner.email), await world.mailsTo(quiet.email)]).toEqual([[], [], []]);
    const { rows } = await world.postgres.pool.query(
      "select actor_id, details from audit_log where action = 'workspace.deleted' and workspace_id = $1",
      [id],
    );
    expect(rows).toEqual([{ actor_id: owner.user.id, details: { name: "Example" } }]);
  });

  test("purges everything that belongs to it after ten minutes, and nothing of others, however often it runs", async () => {
    const owner = await world.signUp();
    const [gone, kept] = [await world.createWorkspace(owner), await world.createWorkspace(owner)];
    await world.createKey(owner, gone);
    await Promise.all([leaveTraces(gone.id), leaveTraces(kept.id)]);

    await remove(gone.id, owner);
    await world.runJobs();
    const before = [await count("workspaces", gone.id), await traces(gone.id)];
    world.advance(purgeAfterMs + 1_000);
    await world.runJobs();
    await removeDeleted.run(world.tools, {});

    expect(before).toEqual([1, [1, 1, 1, 1, 1]]);
    expect(await traces(gone.id)).toEqual([0, 0, 0, 0, 0]);
    expect(await traces(kept.id)).toEqual([1, 1, 1, 1, 1]);
    for (const table of ["workspaces", "members", "api_keys"]) expect(await count(table, gone.id)).toBe(0);
    expect(await count("members", kept.id)).toBe(1);
  });
});

describe("deleting an account", () => {
  test("deletes the workspaces that would be left without an owner, and leaves the others", async () => {
    const [leaver, other] = [await world.signUp(), await world.signUp()];
    const [alone, shared] = [await world.createWorkspace(leaver), await world.createWorkspace(leaver)];
    const foreign = await world.createWorkspace(other);
    await join(alone.id, other);
    await join(shared.id, other, "OWNER");
    await join(foreign.id, leaver);

    const deleted = await world.call(
      accounts.deleteMe,
      { body: { password: leaver.password } },
      leaver.access,
    );

    expect(deleted.status).toBe(204);
    const left = await world.call(contract.listWorkspaces, {}, other.access);
    expect(left.answer.map(({ id }) => id).sort()).toEqual([shared.id, foreign.id].sort());
    for (const { id } of [shared, foreign]) {
      const members = await world.call(contract.listMembers, { params: { projectId: id } }, other.access);
      expect(members.answer.map(({ email }) => email)).toEqual([other.email]);
    }
    expect(await world.mailsTo(other.email)).toMatchObject([{ kind: "workspace.deleted" }]);
    world.advance(purgeAfterMs + 1_000);
    await world.runJobs();
    expect(await count("workspaces", alone.id)).toBe(0);
  });

  test("is preceded by an export that names the workspaces", async () => {
    const person = await world.signUp();
    const { id } = await world.createWorkspace(person);

    const exported = await world.call(accounts.exportMe, {}, person.access);

    expect(exported.answer.workspaces).toMatchObject([{ workspaceId: id, name: "Example", role: "OWNER" }]);
  });
});
