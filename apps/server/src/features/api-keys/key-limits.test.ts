import { randomUUID } from "node:crypto";
import { callsPerMinute, spendingCallsPerMinute } from "@citelens/contract/base/call-limits";
import type { KeyScope } from "@citelens/contract/base/endpoint";
import { launchCampaign } from "@citelens/contract/visibility/campaigns";
import { createApiKey, listApiKeys } from "@citelens/contract/workspaces/api-keys";
import { getWorkspace, updateWorkspace } from "@citelens/contract/workspaces/workspaces";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openWorld, type Person, type World } from "#test/world.ts";

let world: World;
let person: Person;
let projectId: string;
beforeAll(async () => {
  world = await openWorld({ limited: true, billing: { mode: "off" } });
  world.stopClock();
  person = await world.signUp();
  projectId = (await world.createWorkspace(person)).id;
});
afterAll(() => world.close());

async function makeKey(...scopes: KeyScope[]): Promise<string> {
  const body = { name: randomUUID(), scopes };
  const { answer } = await world.call(createApiKey, { params: { projectId }, body }, person.access);
  return `Api-Key ${answer.key}`;
}

const read = (by: string) => world.call(getWorkspace, { params: { projectId } }, by);
const change = (by: string) =>
  world.call(updateWorkspace, { params: { projectId }, body: { name: "Renamed" } }, by);
const elsewhere = (by: string) => world.call(getWorkspace, { params: { projectId: randomUUID() } }, by);
const forPeople = (by: string) => world.call(listApiKeys, { params: { projectId } }, by);
const spend = (by: string) =>
  world.call(launchCampaign, { params: { projectId, campaignId: randomUUID() } }, by);

interface CountedReply {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
}

/** Makes so many calls and resolves to their statuses, each once. */
async function statusesOf(times: number, call: () => Promise<{ readonly status: number }>) {
  const replies = await Promise.all(Array.from({ length: times }, call));
  return [...new Set(replies.map(({ status }) => status))];
}

const policy = `"default";q=${callsPerMinute};w=60`;
const spending = `"spend";q=${spendingCallsPerMinute};w=60`;

test.each<[what: string, call: (by: string) => Promise<CountedReply>, status: number]>([
  ["an answer", read, 200],
  ["a refusal for its scope", change, 403],
  ["a refusal of what is for people alone", forPeople, 403],
  ["a workspace that it does not reach", elsewhere, 404],
])("tells what is left beside %s, which counts too", async (_, call, status) => {
  const key = await makeKey("read");

  const [first, second] = [await call(key), await call(key)];

  expect([first.status, second.status]).toEqual([status, status]);
  expect(first.headers).toMatchObject({ "ratelimit-policy": policy, ratelimit: `"default";r=599;t=1` });
  expect(second.headers).toMatchObject({ "ratelimit-policy": policy, ratelimit: `"default";r=598;t=1` });
});

test("a session is told of no limit of keys", async () => {
  const { headers } = await read(person.access);

  expect(headers).not.toHaveProperty("ratelimit");
  expect(headers).not.toHaveProperty("ratelimit-policy");
});

test("600 calls pass in a minute, the next waits, and no other key does", async () => {
  const [key, other] = [await makeKey("read"), await makeKey("read")];

  expect(await statusesOf(callsPerMinute / 2, () => read(key))).toEqual([200]);
  expect(await statusesOf(callsPerMinute / 2, () => change(key))).toEqual([403]);
  const refused = await read(key);
  expect(refused).toMatchObject({ status: 429, body: { code: "TOO_MANY_REQUESTS" } });
  expect(refused.headers).toMatchObject({
    "retry-after": "1",
    "ratelimit-policy": policy,
    ratelimit: `"default";r=0;t=60`,
  });
  expect((await read(other)).status).toBe(200);

  world.advance(1_000);
  expect(await statusesOf(10, () => read(key))).toEqual([200]);
  expect((await read(key)).status).toBe(429);
  world.advance(60_000);
  expect((await read(key)).headers).toMatchObject({ ratelimit: `"default";r=599;t=1` });
});

test("60 calls that spend pass in a minute, and reading goes on", async () => {
  const key = await makeKey("read", "spend");

  const first = await spend(key);
  expect(first.headers).toMatchObject({
    "ratelimit-policy": `${policy}, ${spending}`,
    ratelimit: `"default";r=599;t=1, "spend";r=59;t=1`,
  });
  expect(await statusesOf(spendingCallsPerMinute - 1, () => spend(key))).toEqual([404]);
  const refused = await spend(key);

  expect(refused.status).toBe(429);
  expect(refused.headers).toMatchObject({
    "retry-after": "1",
    ratelimit: `"default";r=539;t=7, "spend";r=0;t=60`,
  });
  expect((await read(key)).status).toBe(200);
});

test("a call that spends is counted as one also where the key may not spend", async () => {
  const key = await makeKey("read");

  const { status, headers } = await spend(key);

  expect(status).toBe(403);
  expect(headers.ratelimit).toBe(`"default";r=599;t=1, "spend";r=59;t=1`);
});
