import { randomUUID } from "node:crypto";
import { fieldErrors } from "@citelens/contract/base/field-errors";
import * as contract from "@citelens/contract/workspaces/workspaces";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openWorld, type World } from "#test/world.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const site = { name: "Example", url: "https://www.example.com" };

describe("creating a workspace", () => {
  test("makes its creator the owner, and the organization with the first one", async () => {
    const person = await world.signUp();

    const first = await world.call(contract.createWorkspace, { body: site }, person.access);
    const second = await world.call(
      contract.createWorkspace,
      { body: { ...site, industry: 37 } },
      person.access,
    );

    expect(first.status).toBe(201);
    expect(first.answer).toMatchObject({
      ...site,
      is_owner: true,
      is_active: true,
      industry: null,
      time_zone: "UTC",
    });
    expect(second.answer.industry).toBe(37);
    const { rows } = await world.postgres.pool.query(
      "select count(distinct organization_id)::int as count from workspaces where id = any($1)",
      [[first.answer.id, second.answer.id]],
    );
    expect(rows).toEqual([{ count: 1 }]);
  });

  test("makes one organization for two simultaneous first workspaces", async () => {
    const person = await world.signUp();

    const replies = await Promise.all(
      [1, 2, 3, 4].map(() => world.call(contract.createWorkspace, { body: site }, person.access)),
    );

    expect(replies.map((reply) => reply.status)).toEqual([201, 201, 201, 201]);
    const { rows } = await world.postgres.pool.query(
      "select count(*)::int as count from organizations where owner_id = $1",
      [person.user.id],
    );
    expect(rows).toEqual([{ count: 1 }]);
  });

  test.each([
    ["no name", { url: site.url }, "name", fieldErrors.required],
    ["a blank name", { ...site, name: " " }, "name", fieldErrors.blank],
    ["no address", { name: "Example" }, "url", fieldErrors.required],
    ["an address without a scheme", { ...site, url: "example.com" }, "url", fieldErrors.url],
    ["a script as address", { ...site, url: "javascript:alert(1)" }, "url", fieldErrors.url],
    ["a password in the address", { ...site, url: "https://a:b@example.com" }, "url", fieldErrors.url],
    ["an unknown industry", { ...site, industry: 1000 }, "industry", fieldErrors.industry],
    ["an unknown time zone", { ...site, time_zone: "Mars/Olympus" }, "time_zone", fieldErrors.timeZone],
  ])("refuses %s", async (_, body, field, message) => {
    const person = await world.signUp();

    const reply = await world.call(contract.createWorkspace, { body: body as typeof site }, person.access);

    expect(reply.status).toBe(400);
    expect(reply.body).toEqual({ [field]: [message] });
  });
});

async function addMember(id: string, userId: string): Promise<void> {
  await world.postgres.pool.query("insert into members values ($1, $2, 'MEMBER', now())", [id, userId]);
}

/** Change that billing makes to a workspace. */
async function set(id: string, change: string): Promise<void> {
  await world.postgres.pool.query(`update workspaces set ${change} where id = $1`, [id]);
}

describe("a deactivated workspace", () => {
  test("cannot be changed, and stays as it is", async () => {
    const person = await world.signUp();
    const { id } = await world.createWorkspace(person);
    await set(id, "is_active = false");
    const change = (body: object) =>
      world.call(contract.updateWorkspace, { params: { projectId: id }, body }, person.access);

    const [renamed, untouched] = [await change({ name: "Other" }), await change({})];

    expect(renamed.status).toBe(409);
    expect(renamed.body).toMatchObject({ detail: "This workspace is deactivated. Reactivate it first." });
    expect(untouched.status).toBe(409);
    const seen = await world.call(contract.getWorkspace, { params: { projectId: id } }, person.access);
    expect(seen.answer).toMatchObject({ name: "Example", is_active: false });
  });

  test("becomes active again by its owner's reactivation", async () => {
    const person = await world.signUp();
    const { id } = await world.createWorkspace(person);
    await set(id, "is_active = false, cancellation_date = now() - interval '1 day'");

    const reply = await world.call(
      contract.reactivateWorkspace,
      { params: { projectId: id } },
      person.access,
    );

    expect(reply.status).toBe(200);
    expect(reply.body).toMatchObject({
      success: true,
      message: "Workspace reactivated successfully",
      project: { id, is_active: true, cancellation_date: null },
    });
  });

  test("is not reactivated by a member who does not own it", async () => {
    const [person, member] = [await world.signUp(), await world.signUp()];
    const { id } = await world.createWorkspace(person);
    await addMember(id, member.user.id);
    await set(id, "is_active = false");

    const reply = await world.call(
      contract.reactivateWorkspace,
      { params: { projectId: id } },
      member.access,
    );

    expect(reply.status).toBe(403);
  });
});

test("a scheduled deactivation is taken back by a reactivation, and again changes nothing", async () => {
  const person = await world.signUp();
  const { id } = await world.createWorkspace(person);
  await set(id, "cancellation_date = '2099-01-01T00:00:00Z'");
  const seen = await world.call(contract.getWorkspace, { params: { projectId: id } }, person.access);

  const path = { params: { projectId: id } };
  const first = await world.call(contract.reactivateWorkspace, path, person.access);
  const second = await world.call(contract.reactivateWorkspace, path, person.access);

  expect(seen.answer).toMatchObject({ is_active: true, cancellation_date: "2099-01-01T00:00:00Z" });
  expect(first.answer.project).toMatchObject({ is_active: true, cancellation_date: null });
  expect(second).toMatchObject({ status: 200, body: first.body });
});

