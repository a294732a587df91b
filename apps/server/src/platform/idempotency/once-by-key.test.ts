import { hourMs } from "@citelens/contract/base/days";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { newId } from "#platform/ids.ts";
import { Refusal } from "#platform/refusal.ts";
import { type KeyedServer, openKeyedServer } from "#test/keyed-server.ts";
import { forgetIdempotencyKeys } from "./forget-keys.ts";
import { sliceRows } from "./idempotency.sql.ts";

let server: KeyedServer;
beforeAll(async () => {
  server = await openKeyedServer();
});
afterAll(() => server.close());
beforeEach(() => server.reset());

test("six requests at once with one key do it once, and all get its answer", async () => {
  const begun = Promise.withResolvers<void>();
  server.work = async () => {
    await begun.promise;
    return "slowly made";
  };

  const six = Promise.all(Array.from({ length: 6 }, () => server.send("six clicks")));
  begun.resolve();
  const answers = await six;

  expect(server.done).toBe(1);
  expect(answers.map(({ status, answer }) => [status, answer])).toEqual(
    Array(6).fill([201, { nth: 1, text: "slowly made" }]),
  );
  expect(answers.filter(({ isReplayed }) => isReplayed === "true")).toHaveLength(5);
});

test("a request with a key takes two statements, one that is replayed takes two, and one without takes none", async () => {
  await server.send(undefined);
  expect(server.statements).toEqual([]);

  await server.send("two server.statements");
  expect(server.statements).toEqual(["insert", "update"]);
  await server.send("two server.statements");

  expect(server.statements).toEqual(["insert", "update", "insert", "select"]);
});

test("a key stands for one request of one account", async () => {
  await server.send("mine", { body: { name: "A", size: 1 } });

  const [again, otherBody, otherPath] = [
    await server.send("mine", { body: { size: 1, name: "A" } }),
    await server.send("mine", { body: { name: "B", size: 1 } }),
    await server.send("mine", { path: "/others/", body: { name: "A", size: 1 } }),
  ];
  const theirs = await server.send("mine", { by: newId(), body: { name: "B" } });

  expect(again).toMatchObject({ status: 201, answer: { nth: 1 }, isReplayed: "true" });
  for (const refused of [otherBody, otherPath])
    expect(refused).toMatchObject({ status: 409, answer: { code: "IDEMPOTENCY_KEY_REUSED" } });
  expect(theirs).toMatchObject({ status: 201, answer: { nth: 2 }, isReplayed: undefined });
});

test.each(["", " ".repeat(256), "ü", "a\tb", `"${"a".repeat(256)}"`])("refuses %j as a key", async (key) => {
  expect(await server.send(key)).toMatchObject({
    status: 400,
    answer: { code: "IDEMPOTENCY_KEY_MALFORMED" },
  });
  expect(server.done).toBe(0);
});

test("takes a key in quotes, as structured headers write it, for the same as the bare one", async () => {
  await server.send('"8e03978e-40d5"');

  expect(await server.send("8e03978e-40d5")).toMatchObject({ answer: { nth: 1 }, isReplayed: "true" });
});

test("a refusal frees the key, also for those who wait", async () => {
  server.work = async (nth) => {
    if (nth < 3) throw new Refusal("NOT_ENOUGH_CREDITS");
    return "made";
  };

  const refused = await server.send("short of credits");
  const both = await Promise.all([server.send("short of credits"), server.send("short of credits")]);

  expect(refused.status).toBe(402);
  expect(both.map(({ status }) => status).toSorted()).toEqual([201, 402]);
  expect(server.done).toBe(3);
});

test("the same key in another workspace is another key, whether the path or the body names it", async () => {
  const [one, other] = [newId(), newId()];
  const inPath = (projectId: string) => server.send("mine", { path: `/projects/${projectId}/things/` });
  const inBody = (project: string) =>
    server.send("yours", { path: "/things-of-a-project/", body: { name: "A", project } });

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
  const rows = (await server.rowsOf(server.userId)).map(({ workspace_id }) => workspace_id);
  expect(rows.toSorted()).toEqual([one, one, other, other].toSorted());
});

