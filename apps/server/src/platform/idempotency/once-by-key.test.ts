import { hourMs } from "@citelens/contract/base/days";
import { endpoint } from "@citelens/contract/base/endpoint";
import { sql } from "drizzle-orm";
import Fastify, { type FastifyInstance } from "fastify";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { z } from "zod";
import { answerErrors } from "#app/errors.ts";
import { newId } from "#platform/ids.ts";
import { Refusal } from "#platform/refusal.ts";
import { serve } from "#platform/serve.ts";
import { inTransaction, type Tools } from "#platform/tools.ts";
import { eventually, openWorld, type World } from "#test/world.ts";
import { forgetIdempotencyKeys } from "./forget-keys.ts";
import { sliceRows } from "./idempotency.sql.ts";
import { doOnceByKey } from "./once-by-key.ts";

const post = { method: "POST", caller: "user", summary: "", status: 201 } as const;
const makeThing = endpoint({
  ...post,
  path: "/things/",
  body: z.object({ name: z.string(), size: z.number().optional() }),
  answer: z.object({ nth: z.number(), text: z.string() }),
});
const makeOther = endpoint({ ...post, path: "/others/", body: makeThing.body, answer: makeThing.answer });
const makeInWorkspace = endpoint({
  ...post,
  path: "/projects/:projectId/things/",
  params: z.object({ projectId: z.uuid() }),
  body: makeThing.body,
  answer: makeThing.answer,
});
const makeForWorkspace = endpoint({
  ...post,
  path: "/things-of-a-project/",
  body: z.object({ name: z.string(), project: z.uuid() }),
  answer: makeThing.answer,
});
const ring = endpoint({ ...post, path: "/rings/", status: 204 });
const look = endpoint({
  ...post,
  path: "/looks/",
  repeatable: "reads",
  status: 200,
  answer: z.object({ nth: z.number() }),
});

let world: World;
let app: FastifyInstance;
let statements: string[];
let work: (nth: number) => Promise<string>;
let done: number;
beforeAll(async () => {
  world = await openWorld();
  await world.postgres.pool.query("create table made (by_user uuid, nth integer)");
  app = Fastify();
  answerErrors(app, () => undefined);
  const tools = { ...world.tools, db: countingDb(world.tools.db) };
  doOnceByKey(app, tools, ({ headers }) => String(headers["x-user"]));
  const make = async () => {
    done += 1;
    return { nth: done, text: await work(done) };
  };
  serve(app, makeThing, make);
  serve(app, makeOther, make);
  serve(app, makeInWorkspace, make);
  serve(app, makeForWorkspace, make);
  serve(app, ring, async () => {
    done += 1;
    return undefined;
  });
  serve(app, look, async () => {
    done += 1;
    return { nth: done };
  });
  await app.ready();
});
afterAll(async () => {
  await app.close();
  await world.close();
});

let userId: string;
beforeEach(() => {
  [userId, statements, done] = [newId(), [], 0];
  work = async () => "made";
});

/** As rooms store things: in a transaction, which is about to end when `before` is called. */
async function store(nth: number, before = async (): Promise<void> => undefined): Promise<void> {
  await inTransaction(world.tools, async ({ db }) => {
    await db.execute(sql`insert into made values (${userId}, ${nth})`);
    await before();
  });
}

const storedOf = async (user: string) =>
  (await world.postgres.pool.query("select nth from made where by_user = $1 order by nth", [user])).rows.map(
    ({ nth }) => nth,
  );

/** Notes which statements are asked for. */
function countingDb(db: Tools["db"]): Tools["db"] {
  return new Proxy(db, {
    get: (target, name, receiver) => {
      if (["insert", "select", "update", "delete", "execute", "transaction"].includes(String(name)))
        statements.push(String(name));
      return Reflect.get(target, name, receiver);
    },
  });
}

