import { dayMs } from "@citelens/contract/base/days";
import { watchVisits } from "@citelens/contract/traffic/agents";
import { beforeAll, expect, test } from "vitest";
import { placeOfJob } from "#platform/place.ts";
import { type Person, sharedWorld, type World } from "#test/world.ts";
import { openLiveFeed } from "./live-visits.ts";
import { storeVisits, workspaceIn } from "./stored-visits.test-helper.ts";

let world: World;
let owner: Person;
beforeAll(async () => {
  world = await sharedWorld();
  owner = await world.signUp();
});

const ago = (ms: number): string => new Date(Date.now() - ms).toISOString();

test("the newest visits come first, of this workspace alone, and old ones not at all", async () => {
  const [mine, other] = [await workspaceIn(world, owner), await workspaceIn(world, owner)];
  await storeVisits(world, mine, [
    { path: "/older", ts: ago(60_000) },
    { path: "/newer", ts: ago(1_000), token: "ChatGPT-User", verdict: "unverifiable", status: 404 },
    { path: "/long-ago", ts: ago(3 * dayMs) },
  ]);
  await storeVisits(world, other, [{ path: "/theirs", ts: ago(0) }]);

  const { visits } = await openLiveFeed(world.tools).look(placeOfJob({ workspaceId: mine }));

  expect(visits).toMatchObject([
    {
      path: "/newer",
      token: "ChatGPT-User",
      operator: "OpenAI",
      purpose: "ai_user_fetch",
      verdict: "unverifiable",
      status: 404,
    },
    { path: "/older", token: "GPTBot", status: 200 },
  ]);
});

test("two hundred viewers are answered by one look at the database", async () => {
  const projectId = await workspaceIn(world, owner);
  let looks = 0;
  const events = {
    ...world.tools.events,
    query: ((...asked) => {
      looks += 1;
      return world.tools.events.query(...asked);
    }) as typeof world.tools.events.query, // generic in its rows
  };
  const feed = openLiveFeed({ events });

  await Promise.all(Array.from({ length: 200 }, () => feed.look(placeOfJob({ workspaceId: projectId }))));

  expect(looks).toBe(1);
});

test("a visit is in the stream of those who watch soon after it was reported", async () => {
  const projectId = await workspaceIn(world, owner);
  const { key } = await world.createKey(owner, { id: projectId });
  const address = await world.app.listen({ host: "127.0.0.1", port: 0 });
  const closing = new AbortController();
  const stream = await fetch(`${address}/api/v1${watchVisits.path.replace(":projectId", projectId)}`, {
    headers: { authorization: `Bearer ${owner.access}` },
    signal: closing.signal,
  });

  const seen = textOf(stream, "/just-now");
  await world.app.inject({
    method: "POST",
    url: "/api/v1/tracking/visit",
    headers: { authorization: `Api-Key ${key}` },
    payload: {
      request_path: "/just-now",
      request_method: "GET",
      request_headers: { "user-agent": "GPTBot/1.2" },
    },
  });

  expect(await seen).toMatch(
    /event: visits\ndata: {"visits":\[\]}\n\n[\s\S]*event: visits\ndata: .*"path":"\/just-now"/,
  );
  closing.abort();
});

/** Text of a stream until it says this. */
async function textOf({ body }: Response, awaited: string): Promise<string> {
  let text = "";
  for await (const chunk of body?.pipeThrough(new TextDecoderStream()) ?? []) {
    text += chunk;
    if (text.includes(awaited)) return text;
  }
  throw new Error(`The stream ended after ${text}`);
}
