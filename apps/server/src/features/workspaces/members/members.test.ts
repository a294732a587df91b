import { randomUUID } from "node:crypto";
import { updateEmailPreferences } from "@citelens/contract/accounts/accounts";
import * as contract from "@citelens/contract/workspaces/workspaces";
import { beforeAll, describe, expect, test } from "vitest";
import { type Person, sharedWorld, type World } from "#test/world.ts";

let world: World;
beforeAll(async () => {
  world = await sharedWorld();
});

interface Home {
  readonly owner: Person;
  readonly member: Person;
  readonly projectId: string;
}

/** A workspace with an owner and a member who is none. */
async function home(): Promise<Home> {
  const [owner, member] = [await world.signUp(), await world.signUp()];
  const { id: projectId } = await world.createWorkspace(owner);
  await join(projectId, member, "MEMBER");
  return { owner, member, projectId };
}

async function join(projectId: string, { user }: Person, role: string): Promise<void> {
  await world.postgres.pool.query("insert into members values ($1, $2, $3, now())", [
    projectId,
    user.id,
    role,
  ]);
}

function list(projectId: string, by: Person) {
  return world.call(contract.listMembers, { params: { projectId } }, by.access);
}

function remove(projectId: string, userId: string, by: Person) {
  return world.call(contract.removeMember, { params: { projectId, userId } }, by.access);
}

async function actionsAbout(projectId: string): Promise<unknown[]> {
  const { rows } = await world.postgres.pool.query(
    "select action, actor_id, subject_id from audit_log where workspace_id = $1 and action like 'member.%'",
    [projectId],
  );
  return rows;
}

test("every member sees who belongs to the workspace, owners first", async () => {
  const { owner, member, projectId } = await home();
  const late = await world.signUp();
  await join(projectId, late, "OWNER");

  const seen = await list(projectId, member);

  expect(seen.answer.map(({ id, is_owner }) => [id, is_owner])).toEqual([
    [owner.user.id, true],
    [late.user.id, true],
    [member.user.id, false],
  ]);
  expect(seen.answer[0]).toMatchObject({ email: owner.email, first_name: "Ada", last_name: "Example" });
  expect(Date.parse(seen.answer[0]?.joined ?? "")).toBeLessThanOrEqual(Date.now());
});

describe("removing a member", () => {
  test("shuts them out at once, tells them, and is noted", async () => {
    const { owner, member, projectId } = await home();

    const removed = await remove(projectId, member.user.id, owner);

    expect(removed.status).toBe(204);
    expect((await list(projectId, member)).status).toBe(404);
    expect(await world.mailsTo(member.email)).toMatchObject([
      { kind: "member.removed", subject: "You no longer belong to the workspace Example" },
    ]);
    expect(await actionsAbout(projectId)).toEqual([
      { action: "member.removed", actor_id: owner.user.id, subject_id: member.user.id },
    ]);
  });

  test("is told to nobody who wants no mails about their workspaces", async () => {
    const { owner, member, projectId } = await home();
    await world.call(updateEmailPreferences, { body: { workspace_changes: false } }, member.access);

    await remove(projectId, member.user.id, owner);

    expect(await world.mailsTo(member.email)).toEqual([]);
  });

  test("is for owners only", async () => {
    const { owner, member, projectId } = await home();
    const other = await world.signUp();
    await join(projectId, other, "MEMBER");

    const replies = [
      await remove(projectId, other.user.id, member),
      await remove(projectId, owner.user.id, member),
    ];

    expect(replies.map(({ status }) => status)).toEqual([403, 403]);
    expect((await list(projectId, owner)).answer).toHaveLength(3);
  });

  test("finds nobody who does not belong to the workspace, and nobody twice", async () => {
    const { owner, member, projectId } = await home();
    const stranger = await world.signUp();
    await remove(projectId, member.user.id, owner);

    const replies = await Promise.all(
      [stranger.user.id, randomUUID(), member.user.id, "1"].map((id) => remove(projectId, id, owner)),
    );

    expect(replies.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
  });
});

describe("leaving", () => {
  test("is for every member, and sends no mail", async () => {
    const { member, projectId } = await home();

    const left = await remove(projectId, member.user.id, member);

    expect(left.status).toBe(204);
    expect((await world.call(contract.listWorkspaces, {}, member.access)).answer).toEqual([]);
    expect(await world.mailsTo(member.email)).toEqual([]);
    expect(await actionsAbout(projectId)).toMatchObject([{ action: "member.left" }]);
  });

  test("is refused to the last owner", async () => {
    const { owner, projectId } = await home();

    const reply = await remove(projectId, owner.user.id, owner);

    expect(reply.status).toBe(409);
    expect(reply.body).toMatchObject({
      detail: "A workspace needs an owner: the last one cannot leave or be removed.",
    });
  });

  test("lets only one of two owners go who leave at once", async () => {
    const { owner, projectId } = await home();
    const other = await world.signUp();
    await join(projectId, other, "OWNER");

    const replies = await Promise.all(
      [owner, other].map((person) => remove(projectId, person.user.id, person)),
    );

    expect(replies.map(({ status }) => status).sort()).toEqual([204, 409]);
  });
});
