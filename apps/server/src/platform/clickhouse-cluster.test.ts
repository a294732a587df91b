import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { z } from "zod";
import { createEmptyEventsDatabase, type EventsDatabase } from "#test/clickhouse.ts";
import { type ClickHouse, openClickHouse } from "./clickhouse.ts";
import { appliedTable, changeOnCluster, createClusterRenderer } from "./clickhouse-cluster.rules.ts";
import { readMigrations } from "./clickhouse-migrations.ts";

const cluster = { name: "everywhere", database: "citelens" };
const folder = new URL("../../clickhouse/", import.meta.url);

async function renderedMigrations(): Promise<string[]> {
  const renderer = createClusterRenderer(cluster);
  const migrations = await readMigrations(folder);
  return migrations.flatMap(({ statements }) => statements.flatMap(renderer.migration));
}

const plain = (statement: string) => statement.replace(/\s+/g, " ").trim();

describe("a migration on a cluster", () => {
  test("makes of a table a replicated one on each shard, and one that spreads workspaces over them", () => {
    const made = createClusterRenderer(cluster).migration(`-- Of people; by the day.
      CREATE TABLE IF NOT EXISTS people
      (
          workspace_id UUID,
          people UInt64
      )
      ENGINE = SummingMergeTree(people)
      ORDER BY workspace_id
      SETTINGS non_replicated_deduplication_window = 1000`);

    expect(made.map(plain)).toEqual([
      "CREATE TABLE IF NOT EXISTS people_local ON CLUSTER 'everywhere' ( workspace_id UUID, people UInt64 ) ENGINE = " +
        "ReplicatedSummingMergeTree('/clickhouse/tables/{shard}/{database}/people', '{replica}', people) " +
        "ORDER BY workspace_id SETTINGS replicated_deduplication_window = 1000",
      "CREATE TABLE IF NOT EXISTS people ON CLUSTER 'everywhere' AS people_local ENGINE = " +
        "Distributed('everywhere', 'citelens', 'people_local', cityHash64(workspace_id))",
    ]);
  });

  test("copies a table with its engine, under a path of its own", () => {
    const { migration } = createClusterRenderer(cluster);
    migration("CREATE TABLE IF NOT EXISTS a (workspace_id UUID) ENGINE = MergeTree ORDER BY workspace_id");

    const [local] = migration("CREATE TABLE IF NOT EXISTS b AS a");

    expect(plain(local ?? "")).toBe(
      "CREATE TABLE IF NOT EXISTS b_local ON CLUSTER 'everywhere' AS a_local ENGINE = " +
        "ReplicatedMergeTree('/clickhouse/tables/{shard}/{database}/b', '{replica}') ORDER BY workspace_id",
    );
  });

  test("lets a view read and feed the tables of its own server, also when it is changed", () => {
    const { migration } = createClusterRenderer(cluster);

    const made = migration(
      "CREATE MATERIALIZED VIEW IF NOT EXISTS feed TO sums AS SELECT max(rows.n) FROM rows",
    );
    const changed = migration("ALTER TABLE feed MODIFY QUERY\nSELECT min(rows.n) FROM rows");

    expect([...made, ...changed].map(plain)).toEqual([
      "CREATE MATERIALIZED VIEW IF NOT EXISTS feed ON CLUSTER 'everywhere' TO sums_local AS SELECT max(rows.n) FROM rows_local AS rows",
      "ALTER TABLE feed ON CLUSTER 'everywhere' MODIFY QUERY SELECT min(rows.n) FROM rows_local AS rows",
    ]);
  });

  test("adds a column to both tables, and a TTL to the one that has rows", () => {
    const { migration } = createClusterRenderer(cluster);

    const changed = [
      ...migration("ALTER TABLE rows ADD COLUMN IF NOT EXISTS n UInt8 DEFAULT 1"),
      ...migration("ALTER TABLE rows MODIFY TTL day"),
    ];

    expect(changed).toEqual([
      "ALTER TABLE rows_local ON CLUSTER 'everywhere' ADD COLUMN IF NOT EXISTS n UInt8 DEFAULT 1",
      "ALTER TABLE rows ON CLUSTER 'everywhere' ADD COLUMN IF NOT EXISTS n UInt8 DEFAULT 1",
      "ALTER TABLE rows_local ON CLUSTER 'everywhere' MODIFY TTL day",
    ]);
  });

  test("that nobody knows the form of is refused", () => {
    expect(() => createClusterRenderer(cluster).migration("DROP TABLE rows")).toThrow("DROP TABLE rows");
  });
});

test.each([
  [
    "ALTER TABLE visits UPDATE a = 1 WHERE b",
    "ALTER TABLE visits_local ON CLUSTER 'everywhere' UPDATE a = 1 WHERE b",
  ],
  ["DELETE FROM visits WHERE b", "DELETE FROM visits_local ON CLUSTER 'everywhere' WHERE b"],
  [
    "ALTER TABLE hourly REPLACE PARTITION 202611 FROM recount",
    "ALTER TABLE hourly_local ON CLUSTER 'everywhere' REPLACE PARTITION 202611 FROM recount_local",
  ],
  ["INSERT INTO recount SELECT * FROM visits", "INSERT INTO recount SELECT * FROM visits"],
  [
    "DELETE FROM a_local ON CLUSTER 'everywhere' WHERE b",
    "DELETE FROM a_local ON CLUSTER 'everywhere' WHERE b",
  ],
])("%s goes to the tables that have the rows", (statement, rendered) => {
  expect(changeOnCluster(statement, cluster)).toBe(rendered);
});

