import { randomUUID } from "node:crypto";
import { apiBase } from "@citelens/contract/base/endpoint";
import { createCampaign, listCampaigns } from "@citelens/contract/visibility/campaigns";
import { createApiKey } from "@citelens/contract/workspaces/api-keys";
import { beforeAll, expect, test } from "vitest";
import { type Person, sharedWorld, type World } from "#test/world.ts";

let world: World;
let person: Person;
beforeAll(async () => {
  world = await sharedWorld();
  person = await world.signUp();
});

async function workspaceWithKeys() {
  const { id: projectId } = await world.createWorkspace(person);
  const make = async () => {
    const body = { name: randomUUID(), scopes: ["read" as const, "write" as const] };
    return (await world.call(createApiKey, { params: { projectId }, body }, person.access)).answer.key;
  };
  const create = async (by: string, { name = "Autumn", within = projectId } = {}) => {
    const response = await world.app.inject({
      method: "POST",
      url: `${apiBase}${createCampaign.path.replace(":projectId", within)}`,
      headers: { authorization: by, "idempotency-key": "1" },
      payload: { name },
    });
    return {
      status: response.statusCode,
      id: response.json().id,
      code: response.json().code,
      isReplayed: response.headers["idempotent-replayed"] === "true",
    };
  };
  const count = async () =>
    (await world.call(listCampaigns, { params: { projectId } }, person.access)).answer.count;
  return { projectId, make, create, count };
}

test("what an API key sends again is done once, and answered again", async () => {
  const { make, create, count } = await workspaceWithKeys();
  const key = `Api-Key ${await make()}`;

  const six = await Promise.all(Array.from({ length: 6 }, () => create(key)));
  const other = await create(key, { name: "Winter" });

  expect(new Set(six.map(({ status, id }) => `${status} ${id}`)).size).toBe(1);
  expect(six.filter(({ isReplayed }) => isReplayed)).toHaveLength(5);
  expect(other).toMatchObject({ status: 409, code: "IDEMPOTENCY_KEY_REUSED" });
  expect(await count()).toBe(1);
});

test("two API keys of one person, and the person, do not get one another's answers", async () => {
  const { make, create, count } = await workspaceWithKeys();

  const made = [
    await create(`Api-Key ${await make()}`),
    await create(`Api-Key ${await make()}`, { name: "Winter" }),
    await create(`Bearer ${person.access}`, { name: "Spring" }),
  ];

  expect(made.map(({ status, isReplayed }) => [status, isReplayed])).toEqual(
    Array.from({ length: 3 }, () => [201, false]),
  );
  expect(new Set(made.map(({ id }) => id)).size).toBe(3);
  expect(await count()).toBe(3);
});

test("the API key of another workspace of the same person gets nothing again", async () => {
  const [one, other] = [await workspaceWithKeys(), await workspaceWithKeys()];
  const [first, second] = [`Api-Key ${await one.make()}`, `Api-Key ${await other.make()}`];
  const made = await one.create(first);

  const elsewhere = await other.create(second);
  const foreign = await one.create(second);

  expect([made.status, elsewhere.status, foreign.status]).toEqual([201, 201, 404]);
  expect(elsewhere).toMatchObject({ isReplayed: false });
  expect(elsewhere.id).not.toBe(made.id);
  expect(await one.count()).toBe(1);
});