async function send(
  key: string | undefined,
  {
    path = "/things/",
    body = { name: "A" },
    by = userId,
  }: { path?: string; body?: object; by?: string } = {},
) {
  const response = await app.inject({
    method: "POST",
    url: `/api/v1${path}`,
    headers: { "x-user": by, ...(key !== undefined && { "idempotency-key": key }) },
    payload: body,
  });
  const answer: unknown = response.body === "" ? undefined : response.json();
  return {
    status: response.statusCode,
    answer,
    isReplayed: response.headers["idempotent-replayed"],
    response,
  };
}

const rowsOf = async (user: string) =>
  (await world.postgres.pool.query("select * from idempotency_keys where user_id = $1", [user])).rows;

test("six requests at once with one key do it once, and all get its answer", async () => {
  const begun = Promise.withResolvers<void>();
  work = async () => {
    await begun.promise;
    return "slowly made";
  };

  const six = Promise.all(Array.from({ length: 6 }, () => send("six clicks")));
  begun.resolve();
  const answers = await six;

  expect(done).toBe(1);
  expect(answers.map(({ status, answer }) => [status, answer])).toEqual(
    Array(6).fill([201, { nth: 1, text: "slowly made" }]),
  );
  expect(answers.filter(({ isReplayed }) => isReplayed === "true")).toHaveLength(5);
});

test("a request with a key takes two statements, one that is replayed takes two, and one without takes none", async () => {
  await send(undefined);
  expect(statements).toEqual([]);

  await send("two statements");
  expect(statements).toEqual(["insert", "update"]);
  await send("two statements");

  expect(statements).toEqual(["insert", "update", "insert", "select"]);
});

test("a key stands for one request of one account", async () => {
  await send("mine", { body: { name: "A", size: 1 } });

  const [again, otherBody, otherPath] = [
    await send("mine", { body: { size: 1, name: "A" } }),
    await send("mine", { body: { name: "B", size: 1 } }),
    await send("mine", { path: "/others/", body: { name: "A", size: 1 } }),
  ];
  const theirs = await send("mine", { by: newId(), body: { name: "B" } });

  expect(again).toMatchObject({ status: 201, answer: { nth: 1 }, isReplayed: "true" });
  for (const refused of [otherBody, otherPath])
    expect(refused).toMatchObject({ status: 409, answer: { code: "IDEMPOTENCY_KEY_REUSED" } });
  expect(theirs).toMatchObject({ status: 201, answer: { nth: 2 }, isReplayed: undefined });
});

test.each(["", " ".repeat(256), "ü", "a\tb", `"${"a".repeat(256)}"`])("refuses %j as a key", async (key) => {
  expect(await send(key)).toMatchObject({ status: 400, answer: { code: "IDEMPOTENCY_KEY_MALFORMED" } });
  expect(done).toBe(0);
});

test("takes a key in quotes, as structured headers write it, for the same as the bare one", async () => {
  await send('"8e03978e-40d5"');

  expect(await send("8e03978e-40d5")).toMatchObject({ answer: { nth: 1 }, isReplayed: "true" });
});

test("a refusal frees the key, also for those who wait", async () => {
  work = async (nth) => {
    if (nth < 3) throw new Refusal("NOT_ENOUGH_CREDITS");
    return "made";
  };

  const refused = await send("short of credits");
  const both = await Promise.all([send("short of credits"), send("short of credits")]);

  expect(refused.status).toBe(402);
  expect(both.map(({ status }) => status).toSorted()).toEqual([201, 402]);
  expect(done).toBe(3);
});

test("a failure before which nothing was stored frees the key: what was rolled back or only looked at is done by the next try", async () => {
  work = async (nth) => {
    await inTransaction(world.tools, ({ db }) => db.execute(sql`select nth from made`));
    await store(nth, async () => {
      if (nth === 1) throw new Error("The connection was lost");
    });
    return "made";
  };

  const [failed, again] = [await send("rolled back"), await send("rolled back")];

  expect([failed.status, again.status]).toEqual([500, 201]);
  expect(again).toMatchObject({ answer: { nth: 2 }, isReplayed: undefined });
  expect(await storedOf(userId)).toEqual([2]);
});