describe("the migrations of the product on a cluster", () => {
  let events: EventsDatabase;
  let engine: ClickHouse;
  beforeAll(async () => {
    events = await createEmptyEventsDatabase();
    engine = openClickHouse(events.address);
  });
  afterAll(async () => {
    await engine.close();
    await events.drop();
  });

  test("are statements of ClickHouse, each on the cluster", async () => {
    const statements = [...(await renderedMigrations()), appliedTable(cluster)];

    for (const statement of statements) {
      const tree = await engine.query(`EXPLAIN AST ${statement}`, {}, z.object({ explain: z.string() }));
      expect(tree.length, statement).toBeGreaterThan(1);
      expect(statement).toContain("ON CLUSTER 'everywhere'");
    }
    expect(statements.length).toBeGreaterThan(30);
  });

  test("leave no table with rows unreplicated, and none without one that spreads it", async () => {
    const statements = await renderedMigrations();
    const named = (pattern: RegExp) => statements.flatMap((one) => pattern.exec(one)?.[1] ?? []).toSorted();

    const local = named(/^CREATE TABLE IF NOT EXISTS (\w+)_local [\s\S]*ENGINE = Replicated/);
    const spread = named(/^CREATE TABLE IF NOT EXISTS (\w+) [\s\S]*ENGINE = Distributed/);

    expect(local).toContain("visits");
    expect(spread).toEqual(local);
    expect(named(/(non_replicated_deduplication_window)/)).toEqual([]);
    expect(named(/CREATE MATERIALIZED VIEW [\s\S]* FROM (\w+)(?<!_local)$/m)).toEqual([]);
  });
});

/** Statement as it is rendered for one server without a keeper: everything but the copies and the way to the shards. */
function onOneServer(statement: string, database: string): string {
  return statement
    .replace(" ON CLUSTER 'everywhere'", "")
    .replace(/ENGINE = Replicated(\w+)\('[^']+', '\{replica\}'(?:, )?/, "ENGINE = $1(")
    .replace("replicated_deduplication_window", "non_replicated_deduplication_window")
    .replace(
      /ENGINE = Distributed\('everywhere', 'citelens', '(\w+)', [^)]+\)\)/,
      (_, local) => `ENGINE = Merge('${database}', '^${local}$')`,
    );
}

test("tables, views and later changes of them fit together: what is inserted on a server is counted there and found by the plain names", async () => {
  const events = await createEmptyEventsDatabase();
  const engine = openClickHouse(events.address);
  onTestFinished(async () => {
    await engine.close();
    await events.drop();
  });
  for (const statement of await renderedMigrations())
    await engine.command(onOneServer(statement, events.database));
  const ts = new Date().toISOString();
  const keep_until = "2099-01-01";
  const visit = {
    workspace_id: "0199a4d4-8f00-7000-8000-000000000001",
    ts,
    path: "/",
    token: "GPTBot",
    keep_until,
  };

  await engine.insert("visits_local", [visit, visit, { ...visit, token: "CCBot", line: 7 }]);

  const count = async (sql: string) => engine.query(sql, {}, z.unknown());
  expect(
    await count("SELECT token, count() AS n, max(line) AS line FROM visits GROUP BY token ORDER BY token"),
  ).toEqual([
    { token: "CCBot", n: 1, line: 7 },
    { token: "GPTBot", n: 2, line: 0 },
  ]);
  expect(
    await count(
      "SELECT token, sum(visits) AS n, max(keep_until) AS until FROM visits_hourly GROUP BY token ORDER BY token",
    ),
  ).toEqual([
    { token: "CCBot", n: 1, until: keep_until },
    { token: "GPTBot", n: 2, until: keep_until },
  ]);
  expect(await count("SELECT count() AS n FROM visits_recent")).toEqual([{ n: 3 }]);
});

test("inserts wait for most replicas and questions ask the workspace's shard alone", async () => {
  const asked: URLSearchParams[] = [];
  const server = createServer(async (request: IncomingMessage, reply) => {
    asked.push(new URL(request.url ?? "", "http://server").searchParams);
    await text(request);
    reply.end("");
  }).listen(0, "127.0.0.1");
  onTestFinished(() => void server.close());
  await new Promise((listening) => server.once("listening", listening));
  const { port } = server.address() as AddressInfo;
  const clickhouse = openClickHouse({ url: `http://127.0.0.1:${port}/citelens`, cluster: "everywhere" });
  onTestFinished(() => clickhouse.close());

  await clickhouse.insert("visits", [{ path: "/" }], { deduplicationToken: "token" });
  await clickhouse.insertLines("visits", Buffer.from('{"path":"/"}\n'), { deduplicationToken: "token" });
  await clickhouse.command("DELETE FROM visits WHERE workspace_id = 'a'");
  await clickhouse.query("SELECT 1 FROM visits", {}, z.unknown());

  const settings = { optimize_skip_unused_shards: "1", distributed_product_mode: "local" };
  const inserting = {
    insert_distributed_sync: "1",
    insert_quorum: "auto",
    insert_deduplication_token: "token",
  };
  const [first, second, deleting, question] = asked.map((params) => Object.fromEntries(params));
  expect(first).toMatchObject({ ...settings, ...inserting });
  expect(second).toMatchObject({ ...settings, ...inserting });
  expect(deleting).toMatchObject(settings);
  expect(question).toMatchObject(settings);
  expect(question).not.toHaveProperty("insert_quorum");
});
