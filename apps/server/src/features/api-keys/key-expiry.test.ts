import { randomUUID } from "node:crypto";
import { deleteMe } from "@citelens/contract/accounts/accounts";
import { dayMs } from "@citelens/contract/base/days";
import * as contract from "@citelens/contract/workspaces/api-keys";
import { getWorkspace, removeMember } from "@citelens/contract/workspaces/workspaces";
import { beforeEach, expect, test } from "vitest";
import { type Person, type World, worldOfTest } from "#test/world.ts";
import { tellExpiries } from "./tell-expiry.ts";

let world: World;
let owner: Person;
let member: Person;
let projectId: string;
beforeEach(async () => {
  world = await worldOfTest();
  [owner, member] = [await world.signUp(), await world.signUp()];
  projectId = (await world.createWorkspace(owner)).id;
  await world.postgres.pool.query("insert into members values ($1, $2, 'MEMBER', now())", [
    projectId,
    member.user.id,
  ]);
});

async function keyOfMember(days: number) {
  const expires_at = new Date(world.tools.now().getTime() + days * dayMs).toISOString();
  const body = { name: randomUUID(), scopes: ["read" as const], expires_at };
  return (await world.call(contract.createApiKey, { params: { projectId }, body }, member.access)).answer;
}

async function subjectsTo({ email }: Person): Promise<string[]> {
  return (await world.mailsTo(email))
    .filter(({ kind }) => kind === "api-key-ends")
    .map(({ subject }) => subject);
}

async function listed() {
  return (await world.call(contract.listApiKeys, { params: { projectId } }, owner.access)).answer;
}

test("whoever made a key is told seven days before its end, once", async () => {
  const { name, expires_at } = await keyOfMember(30);

  world.advance(22 * dayMs);
  await tellExpiries(world.tools);
  expect(await subjectsTo(member)).toEqual([]);

  world.advance(1.1 * dayMs);
  await Promise.all([tellExpiries(world.tools), tellExpiries(world.tools)]);
  await tellExpiries(world.tools);

  expect(await subjectsTo(member)).toEqual([`The API key ${name} ends on ${expires_at?.slice(0, 10)}`]);
  expect(await subjectsTo(owner)).toEqual([]);
});

test("nobody is told of a key that was made for less than a week, or revoked", async () => {
  await keyOfMember(5);
  const { id: keyId } = await keyOfMember(30);
  await world.call(contract.revokeApiKey, { params: { projectId, keyId } }, member.access);

  await tellExpiries(world.tools);
  world.advance(24 * dayMs);
  await tellExpiries(world.tools);

  expect(await subjectsTo(member)).toEqual([]);
});

test("the owners are told where whoever made the key has left", async () => {
  await keyOfMember(30);
  await world.call(removeMember, { params: { projectId, userId: member.user.id } }, owner.access);

  world.advance(24 * dayMs);
  await tellExpiries(world.tools);

  expect(await subjectsTo(owner)).toHaveLength(1);
  expect(await subjectsTo(member)).toEqual([]);
});

test.each<[what: string, leave: () => Promise<unknown>, reason: string]>([
  [
    "was removed",
    () => world.call(removeMember, { params: { projectId, userId: member.user.id } }, owner.access),
    "creator_left",
  ],
  [
    "deletes their account",
    () => world.call(deleteMe, { body: { password: member.password } }, member.access),
    "creator_left",
  ],
  [
    "is suspended",
    () =>
      world.postgres.pool.query(
        "update users set suspended_at = now(), suspended_reason = 'Spam' where id = $1",
        [member.user.id],
      ),
    "creator_suspended",
  ],
])("a key stops and says why once whoever made it %s", async (_, leave, reason) => {
  const { key } = await keyOfMember(30);
  const read = () => world.call(getWorkspace, { params: { projectId } }, `Api-Key ${key}`);
  expect((await read()).status).toBe(200);
  expect(await listed()).toMatchObject([{ stopped_reason: null }]);

  await leave();

  await expect
    .poll(read, { timeout: 5_000 })
    .toMatchObject({ status: 403, body: { code: "API_KEY_STOPPED" } });
  expect(await listed()).toMatchObject([{ stopped_reason: reason }]);
});

test("the audit log names the scopes of a key", async () => {
  const { id } = await keyOfMember(30);

  const { rows } = await world.postgres.pool.query<{ action: string; details: object }>(
    "select action, details from audit_log where subject_id = $1",
    [id],
  );
  expect(rows).toMatchObject([{ action: "key.created", details: { scopes: "read" } }]);
});
