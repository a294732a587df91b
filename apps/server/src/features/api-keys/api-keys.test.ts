import { randomUUID } from "node:crypto";
import type { KeyScope } from "@citelens/contract/base/endpoint";
import { fieldErrors } from "@citelens/contract/base/field-errors";
import { trackVisit } from "@citelens/contract/traffic/visits";
import * as contract from "@citelens/contract/workspaces/api-keys";
import { getWorkspace, listWorkspaces, updateWorkspace } from "@citelens/contract/workspaces/workspaces";
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

    expect([bearer.status, apiKey.status]).toEqual([401, 403]);
  });
});

describe("a key that may read", () => {
  async function readers() {
    const { person, projectId } = await home();
    const make = (scopes: readonly KeyScope[], rest: object = {}) =>
      world.call(
        contract.createApiKey,
        { params: { projectId }, body: { name: `Key ${randomUUID()}`, scopes: [...scopes], ...rest } },
        person.access,
      );
    return { person, projectId, make };
  }
  const open = (projectId: string, key: string) =>
    world.call(getWorkspace, { params: { projectId } }, `Api-Key ${key}`);

  test("reads its own workspace, and no other of whoever made it", async () => {
    const { person, projectId, make } = await readers();
    const other = await world.createWorkspace(person);
    const { key } = (await make(["read"])).answer;

    expect((await open(projectId, key)).answer).toMatchObject({ id: projectId });
    expect((await open(other.id, key)).status).toBe(404);
    expect((await open(randomUUID(), key)).status).toBe(404);
    const listed = await world.call(listWorkspaces, {}, `Api-Key ${key}`);
    expect(listed.answer.map(({ id }) => id)).toEqual([projectId]);
  });

  test("changes nothing, and no key does what is a person's alone", async () => {
    const { projectId, make } = await readers();
    const { key } = (await make(["read"])).answer;
    const all = (await make(["read", "write", "spend"])).answer;
    const body = { name: "Renamed" };

    const changed = await world.call(updateWorkspace, { params: { projectId }, body }, `Api-Key ${key}`);
    const keys = await world.call(contract.listApiKeys, { params: { projectId } }, `Api-Key ${all.key}`);
    const allowed = await world.call(updateWorkspace, { params: { projectId }, body }, `Api-Key ${all.key}`);

    expect(changed).toMatchObject({ status: 403, body: { code: "INSUFFICIENT_SCOPE" } });
    expect(keys).toMatchObject({ status: 403, body: { code: "INSUFFICIENT_SCOPE" } });
    expect(allowed.answer.name).toBe("Renamed");
  });

  test("ends when it expires, in another network, and when it is revoked", async () => {
    const { person, projectId, make } = await readers();
    const soon = (
      await make(["read"], { expires_at: new Date(world.tools.now().getTime() + 60_000).toISOString() })
    ).answer;
    const away = (await make(["read"], { allowed_cidrs: ["203.0.113.0/24"] })).answer;
    const here = (await make(["read"], { allowed_cidrs: ["127.0.0.0/8"] })).answer;

    expect((await open(projectId, soon.key)).status).toBe(200);
    expect(await open(projectId, away.key)).toMatchObject({ status: 403, body: { code: "API_KEY_NETWORK" } });
    expect((await open(projectId, here.key)).status).toBe(200);
    expect((await make(["read"], { allowed_cidrs: ["somewhere"] })).body).toEqual({
      allowed_cidrs: [fieldErrors.cidr],
    });
    for (const other of [
      "010.0.0.1",
      "0x7f.1",
      "2130706433",
      "127.1/8",
      "10.0.0.0/08",
      "fe80::1%lo",
      "::ffff:10.0.0.1",
    ])
      expect((await make(["read"], { allowed_cidrs: [other] })).body).toEqual({
        allowed_cidrs: [fieldErrors.cidr],
      });
    expect((await make(["read"], { expires_at: "9999-12-31T23:59:59-14:00" })).body).toEqual({
      expires_at: [fieldErrors.invalid],
    });
    expect((await make(["read"], { expires_at: "2020-01-01T00:00:00Z" })).body).toEqual({
      expires_at: [fieldErrors.instantPassed],
    });
    await world.call(contract.revokeApiKey, { params: { projectId, keyId: here.id } }, person.access);
    await expect.poll(async () => (await open(projectId, here.key)).status, { timeout: 5_000 }).toBe(401);
  });

  test("finds its workspace in whatever case its id is written", async () => {
    const { person, projectId, make } = await readers();
    const { key } = (await make(["read"])).answer;
    const params = { projectId: projectId.toUpperCase() };

    const { answer } = await world.call(contract.listApiKeys, { params }, person.access);

    expect(answer).toHaveLength(1);
    expect((await open(params.projectId, key)).status).toBe(200);
  });

  test("one without the scope to report visits reports none", async () => {
    const { make } = await readers();
    const { key } = (await make(["read"])).answer;
    const reply = await world.call(
      trackVisit,
      { body: { request_path: "/", request_method: "GET", request_headers: { "user-agent": "GPTBot/1.2" } } },
      `Api-Key ${key}`,
    );
    expect(reply).toMatchObject({ status: 403, body: { code: "INSUFFICIENT_SCOPE" } });
  });
});
