import { randomUUID } from "node:crypto";
import { logIn } from "@citelens/contract/accounts/accounts";
import { dayMs } from "@citelens/contract/base/days";
import { apiBase, type KeyScope } from "@citelens/contract/base/endpoint";
import { trackVisit } from "@citelens/contract/traffic/visits";
import * as contract from "@citelens/contract/workspaces/api-keys";
import { getWorkspace, updateWorkspace } from "@citelens/contract/workspaces/workspaces";
import { afterAll, beforeAll, expect, test } from "vitest";
import { eventually, openWorld, type Person, type World } from "#test/world.ts";
import { forgetKeyUsage } from "./key-usage.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld();
  world.stopClock();
});
afterAll(() => world.close());

async function home() {
  const person = await world.signUp();
  const { id: projectId } = await world.createWorkspace(person);
  const make = async (scopes: KeyScope[], by: Person = person) => {
    const body = { name: randomUUID(), scopes };
    return (await world.call(contract.createApiKey, { params: { projectId }, body }, by.access)).answer;
  };
  const usage = async (keyId: string, { access }: Pick<Person, "access"> = person) =>
    (await world.call(contract.getApiKeyUsage, { params: { projectId, keyId } }, access)).answer;
  const calls = async (by: Person = person) =>
    (await world.call(contract.listKeyCalls, { params: { projectId } }, by.access)).answer;
  return { person, projectId, make, usage, calls };
}

const read = (projectId: string, key: string) =>
  world.call(getWorkspace, { params: { projectId } }, `Api-Key ${key}`);
const change = (projectId: string, key: string) =>
  world.call(updateWorkspace, { params: { projectId }, body: { name: "Renamed" } }, `Api-Key ${key}`);
const today = () => world.tools.now().toISOString().slice(0, 10);

test("calls of a key are counted by operation and day, with those that were refused", async () => {
  const { person, projectId, make, usage } = await home();
  const { id, key } = await make(["read"]);

  await Promise.all([read(projectId, key), read(projectId, key), change(projectId, key)]);
  await eventually(async () =>
    expect(await usage(id)).toEqual({
      since: new Date(world.tools.now().getTime() - 29 * dayMs).toISOString().slice(0, 10),
      operations: [
        { operation: "getWorkspace", count: 2, refused: 0 },
        { operation: "updateWorkspace", count: 1, refused: 1 },
      ],
      days: [{ day: today(), count: 3, refused: 1 }],
    }),
  );

  const listed = await world.call(contract.listApiKeys, { params: { projectId } }, person.access);
  expect(listed.answer).toMatchObject([{ id, recent_calls: 3 }]);
});

test("two instances add to the same counts, and keep the last calls of both", async () => {
  const { projectId, make, usage, calls } = await home();
  const { id, key } = await make(["read"]);
  const second = await world.secondInstance();

  await read(projectId, key);
  await second.call(getWorkspace, { params: { projectId } }, `Api-Key ${key}`);

  await eventually(async () => {
    expect((await usage(id)).operations).toEqual([{ operation: "getWorkspace", count: 2, refused: 0 }]);
    expect(await calls()).toHaveLength(2);
  });
});

test("the last calls tell when, by which key, what, and how it went, and nothing that was sent", async () => {
  const { person, projectId, make, calls } = await home();
  const { id, name, key } = await make(["read"]);
  const url = `${apiBase}/projects/${projectId}/?secret=in-the-query`;

  await world.app.inject({ url, headers: { authorization: `Api-Key ${key}` } });
  await change(projectId, key);

  await eventually(async () => expect(await calls()).toHaveLength(2));
  const seen = await calls();
  expect(seen.toSorted((one, other) => one.status - other.status)).toEqual([
    {
      at: expect.any(String),
      key: id,
      key_name: name,
      operation: "getWorkspace",
      status: 400, // a parameter that it does not have
      ms: expect.any(Number),
    },
    {
      at: expect.any(String),
      key: id,
      key_name: name,
      operation: "updateWorkspace",
      status: 403,
      ms: expect.any(Number),
    },
  ]);
  const { rows } = await world.postgres.pool.query("select * from api_key_calls where workspace_id = $1", [
    projectId,
  ]);
  expect(JSON.stringify(rows)).not.toMatch(/in-the-query|Renamed/);
  expect(JSON.stringify(rows)).not.toContain(key.slice(12));
  expect(await calls(person)).toEqual(seen);
});

test("of each key the last 50 calls are kept, and of all 50 are shown", async () => {
  const { projectId, make, calls } = await home();
  const [first, second] = [await make(["read"]), await make(["read"])];

  for (let times = 0; times < 45; times += 1) await read(projectId, first.key);
  await eventually(async () => expect(await calls()).toHaveLength(45));
  world.advance(1_000);
  for (let times = 0; times < 30; times += 1) await change(projectId, second.key);

  await eventually(async () =>
    expect((await calls()).filter(({ key }) => key === second.id)).toHaveLength(30),
  );
  const seen = await calls();
  expect(seen).toHaveLength(50);
  expect(seen.map(({ at }) => at)).toEqual(
    seen
      .map(({ at }) => at)
      .toSorted()
      .reverse(),
  );
  const { rows } = await world.postgres.pool.query<{ kept: number }>(
    "select jsonb_array_length(calls) as kept from api_key_calls where key_id = $1",
    [first.id],
  );
  expect(rows).toEqual([{ kept: 45 }]);
});

test("members see the calls of their own keys alone", async () => {
  const { projectId, make, calls } = await home();
  const member = await world.signUp();
  await world.postgres.pool.query("insert into members values ($1, $2, 'MEMBER', now())", [
    projectId,
    member.user.id,
  ]);
  const [ofOwner, ofMember] = [await make(["read"]), await make(["read"], member)];

  await read(projectId, ofOwner.key);
  await read(projectId, ofMember.key);

  await eventually(async () => expect((await calls()).map(({ key }) => key)).toEqual([ofOwner.id]));
  await eventually(async () => expect((await calls(member)).map(({ key }) => key)).toEqual([ofMember.id]));
});

test("visits that a key reports are not counted again", async () => {
  const { projectId, make, usage, calls } = await home();
  const { id, key } = await make(["read", "ingest"]);
  const visit = { request_path: "/", request_method: "GET", request_headers: { "user-agent": "GPTBot/1.2" } };

  await world.call(trackVisit, { body: visit }, `Api-Key ${key}`);
  await read(projectId, key);

  await eventually(async () => expect((await usage(id)).operations).toHaveLength(1));
  expect((await calls()).map(({ operation }) => operation)).toEqual(["getWorkspace"]);
});

test("counts go after 30 days", async () => {
  const { person, projectId, make, usage } = await home();
  const { id, key } = await make(["read"]);
  const later = async () => usage(id, (await world.call(logIn, { body: person })).answer);
  await read(projectId, key);
  await eventually(async () => expect((await usage(id)).days).toHaveLength(1));

  world.advance(29 * dayMs);
  expect((await later()).days).toHaveLength(1);
  world.advance(dayMs);
  expect(await later()).toMatchObject({ operations: [], days: [] });

  await forgetKeyUsage(world.tools);
  const { rows } = await world.postgres.pool.query("select 1 from api_key_uses where key_id = $1", [id]);
  expect(rows).toEqual([]);
});
