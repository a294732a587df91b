import { randomUUID } from "node:crypto";
import { fieldErrors } from "@citelens/contract/errors";
import * as contract from "@citelens/contract/workspaces";
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
    await world.postgres.pool.query("insert into members values ($1, $2, 'MEMBER', now())", [
      id,
      member.user.id,
    ]);

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

test("every table with a workspace's rows is under a forced row-level policy", async () => {
  const { rows } = await world.postgres.pool.query(`
    select c.relname from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attname = 'workspace_id' and not a.attisdropped
    where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and not c.relforcerowsecurity`);

  expect(rows).toEqual([]);
});