test("what failed after something was stored is not done again, and that is said", async () => {
  work = async (nth) => {
    await store(nth);
    throw new Error("The answer could not be made");
  };

  const failed = await send("broke off");
  const again = await send("broke off");
  work = async () => "made";

  expect([failed.status, again.status, done]).toEqual([500, 409, 1]);
  expect(again.answer).toMatchObject({ code: "IDEMPOTENCY_KEY_BROKEN" });
  expect(await storedOf(userId)).toEqual([1]);
  expect(await send("another key")).toMatchObject({ status: 201 });
});

test("a refusal is not kept although something was stored before it, as what was tried is", async () => {
  work = async (nth) => {
    await store(nth);
    if (nth === 1) throw new Refusal("GATEWAY_UNAVAILABLE");
    return "made";
  };

  expect([(await send("no gateway")).status, (await send("no gateway")).status]).toEqual([503, 201]);
});

async function untilInserts(times: number): Promise<void> {
  while (statements.filter((name) => name === "insert").length < times) await new Promise(setImmediate);
}

test("who waits for long is told when to come again, and gets the answer later", async () => {
  const held = Promise.withResolvers<void>();
  work = async () => {
    await held.promise;
    return "made";
  };
  const first = send("endless");
  while (done === 0) await new Promise(setImmediate);

  const second = send("endless");
  await untilInserts(2);
  world.advance(11_000);
  const waited = await second;
  held.resolve();

  expect(waited).toMatchObject({ status: 409, answer: { code: "IDEMPOTENCY_KEY_RUNNING" } });
  expect(waited.response.headers["retry-after"]).toBe("5");
  expect(await first).toMatchObject({ status: 201 });
  expect(await send("endless")).toMatchObject({ status: 201, answer: { nth: 1 }, isReplayed: "true" });
});

test("of a process that gave no sign of life another takes over, and then it stores nothing more", async () => {
  const held = Promise.withResolvers<void>();
  work = async (nth) => {
    await store(nth, async () => {
      if (nth === 1) await held.promise;
    });
    return `made by ${nth}`;
  };
  const frozen = send("frozen");
  while (done === 0) await new Promise(setImmediate);
  world.advance(31_000);
  const six = await Promise.all(Array.from({ length: 6 }, () => send("frozen")));
  held.resolve();
  const awake = await frozen;

  expect(six.map(({ status, answer }) => [status, answer])).toEqual(
    Array(6).fill([201, { nth: 2, text: "made by 2" }]),
  );
  expect(awake).toMatchObject({ status: 409, answer: { code: "IDEMPOTENCY_KEY_RUNNING" } });
  expect(await send("frozen")).toMatchObject({ answer: { nth: 2 }, isReplayed: "true" });
  expect(await storedOf(userId)).toEqual([2]);
});

test("who takes over waits for a transaction that is about to be stored, and does not do it again", async () => {
  const committing = await world.postgres.pool.connect();
  await send("late");
  const [{ key_hash, claim_id }] = await rowsOf(userId);
  const end = "ended_at = null, answer = null, stored_at = null, running_until = now() - interval '1 minute'";
  await world.postgres.pool.query(`update idempotency_keys set ${end} where key_hash = $1`, [key_hash]);
  await committing.query("begin");
  await committing.query("update idempotency_keys set stored_at = now() where claim_id = $1", [claim_id]);

  const again = send("late");
  await eventually(async () => {
    const { rowCount } = await world.postgres.pool.query(
      "select from pg_stat_activity where wait_event_type = 'Lock' and query like '%idempotency_keys%' and datname = current_database()",
    );
    expect(rowCount).toBe(1);
  });
  await committing.query("commit");
  committing.release();

  expect(await again).toMatchObject({ status: 409, answer: { code: "IDEMPOTENCY_KEY_BROKEN" } });
  expect(done).toBe(1);
});

