import { connect, createServer } from "node:net";
import { sql } from "drizzle-orm";
import { Client } from "pg";
import { expect, test } from "vitest";
import { listenOnLoopback } from "#test/loopback.ts";
import { openWorld } from "#test/world.ts";
import { openLog } from "./log.ts";
import { placeOfJob } from "./place.ts";
import { openPostgres, withinWorkspace } from "./postgres.ts";

test("a connection has a time limit for statements, and for transactions in which nothing happens", async () => {
  const world = await openWorld();
  const { connectionString } = world.postgres.pool.options;
  const postgres = openPostgres(String(connectionString), openLog("silent"));

  const { rows } = await postgres.pool.query(
    "select name, setting from pg_settings where name like any (array['statement_timeout', 'idle_in_transaction%']) order by name",
  );

  expect(rows).toEqual([
    { name: "idle_in_transaction_session_timeout", setting: "300000" },
    { name: "statement_timeout", setting: "30000" },
  ]);
  await postgres.close();
  await world.close();
});

test("what a stalled transaction holds is free again once it has taken too long", async () => {
  const world = await openWorld();
  const { pool } = world.postgres;
  await pool.query("create table held (id int primary key)");
  await pool.query("insert into held values (1)");
  const stalled = await pool.connect();
  const ended = new Promise((resolve) => stalled.on("error", resolve));
  await stalled.query("begin");
  await stalled.query("set local idle_in_transaction_session_timeout = 50");
  await stalled.query("select from held for update");

  const { rowCount } = await pool.query("select from held for update");
  await ended;

  expect(rowCount).toBe(1);
  stalled.release(true);
  await world.close();
});

test("statements see one workspace alone, those within them another, and afterwards none", async () => {
  const world = await openWorld();
  const { db } = world.tools;
  const seen = async (within: Pick<typeof db, "execute">): Promise<unknown> =>
    (await within.execute(sql`select current_setting('citelens.workspace_id', true) as id`)).rows[0]?.id;
  const quoted = "it's; drop table workspaces";

  const ids = await withinWorkspace({ db }, placeOf("outer"), async (outer) => [
    await seen(outer),
    await withinWorkspace({ db: outer }, placeOf(quoted), seen),
    await seen(outer),
  ]);

  expect(ids).toEqual(["outer", quoted, "outer"]);
  expect(await seen(db)).toBeOneOf([null, ""]);
  await world.close();
});

test("a connection on which nothing could begin is whole again", async () => {
  const world = await openWorld();
  const { connectionString } = world.postgres.pool.options;
  const postgres = openPostgres(String(connectionString), openLog("silent"), { connectionsMax: 1 });
  const tooLong = placeOf("\u0000");

  await expect(withinWorkspace(postgres, tooLong, () => Promise.resolve())).rejects.toThrow();

  await expect(
    withinWorkspace(postgres, placeOf("next"), (db) => db.execute(sql`select 1 as one`)),
  ).resolves.toMatchObject({ rows: [{ one: 1 }] });
  await postgres.close();
  await world.close();
});

test("a connection that is lost while something begins says so, and the next one begins", async () => {
  const world = await openWorld();
  const { host, user, database } = new Client(String(world.postgres.pool.options.connectionString));
  let isCut = true;
  const proxy = createServer((near) => {
    const far = connect(`${host}/.s.PGSQL.5432`);
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const)
      one.on("error", () => other.destroy()).pipe(other);
    near.on("data", (sent) => {
      if (isCut && sent.includes("begin;")) near.destroy();
    });
  });
  const { port } = new URL(await listenOnLoopback(proxy));
  const postgres = openPostgres(`postgres://${user}@127.0.0.1:${port}/${database}`, openLog("silent"));
  const one = () => withinWorkspace(postgres, placeOf("a"), (db) => db.execute(sql`select 1 as one`));

  await expect(one()).rejects.toMatchObject({
    cause: { message: "Connection terminated unexpectedly" },
  });
  isCut = false;
  await expect(one()).resolves.toMatchObject({ rows: [{ one: 1 }] });

  await postgres.close();
  await world.close();
  proxy.close();
});

const placeOf = (workspaceId: string) => placeOfJob({ workspaceId });
