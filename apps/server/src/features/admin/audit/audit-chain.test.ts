import { randomUUID } from "node:crypto";
import * as contract from "@citelens/contract/platform/audit-chain";
import { expect, test } from "vitest";
import { audit } from "#platform/audit/audit.ts";
import { sealAudit } from "#platform/audit/seal-audit.ts";
import { inTransaction } from "#platform/tools.ts";
import { type Person, type World, worldOfTest } from "#test/world.ts";

interface AuditScene {
  readonly world: World;
  readonly root: Person;
}

/** Three seals, of two entries each and of those that made the accounts. */
async function chained(): Promise<AuditScene> {
  const world = await worldOfTest();
  const root = await world.signUpRoot();
  for (const action of ["test.first", "test.second"]) {
    await note(world, `${action}-a`, `${action}-b`);
    await settle(world);
  }
  return { world, root };
}

async function note({ tools }: World, ...actions: readonly string[]): Promise<void> {
  for (const action of actions) await audit(tools, { userId: randomUUID() }, { action, details: { n: 1.5 } });
}

/** As if a minute had passed, and then seals. */
async function settle(world: World): Promise<void> {
  await world.postgres.pool.query(
    "update audit_log set stored_at = stored_at - interval '1 minute', at = at - interval '1 minute' where stored_at > coalesce((select max(to_stored_at) from audit_seals), '-infinity')",
  );
  await sealAudit(world.tools);
}

async function verified({ world, root }: AuditScene) {
  await world.call(contract.verifyAuditChain, {}, root.access);
  await world.runJobs();
  const { answer } = await world.call(contract.getAuditChain, {}, root.access);
  return answer;
}

test("a log that nobody touched fits its chain", async () => {
  const given = await chained();

  const { last, check } = await verified(given);

  expect(last).toMatchObject({ number: 2, seal: expect.stringMatching(/^[0-9a-f]{64}$/) });
  expect(check).toMatchObject({
    status: "DONE",
    seals: 2,
    seals_done: 2,
    rows: last?.rows,
    broken: 0,
    first_broken: null,
    misdated: 0,
  });
});

test.each([
  [
    "an entry that was changed",
    "update audit_log set details = '{\"n\": 2}' where action = 'test.second-a'",
    2,
  ],
  [
    "another time of an entry",
    "update audit_log set at = at + interval '1 second' where action = 'test.first-a'",
    1,
  ],
  ["another person", "update audit_log set actor_id = gen_random_uuid() where action = 'test.first-b'", 1],
  ["an entry that was deleted", "delete from audit_log where action = 'test.second-b'", 2],
  [
    "an entry that was added to the past",
    `insert into audit_log (id, at, stored_at, action, details)
     select gen_random_uuid(), at, stored_at + interval '1 microsecond', 'test.planted', '{}' from audit_log where action = 'test.first-a'`,
    1,
  ],
  [
    "one that was deleted and replaced",
    `with gone as (delete from audit_log where action = 'test.second-a' returning *)
     insert into audit_log select gen_random_uuid(), at, action, actor_id, impersonator_id, workspace_id, subject_id, details, stored_at from gone`,
    2,
  ],
  ["a seal that was changed", "update audit_seals set seal = md5('') where number = 1", 1],
  ["a seal that was deleted", "delete from audit_seals where number = 1", 1],
])("finds %s, and says in which range", async (_, statement, number) => {
  const given = await chained();
  await given.world.postgres.pool.query(statement);

  const { check } = await verified(given);

  expect(check).toMatchObject({ status: "DONE", first_broken: { number } });
  expect(check?.broken).toBeGreaterThan(0);
});

test("an entry that was added now and dated back is counted", async () => {
  const given = await chained();
  const { pool } = given.world.postgres;
  await pool.query(
    "insert into audit_log (id, at, action, details) values (gen_random_uuid(), now() - interval '2 days', 'test.back', '{}')",
  );
  await settle(given.world);

  const { check } = await verified(given);

  expect(check).toMatchObject({ broken: 0, misdated: 1 });
});

test("entries of before the chain are sealed first, and are not called misdated", async () => {
  const given = await chained();
  const { pool } = given.world.postgres;
  await pool.query("delete from audit_seals");
  await pool.query("update audit_log set stored_at = '-infinity' where action like 'test.first%'");
  await sealAudit(given.world.tools);
  const whole = await verified(given);
  await pool.query("delete from audit_log where action = 'test.first-a'");

  const { check } = await verified(given);

  expect([whole.check?.broken, whole.check?.misdated]).toEqual([0, 0]);
  expect(check).toMatchObject({ broken: 1, first_broken: { number: 1, from: null } });
});

test("what is written while it is sealed breaks nothing: a long transaction is waited for", async () => {
  const given = await chained();
  const { world } = given;
  const { promise: ended, resolve: end } = Promise.withResolvers<void>();
  const { promise: written, resolve: wrote } = Promise.withResolvers<void>();
  const long = inTransaction(world.tools, async (within) => {
    await audit(within, { userId: undefined }, { action: "test.long" });
    wrote();
    await ended;
  });
  await written;
  await note(world, "test.quick");
  await world.postgres.pool.query("select pg_sleep(0.05)");

  const before = (await world.call(contract.getAuditChain, {}, given.root.access)).answer.last?.rows;
  await sealAudit(world.tools);
  const during = (await world.call(contract.getAuditChain, {}, given.root.access)).answer.last?.rows;
  end();
  await long;
  await settle(world);
  const { last, check } = await verified(given);

  expect(during).toBe(before);
  expect(last?.rows).toBe((before ?? 0) + 2);
  expect(check).toMatchObject({ broken: 0, rows: last?.rows });
});

test("concurrent writers and several sealing processes make one chain that fits", async () => {
  const given = await chained();
  const { world } = given;
  const writers = Array.from({ length: 6 }, async (_, writer) => {
    for (let n = 0; n < 20; n += 1) {
      await inTransaction(world.tools, (within) =>
        audit(within, { userId: undefined }, { action: "test.concurrent", details: { writer, n } }),
      );
      if (n % 5 === 0) await sealAudit(world.tools);
    }
  });
  await Promise.all(writers);
  await settle(world);
  await Promise.all([sealAudit(world.tools), sealAudit(world.tools)]);

  const { last, check } = await verified(given);

  const { rows } = await world.postgres.pool.query("select count(*)::int as count from audit_log");
  expect(check).toMatchObject({ broken: 0, rows: rows[0]?.count });
  expect(last?.rows).toBe(rows[0]?.count);
});

test("two clicks begin one check, and one that was interrupted goes on where it stood", async () => {
  const given = await chained();
  const { world, root } = given;
  const both = await Promise.all([
    world.call(contract.verifyAuditChain, {}, root.access),
    world.call(contract.verifyAuditChain, {}, root.access),
  ]);
  const { rows } = await world.postgres.pool.query(
    "select count(*)::int as jobs from jobs.job where name = 'admin.check-audit' and state = 'created'",
  );
  await world.postgres.pool.query("update audit_checks set seals_done = 1, rows = 1000");
  await world.runJobs();

  const { answer } = await world.call(contract.getAuditChain, {}, root.access);
  expect(both.map(({ status }) => status)).toEqual([202, 202]);
  expect(rows).toEqual([{ jobs: 1 }]);
  expect(answer.check).toMatchObject({ status: "DONE", seals_done: 2, rows: 1002, broken: 0 });
});
