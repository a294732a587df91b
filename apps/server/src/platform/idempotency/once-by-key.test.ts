import { endpoint } from "@citelens/contract/base/endpoint";
import Fastify, { type FastifyInstance } from "fastify";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { z } from "zod";
import { answerErrors } from "#app/errors.ts";
import { newId } from "#platform/ids.ts";
import { Refusal } from "#platform/refusal.ts";
import { serve } from "#platform/serve.ts";
import type { Tools } from "#platform/tools.ts";
import { openWorld, type World } from "#test/world.ts";
import { forgetIdempotencyKeys } from "./forget-keys.ts";
import { doOnceByKey } from "./once-by-key.ts";

const post = { method: "POST", caller: "user", summary: "", status: 201 } as const;
const makeThing = endpoint({
  ...post,
  path: "/things/",
  body: z.object({ name: z.string(), size: z.number().optional() }),
  answer: z.object({ nth: z.number(), text: z.string() }),
});
const makeOther = endpoint({ ...post, path: "/others/", body: makeThing.body, answer: makeThing.answer });
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
  app = Fastify();
  answerErrors(app);
  const tools = { ...world.tools, db: countingDb(world.tools.db) };
  doOnceByKey(app, tools, ({ headers }) => String(headers["x-user"]));
  for (const made of [makeThing, makeOther]) {
    serve(app, made, async () => {
      done += 1;
      return { nth: done, text: await work(done) };
    });
  }
  serve(app, ring, async () => {
    done += 1;
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

test("a request with a key takes two statements, one that is replayed takes one, and one without takes none", async () => {
  await send(undefined);
  expect(statements).toEqual([]);

  await send("two statements");
  expect(statements).toEqual(["insert", "update"]);
  await send("two statements");

  expect(statements).toEqual(["insert", "update", "insert"]);
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

test("what failed otherwise may have been done: it is not done again, and that is said", async () => {
  work = async () => {
    throw new Error("The connection was lost while it was stored");
  };

  const failed = await send("broke off");
  work = async () => "made";
  const again = await send("broke off");

  expect([failed.status, again.status, done]).toEqual([500, 409, 1]);
  expect(again.answer).toMatchObject({ code: "IDEMPOTENCY_KEY_UNKNOWN" });
  expect(await send("another key")).toMatchObject({ status: 201 });
});

test("who waits for long is told when to come again, and of a process that gave no sign of life, that it is not known", async () => {
  const held = Promise.withResolvers<void>();
  work = async () => {
    await held.promise;
    return "made";
  };
  const first = send("endless");
  while (done === 0) await new Promise(setImmediate);

  const second = send("endless");
  while (statements.filter((name) => name === "insert").length < 2) await new Promise(setImmediate);
  world.advance(11_000);
  const waited = await second;
  world.advance(20_000);
  const later = await send("endless");
  held.resolve();

  expect(waited).toMatchObject({ status: 409, answer: { code: "IDEMPOTENCY_KEY_RUNNING" } });
  expect(waited.response.headers["retry-after"]).toBe("5");
  expect(later).toMatchObject({ status: 409, answer: { code: "IDEMPOTENCY_KEY_UNKNOWN" } });
  expect(await first).toMatchObject({ status: 201 });
  expect(await send("endless")).toMatchObject({ status: 201, answer: { nth: 1 }, isReplayed: "true" });
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

test("a key is forgotten after a day, and not before", async () => {
  await send("of yesterday");

  world.advance(23.9 * 3_600_000);
  await forgetIdempotencyKeys.run(world.tools, {});
  expect(await send("of yesterday")).toMatchObject({ answer: { nth: 1 } });
  world.advance(0.2 * 3_600_000);
  await forgetIdempotencyKeys.run(world.tools, {});

  expect(await send("of yesterday")).toMatchObject({ answer: { nth: 2 } });
});