test("the same key in another workspace is another key, whether the path or the body names it", async () => {
  const [one, other] = [newId(), newId()];
  const inPath = (projectId: string) => send("mine", { path: `/projects/${projectId}/things/` });
  const inBody = (project: string) =>
    send("yours", { path: "/things-of-a-project/", body: { name: "A", project } });

  const answers = [
    await inPath(one),
    await inPath(other),
    await inPath(one),
    await inBody(one),
    await inBody(other),
    await inBody(one),
  ];

  expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(201));
  expect(answers.map(({ answer }) => answer)).toMatchObject([1, 2, 1, 3, 4, 3].map((nth) => ({ nth })));
  const rows = (await rowsOf(userId)).map(({ workspace_id }) => workspace_id);
  expect(rows.toSorted()).toEqual([one, one, other, other].toSorted());
});

test("what answers nothing is replayed as nothing; what takes no key is done each time", async () => {
  const rings = [await send("ring", { path: "/rings/" }), await send("ring", { path: "/rings/" })];
  const looks = [await send("look", { path: "/looks/" }), await send("look", { path: "/looks/" })];

  expect(rings.map(({ status, isReplayed }) => [status, isReplayed])).toEqual([
    [204, undefined],
    [204, "true"],
  ]);
  expect(looks.map(({ answer }) => answer)).toEqual([{ nth: 2 }, { nth: 3 }]);
});

test("neither key nor answer can be read in the database, and a large answer is not kept", async () => {
  work = async (nth) => (nth === 1 ? "clk_the_secret" : "x".repeat(256 * 1024));
  await send("first key");
  await send("second key", { body: { name: "B" } });

  const rows = JSON.stringify(await rowsOf(userId));
  const large = await send("second key", { body: { name: "B" } });

  expect(rows).not.toMatch(/clk_the_secret|first key|xxxx/);
  expect(await send("first key")).toMatchObject({ answer: { text: "clk_the_secret" } });
  expect(large).toMatchObject({ status: 409, answer: { code: "IDEMPOTENCY_ANSWER_GONE" } });
  expect(done).toBe(2);
});

test("of an account's answers so much is kept, and no more: who asks for another one again is told that it was done", async () => {
  work = async () => "x".repeat(200 * 1024);
  const [sizeMax, size] = [16 * 1024, 200];
  const last = Math.ceil(sizeMax / size) + 8; // while they are sent, some time passes
  for (let nth = 0; nth <= last; nth += 1) await send(`large ${nth}`);

  const answers = [await send("large 0"), await send(`large ${last}`)];
  work = async () => "small";
  const theirs = [await send("small", { by: newId() }), await send("small", { by: newId() })];

  expect(answers).toMatchObject([
    { status: 201, isReplayed: "true" },
    { status: 409, answer: { code: "IDEMPOTENCY_ANSWER_GONE" } },
  ]);
  expect(theirs.map(({ status }) => status)).toEqual([201, 201]);
});

test("a key is forgotten after a day, and not before", async () => {
  await send("of yesterday");

  world.advance(23.9 * hourMs);
  await forgetIdempotencyKeys.run(world.tools, {});
  expect(await send("of yesterday")).toMatchObject({ answer: { nth: 1 } });
  world.advance(0.2 * hourMs);

  expect(await send("of yesterday")).toMatchObject({ answer: { nth: 2 }, isReplayed: undefined });
  world.advance(24.1 * hourMs);
  await forgetIdempotencyKeys.run(world.tools, {});
  expect(await rowsOf(userId)).toEqual([]);
});

test("however many there are, few at a time are forgotten", async () => {
  const { pool } = world.postgres;
  const rowsMade = 2 * sliceRows + 1;
  await pool.query(
    `insert into idempotency_keys (user_id, key_hash, fingerprint, claim_id, created, running_until)
     select $1, n::text, '', gen_random_uuid(), $2, $2 from generate_series(1, ${rowsMade}) as n`,
    [userId, new Date(world.tools.now().getTime() - 25 * hourMs)],
  );

  await forgetIdempotencyKeys.run({ ...world.tools, db: countingDb(world.tools.db) }, {});

  expect(statements).toEqual(["execute", "execute", "execute"]);
  expect(await rowsOf(userId)).toEqual([]);
});