test("what answers nothing is replayed as nothing; what takes no key is done each time", async () => {
  const rings = [
    await server.send("ring", { path: "/rings/" }),
    await server.send("ring", { path: "/rings/" }),
  ];
  const looks = [
    await server.send("look", { path: "/looks/" }),
    await server.send("look", { path: "/looks/" }),
  ];

  expect(rings.map(({ status, isReplayed }) => [status, isReplayed])).toEqual([
    [204, undefined],
    [204, "true"],
  ]);
  expect(looks.map(({ answer }) => answer)).toEqual([{ nth: 2 }, { nth: 3 }]);
});

test("neither key nor answer can be read in the database, and a large answer is not kept", async () => {
  server.work = async (nth) => (nth === 1 ? "clk_the_secret" : "x".repeat(256 * 1024));
  await server.send("first key");
  await server.send("second key", { body: { name: "B" } });

  const rows = JSON.stringify(await server.rowsOf(server.userId));
  const large = await server.send("second key", { body: { name: "B" } });

  expect(rows).not.toMatch(/clk_the_secret|first key|xxxx/);
  expect(await server.send("first key")).toMatchObject({ answer: { text: "clk_the_secret" } });
  expect(large).toMatchObject({ status: 409, answer: { code: "IDEMPOTENCY_ANSWER_GONE" } });
  expect(server.done).toBe(2);
});

test("of an account's answers so much is kept, and no more: who asks for another one again is told that it was done", async () => {
  server.work = async () => "x".repeat(200 * 1024);
  const [sizeMax, size] = [16 * 1024, 200];
  const last = Math.ceil(sizeMax / size) + 8; // while they are sent, some time passes
  for (let nth = 0; nth <= last; nth += 1) await server.send(`large ${nth}`);

  const answers = [await server.send("large 0"), await server.send(`large ${last}`)];
  server.work = async () => "small";
  const theirs = [await server.send("small", { by: newId() }), await server.send("small", { by: newId() })];

  expect(answers).toMatchObject([
    { status: 201, isReplayed: "true" },
    { status: 409, answer: { code: "IDEMPOTENCY_ANSWER_GONE" } },
  ]);
  expect(theirs.map(({ status }) => status)).toEqual([201, 201]);
});

test("a key is forgotten after a day, and not before", async () => {
  await server.send("of yesterday");

  server.world.advance(23.9 * hourMs);
  await forgetIdempotencyKeys.run(server.world.tools, {});
  expect(await server.send("of yesterday")).toMatchObject({ answer: { nth: 1 } });
  server.world.advance(0.2 * hourMs);

  expect(await server.send("of yesterday")).toMatchObject({ answer: { nth: 2 }, isReplayed: undefined });
  server.world.advance(24.1 * hourMs);
  await forgetIdempotencyKeys.run(server.world.tools, {});
  expect(await server.rowsOf(server.userId)).toEqual([]);
});

test("however many there are, few at a time are forgotten", async () => {
  const { pool } = server.world.postgres;
  const rowsMade = 2 * sliceRows + 1;
  await pool.query(
    `insert into idempotency_keys (user_id, key_hash, fingerprint, claim_id, created, running_until)
     select $1, n::text, '', gen_random_uuid(), $2, $2 from generate_series(1, ${rowsMade}) as n`,
    [server.userId, new Date(server.world.tools.now().getTime() - 25 * hourMs)],
  );

  await forgetIdempotencyKeys.run(
    { ...server.world.tools, db: server.countingDb(server.world.tools.db) },
    {},
  );

  expect(server.statements).toEqual(["execute", "execute", "execute"]);
  expect(await server.rowsOf(server.userId)).toEqual([]);
});
