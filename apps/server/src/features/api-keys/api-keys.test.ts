import { randomUUID } from "node:crypto";
import { fieldErrors } from "@citelens/contract/base/field-errors";
import * as contract from "@citelens/contract/workspaces/api-keys";
import { beforeAll, describe, expect, test } from "vitest";
import { type Person, sharedWorld, type World } from "#test/world.ts";

let world: World;
beforeAll(async () => {
  world = await sharedWorld();
});

async function home(): Promise<{ person: Person; projectId: string }> {
  const person = await world.signUp();
  const { id } = await world.createWorkspace(person);
  return { person, projectId: id };
}

describe("a new key", () => {
  test("shows its secret once and never again", async () => {
    const { person, projectId } = await home();

    const created = await world.call(
      contract.createApiKey,
      { params: { projectId }, body: { name: " Server ", project: projectId } },
      person.access,
    );
    const listed = await world.call(contract.listApiKeys, { params: { projectId } }, person.access);

    expect(created.status).toBe(201);
    expect(created.answer).toMatchObject({ name: "Server", project: projectId, revoked: false });
    expect(created.answer.key).toMatch(/^clk_/);
    expect(listed.answer).toHaveLength(1);
    expect(JSON.stringify(listed.body)).not.toContain(created.answer.key);
  });

  test("is kept only as a hash", async () => {
    const { person, projectId } = await home();
    const { answer } = await world.call(
      contract.createApiKey,
      { params: { projectId }, body: { name: "Server" } },
      person.access,
    );

    const { rows } = await world.postgres.pool.query("select * from api_keys where id = $1", [answer.id]);

    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(answer.key);
  });

  test.each([
    ["a blank name", { name: "  " }, "name", fieldErrors.blank],
    ["no name", {}, "name", fieldErrors.required],
    [
      "a name beyond 100 characters",
      { name: "x".repeat(101) },
      "name",
      "This field may have at most 100 characters.",
    ],
    [
      "another workspace's id in the body",
      { name: "Server", project: randomUUID() },
      "project",
      fieldErrors.invalid,
    ],
  ])("is refused with %s", async (_, body, field, message) => {
    const { person, projectId } = await home();

    const reply = await world.call(
      contract.createApiKey,
      { params: { projectId }, body: body as { name: string } },
      person.access,
    );

    expect(reply.status).toBe(400);
    expect(reply.body).toEqual({ [field]: [message] });
  });

  test("cannot take an active key's name, but can take a revoked one's", async () => {
    const { person, projectId } = await home();
    const create = () =>
      world.call(contract.createApiKey, { params: { projectId }, body: { name: "Server" } }, person.access);
    const first = await create();

    const taken = await create();
    const path = { params: { projectId, keyId: first.answer.id } };
    await world.call(contract.revokeApiKey, path, person.access);
    const free = await create();

    expect(taken.status).toBe(400);
    expect(taken.body).toEqual({ name: [fieldErrors.keyNameTaken] });
    expect(free.status).toBe(201);
  });
});

describe("an existing key", () => {
  test("can be renamed while it is active", async () => {
    const { person, projectId } = await home();
    const key = await world.createKey(person, { id: projectId });
    const path = { params: { projectId, keyId: key.id } };

    const renamed = await world.call(
      contract.renameApiKey,
      { ...path, body: { name: "Shop" } },
      person.access,
    );
    const blank = await world.call(contract.renameApiKey, { ...path, body: { name: " " } }, person.access);

    expect(renamed.answer).toMatchObject({ id: key.id, name: "Shop", revoked: false });
    expect(blank.status).toBe(400);
  });

  test("stays revoked: a second revocation changes nothing and a rename is refused", async () => {
    const { person, projectId } = await home();
    const key = await world.createKey(person, { id: projectId });
    const path = { params: { projectId, keyId: key.id } };

    const first = await world.call(contract.revokeApiKey, path, person.access);
    const second = await world.call(contract.revokeApiKey, path, person.access);
    const renamed = await world.call(
      contract.renameApiKey,
      { ...path, body: { name: "Shop" } },
      person.access,
    );

    expect(first.answer).toMatchObject({ id: key.id, revoked: true });
    expect(second).toMatchObject({ status: 200, body: first.body });
    expect(renamed.status).toBe(409);
  });

  test("of another workspace is not found, even by a member of both", async () => {
    const { person, projectId } = await home();
    const other = await world.createWorkspace(person);
    const key = await world.createKey(person, other);
    const path = { params: { projectId, keyId: key.id } };

    const renamed = await world.call(
      contract.renameApiKey,
      { ...path, body: { name: "Shop" } },
      person.access,
    );
    const revoked = await world.call(contract.revokeApiKey, path, person.access);

    expect([renamed.status, revoked.status]).toEqual([404, 404]);
  });

  test("never works as a sign-in", async () => {
    const { person, projectId } = await home();
    const { key } = await world.createKey(person, { id: projectId });

    const bearer = await world.call(contract.listApiKeys, { params: { projectId } }, `Bearer ${key}`);
    const apiKey = await world.call(contract.listApiKeys, { params: { projectId } }, `Api-Key ${key}`);

    expect([bearer.status, apiKey.status]).toEqual([401, 401]);
  });
});
