import { randomUUID } from "node:crypto";
import { logIn } from "@citelens/contract/accounts/accounts";
import { dayMs } from "@citelens/contract/base/days";
import { getCredits } from "@citelens/contract/billing/credits";
import { createAgency, grantCredits } from "@citelens/contract/platform/admin";
import * as contract from "@citelens/contract/platform/admin-organization";
import { scheduleDeletion, undoDeletion } from "@citelens/contract/platform/admin-organization-actions";
import { listDeletions } from "@citelens/contract/platform/deletions";
import { getWorkspace, listWorkspaces } from "@citelens/contract/workspaces/workspaces";
import { describe, expect, test } from "vitest";
import { workspaceJobs } from "#features/workspaces/room.ts";
import { type Person, type World, worldOfTest } from "#test/world.ts";
import { endOrganizations } from "./end-organizations.ts";
import { addColleague, because, detailsOf, type Household, openHousehold } from "./household.test-helper.ts";

interface Scene {
  readonly world: World;
  readonly root: Person;
  readonly home: Household;
  readonly other: Household;
}

async function openScene(): Promise<Scene> {
  const world = await worldOfTest();
  const root = await world.signUpRoot();
  return { world, root, home: await openHousehold(world, root), other: await openHousehold(world, root) };
}

type DeletionScene = Pick<Scene, "world" | "root" | "home">;

const schedule = (
  { world, root, home: { organizationId } }: DeletionScene,
  own = because("They asked for it"),
) => world.call(scheduleDeletion, { params: { organizationId }, body: own }, root.access);

const undo = ({ world, root, home: { organizationId } }: DeletionScene, own = because("They stay")) =>
  world.call(undoDeletion, { params: { organizationId }, body: own }, root.access);

/** Days later the job runs, and whoever looks logs in again. */
async function afterDays({ world, root }: Pick<Scene, "world" | "root">, days: number): Promise<void> {
  world.advance(days * dayMs);
  await endOrganizations(world.tools);
  root.access = (await world.signUpRoot()).access;
}

async function subjectsTo(world: World, { email }: Person): Promise<string[]> {
  return (await world.mailsTo(email))
    .filter(({ kind, subject }) => kind === "organization-changed" && /deleted/.test(subject))
    .map(({ subject }) => subject.replace(/\d{4}-\d\d-\d\d/, "DAY"));
}

async function rowsOf(world: World, { organizationId, projectId }: Household) {
  const count = async (table: string, column: string, id: string): Promise<number> => {
    const { rows } = await world.postgres.pool.query(
      `select count(*)::int as n from ${table} where ${column} = $1`,
      [id],
    );
    return rows[0].n;
  };
  return {
    workspaces: await count("workspaces", "organization_id", organizationId),
    members: await count("members", "workspace_id", projectId),
    keys: await count("api_keys", "workspace_id", projectId),
    agencies: await count("agencies", "organization_id", organizationId),
    notes: await count("organization_notes", "organization_id", organizationId),
    entries: await count("credit_entries", "organization_id", organizationId),
  };
}

async function fill({ world, root }: Scene, { organizationId, projectId, owner }: Household): Promise<void> {
  await world.createKey(owner, { id: projectId });
  const params = { organizationId };
  await world.call(contract.addNote, { params, body: { text: "A note", key: randomUUID() } }, root.access);
  const agency = {
    organization_id: organizationId,
    name: "A brand",
    primary_color: "#123456",
    secondary_color: "#654321",
    ...because(),
  };
  await world.call(createAgency, { body: agency }, root.access);
  await world.call(grantCredits, { params, body: { amount: 10, ...because() } }, root.access);
}

