import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { Refusal } from "#platform/refusal.ts";
import { inTransaction } from "#platform/tools.ts";
import { type KeyedServer, openKeyedServer } from "#test/keyed-server.ts";
import { eventually } from "#test/world.ts";

let server: KeyedServer;
beforeAll(async () => {
  server = await openKeyedServer();
});
afterAll(() => server.close());
beforeEach(() => server.reset());

test("a failure before which nothing was stored frees the key: what was rolled back or only looked at is done by the next try", async () => {
  server.work = async (nth) => {
    await inTransaction(server.world.tools, ({ db }) => db.execute(sql`select nth from made`));
    await server.store(nth, async () => {
      if (nth === 1) throw new Error("The connection was lost");
    });
    return "made";
  };

  const [failed, again] = [await server.send("rolled back"), await server.send("rolled back")];

  expect([failed.status, again.status]).toEqual([500, 201]);
  expect(again).toMatchObject({ answer: { nth: 2 }, isReplayed: undefined });
  expect(await server.storedOf(server.userId)).toEqual([2]);
});

test("what failed after something was stored is not done again, and that is said", async () => {
  server.work = async (nth) => {
    await server.store(nth);
    throw new Error("The answer could not be made");
  };

  const failed = await server.send("broke off");
  const again = await server.send("broke off");
  server.work = async () => "made";

  expect([failed.status, again.status, server.done]).toEqual([500, 409, 1]);
  expect(again.answer).toMatchObject({ code: "IDEMPOTENCY_KEY_BROKEN" });
  expect(await server.storedOf(server.userId)).toEqual([1]);
  expect(await server.send("another key")).toMatchObject({ status: 201 });
});

test("a refusal is not kept although something was stored before it, as what was tried is", async () => {
  server.work = async (nth) => {
    await server.store(nth);
    if (nth === 1) throw new Refusal("GATEWAY_UNAVAILABLE");
    return "made";
  };

  expect([(await server.send("no gateway")).status, (await server.send("no gateway")).status]).toEqual([
    503, 201,
  ]);
});

async function untilInserts(times: number): Promise<void> {
  while (server.statements.filter((name) => name === "insert").length < times)
    await new Promise(setImmediate);
}

test("who waits for long is told when to come again, and gets the answer later", async () => {
  const held = Promise.withResolvers<void>();
  server.work = async () => {
    await held.promise;
    return "made";
  };
  const first = server.send("endless");
  while (server.done === 0) await new Promise(setImmediate);

  const second = server.send("endless");
  await untilInserts(2);
  server.world.advance(11_000);
  const waited = await second;
  held.resolve();

  expect(waited).toMatchObject({ status: 409, answer: { code: "IDEMPOTENCY_KEY_RUNNING" } });
  expect(waited.retryAfter).toBe("5");
  expect(await first).toMatchObject({ status: 201 });
  expect(await server.send("endless")).toMatchObject({ status: 201, answer: { nth: 1 }, isReplayed: "true" });
});

test("of a process that gave no sign of life another takes over, and then it stores nothing more", async () => {
  const held = Promise.withResolvers<void>();
  server.work = async (nth) => {
    await server.store(nth, async () => {
      if (nth === 1) await held.promise;
    });
    return `made by ${nth}`;
  };
  const frozen = server.send("frozen");
  while (server.done === 0) await new Promise(setImmediate);
  server.world.advance(31_000);
  const six = await Promise.all(Array.from({ length: 6 }, () => server.send("frozen")));
  held.resolve();
  const awake = await frozen;

  expect(six.map(({ status, answer }) => [status, answer])).toEqual(
    Array(6).fill([201, { nth: 2, text: "made by 2" }]),
  );
  expect(awake).toMatchObject({ status: 409, answer: { code: "IDEMPOTENCY_KEY_RUNNING" } });
  expect(await server.send("frozen")).toMatchObject({ answer: { nth: 2 }, isReplayed: "true" });
  expect(await server.storedOf(server.userId)).toEqual([2]);
});

test("who takes over waits for a transaction that is about to be stored, and does not do it again", async () => {
  const committing = await server.world.postgres.pool.connect();
  await server.send("late");
  const [row] = await server.rowsOf(server.userId);
  const end = "ended_at = null, answer = null, stored_at = null, running_until = now() - interval '1 minute'";
  await server.world.postgres.pool.query(`update idempotency_keys set ${end} where key_hash = $1`, [
    row?.key_hash,
  ]);
  await committing.query("begin");
  await committing.query("update idempotency_keys set stored_at = now() where claim_id = $1", [
    row?.claim_id,
  ]);

  const again = server.send("late");
  await eventually(async () => {
    const { rowCount } = await server.world.postgres.pool.query(
      "select from pg_stat_activity where wait_event_type = 'Lock' and query like '%idempotency_keys%' and datname = current_database()",
    );
    expect(rowCount).toBe(1);
  });
  await committing.query("commit");
  committing.release();

  expect(await again).toMatchObject({ status: 409, answer: { code: "IDEMPOTENCY_KEY_BROKEN" } });
  expect(server.done).toBe(1);
});
