import { logIn, logOut } from "@citelens/contract/accounts/accounts";
import { apiBase } from "@citelens/contract/base/endpoint";
import { type Overview, overview, watchOverview } from "@citelens/contract/platform/overview";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { eventually, openWorld, type Person, type World } from "#test/world.ts";
import { sumServiceDays } from "./sum-days.ts";

let world: World;
let root: Person;
beforeAll(async () => {
  world = await openWorld();
  root = await world.signUpRoot();
});
afterAll(() => world.close());

interface Stream {
  readonly status: number;
  /** Events that came so far. */
  readonly events: Overview[];
  hasEnded: boolean;
}

async function watch(access: string): Promise<Stream> {
  const url = `${apiBase}${watchOverview.path}`;
  const headers = { authorization: `Bearer ${access}` };
  const answer = await world.app.inject({ url, headers, payloadAsStream: true });
  const stream: Stream = { status: answer.statusCode, events: [], hasEnded: false };
  const body = answer.stream();
  body.on("data", (chunk: Buffer) => {
    for (const [, data = ""] of String(chunk).matchAll(/^event: overview\ndata: (.*)$/gm))
      stream.events.push(overview.parse(JSON.parse(data)));
  });
  body.once("end", () => {
    stream.hasEnded = true;
  });
  return stream;
}

async function signedIn(): Promise<string> {
  const { email, password } = root;
  return (await world.call(logIn, { body: { email, password } })).answer.access;
}

test("superusers see a change within seconds, all of an instance by one look; others and those who log out see nothing", async () => {
  const member = await world.signUp();
  expect((await watch(member.access)).status).toBe(403);
  const [access, other] = [await signedIn(), await signedIn()];
  const select = vi.spyOn(world.tools.db, "execute");
  const streams = [await watch(access), await watch(other)];
  await eventually(async () => expect(streams.map(({ events }) => events.length)).toEqual([1, 1]));
  const looks = select.mock.calls.length;
  expect(streams.map(({ events }) => events[0]?.as_of)).toEqual([null, null]);

  await sumServiceDays(world.tools);

  await eventually(
    async () => expect(streams.map(({ events }) => events.at(-1)?.days.at(-1)?.sign_ups)).toEqual([2, 2]),
    10_000,
  );
  expect(looks).toBe(1);
  await world.call(logOut, {}, access);
  await eventually(async () => expect(streams.map(({ hasEnded }) => hasEnded)).toEqual([true, false]), 2_500);
  await world.call(logOut, {}, other);
  await eventually(async () => expect(streams[1]?.hasEnded).toBe(true), 2_500);
});

test("who is no superuser any more sees no more", async () => {
  const stream = await watch(await signedIn());
  await eventually(async () => expect(stream.events).toHaveLength(1));

  await world.postgres.pool.query("update users set is_superuser = false where id = $1", [root.user.id]);

  await eventually(async () => expect(stream.hasEnded).toBe(true), 6_000);
});