describe("a workspace", () => {
  test("is listed for its members only", async () => {
    const [person, stranger] = [await world.signUp(), await world.signUp()];
    const workspace = await world.createWorkspace(person);

    const own = await world.call(contract.listWorkspaces, {}, person.access);
    const others = await world.call(contract.listWorkspaces, {}, stranger.access);

    expect(own.answer.map(({ id }) => id)).toEqual([workspace.id]);
    expect(others.answer).toEqual([]);
  });

  test("does not exist for strangers: known, unknown and impossible ids answer alike", async () => {
    const [person, stranger] = [await world.signUp(), await world.signUp()];
    const workspace = await world.createWorkspace(person);

    const replies = await Promise.all(
      [workspace.id, randomUUID(), "1", "../me"].map((projectId) =>
        world.call(contract.getWorkspace, { params: { projectId } }, stranger.access),
      ),
    );

    expect(replies.map((reply) => reply.status)).toEqual([404, 404, 404, 404]);
    expect(new Set(replies.map((reply) => JSON.stringify(reply.body))).size).toBe(1);
  });

  test("takes the fields that were sent and keeps the others", async () => {
    const person = await world.signUp();
    const { id } = await world.createWorkspace(person);
    const body = { industry: 20, track_assets: true, is_owner: false, id: randomUUID() };

    const changed = await world.call(
      contract.updateWorkspace,
      { params: { projectId: id }, body },
      person.access,
    );

    expect(changed.status).toBe(200);
    expect(changed.answer).toMatchObject({
      id,
      name: "Example",
      industry: 20,
      track_assets: true,
      is_owner: true,
    });
  });

  test("is changed by owners only", async () => {
    const [person, member] = [await world.signUp(), await world.signUp()];
    const { id } = await world.createWorkspace(person);
    await addMember(id, member.user.id);

    const seen = await world.call(contract.getWorkspace, { params: { projectId: id } }, member.access);
    const changed = await world.call(
      contract.updateWorkspace,
      { params: { projectId: id }, body: { name: "Mine" } },
      member.access,
    );

    expect(seen.answer.is_owner).toBe(false);
    expect(changed.status).toBe(403);
    expect(changed.body).toMatchObject({ detail: "You do not have permission to perform this action." });
  });
});

test("a workspace shows the brand of its organization's agency, and shows its site's icon", async () => {
  const person = await world.signUp();
  const { id: projectId } = await world.createWorkspace(person, "https://shop.example.com/en");
  const path = { params: { projectId } };
  const before = await world.call(contract.getWorkspaceAgency, path, person.access);
  await world.postgres.pool.query(
    `insert into agencies (id, organization_id, name, primary_color, secondary_color, created)
     select gen_random_uuid(), organization_id, 'Studio Example', '#0a6640', '#ffd400', now()
     from workspaces where id = $1`,
    [projectId],
  );

  const after = await world.call(contract.getWorkspaceAgency, path, person.access);
  const [listed] = (await world.call(contract.listWorkspaces, {}, person.access)).answer;

  expect(before.body).toEqual({ agency: null });
  expect(after.answer.agency).toMatchObject({ name: "Studio Example", primary_color: "#0a6640" });
  expect(listed?.agency).toEqual(after.answer.agency);
  expect(listed?.favicon).toContain("/favicons/shop.example.com?s=");
});

test("row-level policies hide other workspaces from a statement that forgot its where clause", async () => {
  const person = await world.signUp();
  const [mine] = [await world.createWorkspace(person), await world.createWorkspace(person)];
  const client = await world.postgres.pool.connect();
  try {
    await client.query("begin");
    await client.query("select set_config('citelens.workspace_id', $1, true)", [mine.id]);

    const { rows } = await client.query("select id from workspaces");
    const changed = await client.query("update workspaces set name = 'Everyone'");

    expect(rows).toEqual([{ id: mine.id }]);
    expect(changed.rowCount).toBe(1);
  } finally {
    await client.query("rollback");
    client.release();
  }
});

test("row-level policies do not make the planner expect fewer rows of the workspace than there are", async () => {
  const person = await world.signUp();
  const { id } = await world.createWorkspace(person);
  const client = await world.postgres.pool.connect();
  try {
    await client.query("begin");
    await client.query("select set_config('citelens.workspace_id', $1, true)", [id]);
    await client.query(
      `insert into competitors (workspace_id, id, name, name_key, aliases, domains, status, created)
        select $1, gen_random_uuid(), n, n, '{}', '{}', 'accepted', now() from generate_series(1, 1000) as n`,
      [id],
    );
    await client.query("analyze competitors");

    const { rows } = await client.query(
      "explain (format json) select from competitors where workspace_id = $1",
      [id],
    );

    expect(rows[0]["QUERY PLAN"][0].Plan["Plan Rows"]).toBeGreaterThan(900);
  } finally {
    await client.query("rollback");
    client.release();
  }
});

test("every table with a workspace's rows is under a forced row-level policy, but for the audit log, receipts, the ledger and keys of accounts", async () => {
  const { rows } = await world.postgres.pool.query(`
    select c.relname from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attname = 'workspace_id' and not a.attisdropped
    where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and not c.relforcerowsecurity
      and c.relname not in ('audit_log', 'credit_holds', 'credit_uses', 'deletions', 'idempotency_keys')`); // which superusers, organizations or accounts read, across workspaces and after them

  expect(rows).toEqual([]);
});