describe("an organization whose deletion is scheduled", () => {
  test("works as before, says when it goes, and its owner is mailed, once for one act", async () => {
    const scene = await openScene();
    const { world, root, home } = scene;
    const once = because("They asked for it");

    const replies = await Promise.all([1, 2, 3].map(() => schedule(scene, once)));
    const again = await schedule(scene);

    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(again).toMatchObject({ status: 409, body: { code: "DELETION_SCHEDULED" } });
    const { deletion, deleted_at } = await detailsOf(world, root, home);
    const inDays = (Date.parse(deletion?.at ?? "") - world.tools.now().getTime()) / dayMs;
    expect([deletion?.reason, deleted_at, Math.round(inDays)]).toEqual(["They asked for it", null, 30]);
    expect(await subjectsTo(world, home.owner)).toEqual(["Your organization will be deleted on DAY"]);
    const { projectId, owner } = home;
    expect((await world.call(getWorkspace, { params: { projectId } }, owner.access)).status).toBe(200);
  });

  test("tells its owner once more a week before, whoever that is then, and is gone after 30 days", async () => {
    const scene = await openScene();
    const { world, root, home, other } = scene;
    await fill(scene, home);
    await fill(scene, other);
    const before = await rowsOf(world, other);
    const colleague = await addColleague(world, home);
    await schedule(scene);

    await afterDays(scene, 22);
    const early = await subjectsTo(world, home.owner);
    await afterDays(scene, 1.5);
    await endOrganizations(world.tools);
    const reminded = await subjectsTo(world, home.owner);
    await afterDays(scene, 6);
    const stillThere = (await detailsOf(world, root, home)).workspaces;
    await afterDays(scene, 1);
    await endOrganizations(world.tools);
    const { deleted_at, workspaces } = await detailsOf(world, root, home);
    world.advance(11 * 60_000);
    for (const { run } of workspaceJobs) await run(world.tools, {});
    root.access = (await world.signUpRoot()).access;

    expect(early).toHaveLength(1);
    expect(reminded.toSorted()).toEqual([
      "Reminder: your organization will be deleted on DAY",
      "Your organization will be deleted on DAY",
    ]);
    expect(stillThere).toBe(1);
    expect([deleted_at === null, workspaces]).toEqual([false, 0]);
    expect(
      (await subjectsTo(world, home.owner)).filter((subject) => /was deleted/.test(subject)),
    ).toHaveLength(1);
    expect((await world.mailsTo(colleague.email)).map(({ text }) => /deleted by support/.test(text))).toEqual(
      [true],
    );
    expect(await rowsOf(world, home)).toEqual({
      workspaces: 0,
      members: 0,
      keys: 0,
      agencies: 0,
      notes: 0,
      entries: 2,
    });
    expect(await rowsOf(world, other)).toEqual(before);
    const { answer } = await world.call(listDeletions, {}, root.access);
    expect(answer.results).toMatchObject([
      { kind: "WORKSPACE", subject_id: home.projectId, status: "DONE" },
      {
        kind: "ORGANIZATION",
        subject_id: home.organizationId,
        status: "DONE",
        requested_by_email: root.email,
      },
    ]);
  });

  test("stays when that is undone in time, and no longer once it is deleted", async () => {
    const scene = await openScene();
    const { world, root, home } = scene;
    await schedule(scene);
    await afterDays(scene, 29);

    const undone = await undo(scene);
    const twice = await undo(scene);
    await afterDays(scene, 2);
    const kept = await detailsOf(world, root, home);
    await schedule(scene);
    await afterDays(scene, 31);
    const late = await undo(scene);

    expect([undone.status, twice.status]).toEqual([200, 409]);
    expect([kept.deletion, kept.deleted_at, kept.workspaces]).toEqual([null, null, 1]);
    expect(await subjectsTo(world, home.owner)).toContain("Your organization will not be deleted");
    expect(late).toMatchObject({ status: 409, body: { code: "ORGANIZATION_DELETED" } });
    const actions = await world.call(
      contract.listOrganizationAudit,
      { params: { organizationId: home.organizationId } },
      root.access,
    );
    expect(actions.answer.results.map(({ action }) => action)).toEqual([
      "organization.deleted",
      "organization.deletion-scheduled",
      "organization.deletion-undone",
      "organization.deletion-scheduled",
    ]);
  });
});

describe("its deletion", () => {
  test("goes on where somebody who was killed left off, and does nothing twice", async () => {
    const scene = await openScene();
    const { world, root, home } = scene;
    await world.createWorkspace(home.owner, "https://two.example");
    await schedule(scene);
    world.advance(31 * dayMs);
    const dying = { ...world.tools, listeners: new Map(world.tools.listeners) };
    dying.listeners.set("workspace.access-lost", [() => Promise.reject(new Error("killed"))]);

    await endOrganizations(dying);
    const left = async () => {
      const { rows } = await world.postgres.pool.query(
        "select count(*)::int as n from workspaces where organization_id = $1 and deleted_at is null",
        [home.organizationId],
      );
      return rows[0].n;
    };
    const afterDeath = await left();
    world.advance(2 * 60_000);
    await Promise.all([endOrganizations(world.tools), endOrganizations(world.tools)]);

    expect([afterDeath, await left()]).toEqual([1, 0]);
    root.access = (await world.signUpRoot()).access;
    const { answer } = await world.call(listDeletions, {}, root.access);
    expect(answer.results.map(({ kind }) => kind).toSorted()).toEqual([
      "ORGANIZATION",
      "WORKSPACE",
      "WORKSPACE",
    ]);
    expect(
      (await subjectsTo(world, home.owner)).filter((subject) => /was deleted/.test(subject)),
    ).toHaveLength(1);
  });

  test("lets nobody act upon it, and its owner begin anew with another organization", async () => {
    const scene = await openScene();
    const { world, root, home } = scene;
    const { organizationId } = home;
    await schedule(scene);
    await afterDays(scene, 31);
    const { email, password } = home.owner;
    home.owner.access = (await world.call(logIn, { body: { email, password } })).answer.access;
    const owner = (await world.call(listWorkspaces, {}, home.owner.access)).answer;
    const params = { organizationId };

    const replies = [
      await world.call(
        contract.suspendOrganization,
        { params, body: { ...because(), tracking: "keep" } },
        root.access,
      ),
      await world.call(grantCredits, { params, body: { amount: 5, ...because() } }, root.access),
      await schedule(scene),
    ];
    const { id: projectId } = await world.createWorkspace(home.owner, "https://anew.example");
    const { answer: credits } = await world.call(getCredits, { params: { projectId } }, home.owner.access);

    expect(owner).toEqual([]);
    expect(replies.map(({ body }) => (body as { code?: string }).code)).toEqual([
      "ORGANIZATION_DELETED",
      "ORGANIZATION_DELETED",
      "ORGANIZATION_DELETED",
    ]);
    expect(credits.total_credits).toBe(0);
    expect((await detailsOf(world, root, home)).workspaces).toBe(0);
  });
});
