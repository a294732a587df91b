import { once } from "node:events";
import { get } from "node:http";
import type { AddressInfo } from "node:net";
import { apiBase, type Input } from "@citelens/contract/base/endpoint";
import { listAudit } from "@citelens/contract/platform/admin";
import { listAuditActions } from "@citelens/contract/platform/audit-chain";
import type { Workspace } from "@citelens/contract/workspaces/workspaces";
import { afterAll, beforeAll, expect, test } from "vitest";
import { eventually, openWorld, type Person, type World } from "#test/world.ts";

let world: World;
let root: Person;
let owner: Person;
let workspace: Workspace;
beforeAll(async () => {
  world = await openWorld();
  root = await world.signUpRoot();
  owner = await world.signUp();
  workspace = await world.createWorkspace(owner);
  const { pool } = world.postgres;
  // Two days, times with microseconds, and text that a spreadsheet would take for a formula.
  await pool.query(
    `insert into audit_log (id, at, action, actor_id, workspace_id, details)
     select gen_random_uuid(), timestamptz '2026-03-01 23:59:59.999999+00' + (n % 2) * interval '1 microsecond', 'test.' || (n % 3),
       case when n % 5 = 0 then $1::uuid end, case when n % 7 = 0 then $2::uuid end, '{"note": "=1+1"}'
     from generate_series(0, 2999) as n`,
    [owner.user.id, workspace.id],
  );
});
afterAll(() => world.close());

async function countOf(query: NonNullable<Input<typeof listAudit>["query"]>): Promise<number> {
  const { answer } = await world.call(listAudit, { query }, root.access);
  return answer.count;
}

async function fileOf(query: string): Promise<string[]> {
  const { body } = await world.app.inject({
    url: `${apiBase}/admin/audit/?${query}`,
    headers: { authorization: `Bearer ${root.access}` },
  });
  return body.trimEnd().split("\n");
}

test("is filtered by action, person, workspace, organization and days, and by several of them", async () => {
  const { rows } = await world.postgres.pool.query<{ id: string }>(
    "select organization_id as id from workspaces where id = $1",
    [workspace.id],
  );
  const organization = rows[0]?.id ?? "";
  const user = owner.user.id;

  const counts = await Promise.all([
    countOf({ action: "test.1" }),
    countOf({ action: "test.0", user }),
    countOf({ action: "test.0", user, workspace: workspace.id }),
    countOf({ action: "test.1", organization }),
    countOf({ action: "test.1", organization, user }),
    countOf({ to_date: "2026-03-01", from_date: "2026-03-01" }),
    countOf({ from_date: "2026-03-02", to_date: "2026-03-02" }),
    countOf({ action: "test.nothing" }),
  ]);

  expect(counts).toEqual([1000, 200, 29, 143, 28, 1500, 1500, 0]);
});

test("names every action that it has", async () => {
  const { answer } = await world.call(listAuditActions, {}, root.access);

  expect(answer.results).toEqual(expect.arrayContaining(["session.started", "test.0", "test.1", "test.2"]));
  expect(answer.results).toEqual([...new Set(answer.results)].toSorted());
});

test("is saved whole, each entry once, with what a filter finds and no formula", async () => {
  const lines = await fileOf("format=ndjson&action=test.1");
  const found = lines.map((line): { id: string; at: string; action: string } => JSON.parse(line));
  const csv = await fileOf("format=csv&from_date=2026-03-01&to_date=2026-03-02");
  const ofOwner = await fileOf(`format=ndjson&action=test.0&user=${owner.user.id}`);

  expect([found.length, new Set(found.map(({ id }) => id)).size]).toEqual([1000, 1000]);
  expect(found.every(({ action }) => action === "test.1")).toBe(true);
  expect(found.map(({ at }) => at)).toEqual(
    found
      .map(({ at }) => at)
      .toSorted()
      .toReversed(),
  );
  expect(csv).toHaveLength(3001);
  expect(csv[0]).toMatch(/^\ufeffTime,Action,User,/);
  expect(csv[1]).toContain('{""note"":""=1+1""}');
  expect(ofOwner).toHaveLength(200);
});

test("is read no further than somebody takes it", async () => {
  await world.postgres.pool.query(
    `insert into audit_log (id, at, action, details)
     select gen_random_uuid(), now(), 'test.long', jsonb_build_object('text', repeat('x', 2000)) from generate_series(1, 20000)`,
  );
  await world.app.listen({ host: "127.0.0.1", port: 0 });
  const { port } = world.app.server.address() as AddressInfo;
  let slices = 0;
  const execute = world.tools.db.execute.bind(world.tools.db);
  Object.assign(world.tools.db, {
    execute: (...asked: Parameters<typeof execute>) => {
      slices += 1;
      return execute(...asked);
    },
  });

  const request = get({
    host: "127.0.0.1",
    port,
    path: `${apiBase}/admin/audit/?format=ndjson&action=test.long`,
    headers: { authorization: `Bearer ${root.access}` },
  });
  const [response] = await once(request, "response");
  await once(response, "readable");
  request.destroy();
  let before = -1;
  await eventually(async () => {
    const now = slices;
    const isStill = now === before;
    before = now;
    expect(isStill).toBe(true);
  });

  expect(slices).toBeLessThan(15);
});
