import { batchKeyDays } from "@citelens/contract/traffic/visits";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { z } from "zod";
import { openWorld, type Person, type World, worldOfTest } from "#test/world.ts";
import { storeBatchOnce } from "./store-batch-once.ts";

let world: World;
let person: Person;
beforeAll(async () => {
  world = await openWorld();
  person = await world.signUp();
});
afterAll(() => world.close());

const gptBot = "Mozilla/5.0 (compatible; GPTBot/1.2; +https://openai.com/gptbot)";

const connectionRefused = Object.assign(new Error("connect ECONNREFUSED"), { code: "ECONNREFUSED" });

async function home(at: World = world, by: Person = person) {
  const { id: workspaceId } = await at.createWorkspace(by);
  const { id: keyId, key } = await at.createKey(by, { id: workspaceId });
  const send = (batchKey: string | undefined, ...paths: readonly string[]) =>
    at.app.inject({
      method: "POST",
      url: "/api/v1/tracking/visits",
      headers: { authorization: `Api-Key ${key}`, ...(batchKey && { "idempotency-key": batchKey }) },
      payload: paths.map((path) => ({
        request_path: path,
        request_method: "GET",
        request_headers: { "user-agent": gptBot },
      })),
    });
  const paths = async (): Promise<string[]> => {
    const rows = await at.tools.events.query(
      "SELECT path FROM visits WHERE workspace_id = {workspaceId:UUID} ORDER BY path",
      { workspaceId },
      z.object({ path: z.string() }),
    );
    return rows.map(({ path }) => path);
  };
  return { owner: { workspaceId, keyId }, send, paths };
}

test("a batch that comes again with its key counts once, and its answer says that it was a repetition", async () => {
  const { send, paths } = await home();

  const first = await send("one", "/a", "/b");
  const again = await send("one", "/a", "/b");
  const other = await send("two", "/a");

  expect([first, again, other].map(({ statusCode }) => statusCode)).toEqual([202, 202, 202]);
  expect([first, again, other].map(({ headers }) => headers["idempotent-replayed"])).toEqual([
    undefined,
    "true",
    undefined,
  ]);
  expect(await paths()).toEqual(["/a", "/a", "/b"]);
});

test("without a key each batch counts, and another workspace's key is another one", async () => {
  const [one, two] = [await home(), await home()];

  for (const { send } of [one, two]) await send("shared", "/a");
  await one.send(undefined, "/b");
  await one.send(undefined, "/b");

  expect(await one.paths()).toEqual(["/a", "/b", "/b"]);
  expect(await two.paths()).toEqual(["/a"]);
});

test("of batches that come together one is stored, and the others are to come again", async () => {
  const { send, paths } = await home();

  const answers = await Promise.all(Array.from({ length: 5 }, () => send("together", "/a")));

  const statuses = answers.map(({ statusCode }) => statusCode);
  expect(statuses).toContain(202);
  expect(statuses.every((status) => status === 202 || status === 503)).toBe(true);
  expect((await send("together", "/a")).statusCode).toBe(202);
  expect(await paths()).toEqual(["/a"]);
});

test("a batch that was refused leaves its key free", async () => {
  const { send, paths } = await home();

  const refused = await send("mended", "/a", "/b\u0000");
  const mended = await send("mended", "/a");

  expect([refused.statusCode, mended.statusCode]).toEqual([400, 202]);
  expect(await paths()).toEqual(["/a"]);
});

test("a batch that could not be stored is stored when it comes again", async () => {
  const { owner } = await home();
  const stored: string[] = [];
  const fail = () => Promise.reject(new Error("the disk is full"));
  const store = async () => void stored.push("stored");

  await expect(storeBatchOnce(world.tools, owner, { key: "k", store: fail })).rejects.toThrow("disk");

  expect(await storeBatchOnce(world.tools, owner, { key: "k", store })).toBe("stored");
  expect(await storeBatchOnce(world.tools, owner, { key: "k", store })).toBe("repeated");
  expect(stored).toEqual(["stored"]);
});

test("a batch that nobody finished is stored again after a minute, and one that was stored is known for a week", async () => {
  const own = await worldOfTest();
  const { owner } = await home(own, await own.signUp());
  let times = 0;
  const store = async () => void times++;
  const begun = Promise.withResolvers<void>();
  void storeBatchOnce(own.tools, owner, {
    key: "killed",
    store: () => {
      begun.resolve();
      return new Promise(() => {});
    },
  });
  await begun.promise;

  await expect(storeBatchOnce(own.tools, owner, { key: "killed", store })).rejects.toThrow();
  own.advance(61_000);
  const after = await storeBatchOnce(own.tools, owner, { key: "killed", store });
  own.advance((batchKeyDays - 1) * 86_400_000);
  const within = await storeBatchOnce(own.tools, owner, { key: "killed", store });
  own.advance(2 * 86_400_000);
  const beyond = await storeBatchOnce(own.tools, owner, { key: "killed", store });

  expect([after, within, beyond, times]).toEqual(["stored", "repeated", "stored", 2]);
});

test("of a batch that was stored before it could be noted, only what is not stored yet is stored", async () => {
  const own = await worldOfTest();
  const { owner, send, paths } = await home(own, await own.signUp());
  const [neighbour, killed] = [await home(own, await own.signUp()), "killed-after-the-journal"];
  for (const one of [neighbour, { send }]) await one.send(killed, "/a", "/b", "/a");
  const asIfKilled = async () => {
    const { workspaceId } = owner;
    await own.tools.db.execute(
      sql`update tracking_batches set stored_at = null where workspace_id = ${workspaceId}`,
    );
    own.advance(61_000);
  };

  await asIfKilled();
  const again = await send(killed, "/a", "/b", "/a", "/c");
  expect([again.statusCode, again.headers["idempotent-replayed"]]).toEqual([202, undefined]);
  expect(await paths()).toEqual(["/a", "/a", "/b", "/c"]);
  expect(await neighbour.paths()).toEqual(["/a", "/a", "/b"]);

  await asIfKilled();
  const stalled = vi.spyOn(own.tools.events, "query").mockRejectedValueOnce(connectionRefused);
  expect((await send(killed, "/a", "/b", "/a", "/c")).statusCode).toBe(503);
  stalled.mockRestore();
  own.advance(61_000);
  expect((await send(killed, "/a", "/b", "/a", "/c")).statusCode).toBe(202);
  expect(await paths()).toEqual(["/a", "/a", "/b", "/c"]);
});

test.each([" ", "a b", "x".repeat(201), "schlüssel"])("the key %j is none", async (batchKey) => {
  const { send, paths } = await home();

  const { statusCode, json } = await send(batchKey, "/a");

  expect(statusCode).toBe(400);
  expect(json()).toMatchObject({ non_field_errors: ["Idempotency-Key has 1 to 200 visible characters."] });
  expect(await paths()).toEqual([]);
});
