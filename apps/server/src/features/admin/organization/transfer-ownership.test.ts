import { randomUUID } from "node:crypto";
import { fieldErrors } from "@citelens/contract/base/field-errors";
import { getOrganization } from "@citelens/contract/billing/billing";
import { listOrganizations } from "@citelens/contract/platform/admin";
import { listOrganizationAudit } from "@citelens/contract/platform/admin-organization";
import { transferOwnership } from "@citelens/contract/platform/admin-organization-actions";
import { suspendUser } from "@citelens/contract/platform/admin-user";
import { listMembers } from "@citelens/contract/workspaces/workspaces";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openWorld, type Person, type World } from "#test/world.ts";
import { addColleague, because, detailsOf, type Household, openHousehold } from "./household.test-helper.ts";

let world: World;
let root: Person;
beforeAll(async () => {
  world = await openWorld();
  root = await world.signUpRoot();
});
afterAll(() => world.close());

const transfer = ({ organizationId }: Household, user_id: string, own = because("The owner left")) =>
  world.call(transferOwnership, { params: { organizationId }, body: { ...own, user_id } }, root.access);

const rolesIn = async (projectId: string, { access }: Person): Promise<unknown> => {
  const { answer } = await world.call(listMembers, { params: { projectId } }, access);
  return Object.fromEntries(answer.map(({ email, is_owner }) => [email, is_owner]));
};

const newsTo = async ({ email }: Person): Promise<string[]> =>
  (await world.mailsTo(email))
    .filter(({ kind }) => kind === "organization-changed")
    .map(({ subject }) => subject);

describe("the ownership of an organization", () => {
  test("goes to a member with all of its workspaces; the former owner stays a member, and both are mailed", async () => {
    const [home, other] = [await openHousehold(world, root), await openHousehold(world, root)];
    const { owner, projectId } = home;
    const colleague = await addColleague(world, home);
    const { id: second } = await world.createWorkspace(owner, "https://second.example");
    const paysOf = async ({ access }: Person) =>
      (await world.call(getOrganization, { params: { projectId } }, access)).answer.can_manage_billing;
    const before = [await paysOf(owner), await paysOf(colleague)];

    const { answer, status } = await transfer(home, colleague.user.id);

    expect([status, answer.owner.email]).toEqual([200, colleague.email]);
    expect(before).toEqual([true, false]);
    expect([await paysOf(owner), await paysOf(colleague)]).toEqual([false, true]);
    for (const id of [projectId, second]) {
      expect(await rolesIn(id, colleague)).toEqual({ [colleague.email]: true, [owner.email]: false });
    }
    expect(await newsTo(owner)).toEqual(["Your organization has another owner"]);
    expect(await newsTo(colleague)).toEqual(["You own an organization now"]);
    expect(await rolesIn(other.projectId, other.owner)).toEqual({ [other.owner.email]: true });
    expect((await detailsOf(world, root, other)).owner.id).toBe(other.owner.user.id);
  });

  test("is found by the new owner's name, and stands in the timeline with both", async () => {
    const home = await openHousehold(world, root);
    const { organizationId, owner } = home;
    const colleague = await addColleague(world, home);

    await transfer(home, colleague.user.id);

    const found = async (search: string) =>
      (await world.call(listOrganizations, { query: { search } }, root.access)).answer.results.map(
        ({ id }) => id,
      );
    expect([await found(owner.email), await found(colleague.email)]).toEqual([[], [organizationId]]);
    const { answer } = await world.call(listOrganizationAudit, { params: { organizationId } }, root.access);
    expect(answer.results[0]).toMatchObject({
      action: "organization.transferred",
      details: { from: owner.user.id, to: colleague.user.id, reason: "The owner left" },
    });
  });

  test("leaves the former owner free to begin an organization of their own", async () => {
    const home = await openHousehold(world, root);
    await transfer(home, (await addColleague(world, home)).user.id);

    const { id } = await world.createWorkspace(home.owner, "https://own.example");

    expect(await rolesIn(id, home.owner)).toEqual({ [home.owner.email]: true });
    expect((await detailsOf(world, root, home)).workspaces).toBe(1);
  });

  test("is handed over once for one key, however often it is asked", async () => {
    const home = await openHousehold(world, root);
    const colleague = await addColleague(world, home);
    const once = because();

    const replies = await Promise.all([1, 2, 3].map(() => transfer(home, colleague.user.id, once)));

    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await newsTo(home.owner)).toHaveLength(1);
    expect(await newsTo(colleague)).toHaveLength(1);
  });

  test("goes to one of two whom two superusers choose at the same moment", async () => {
    const home = await openHousehold(world, root);
    const two = [await addColleague(world, home), await addColleague(world, home)];

    const replies = await Promise.all(two.map(({ user }) => transfer(home, user.id)));

    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 400]);
    const { owner } = await detailsOf(world, root, home);
    const roles = await rolesIn(home.projectId, home.owner);
    expect(Object.entries(roles as object).filter(([, isOwner]) => isOwner)).toEqual([[owner.email, true]]);
  });
});

describe("it is not handed over", () => {
  const refused = async (home: Household, userId: string, why: keyof typeof fieldErrors): Promise<void> => {
    const { status, body } = await transfer(home, userId);
    expect([status, body]).toEqual([400, { user_id: [fieldErrors[why]] }]);
    expect((await detailsOf(world, root, home)).owner.id).toBe(home.owner.user.id);
    expect(await newsTo(home.owner)).toEqual([]);
  };

  test("to a stranger, or to nobody", async () => {
    const home = await openHousehold(world, root);
    const stranger = await world.signUp();

    await refused(home, stranger.user.id, "ownerStranger");
    await refused(home, randomUUID(), "ownerStranger");
  });

  test("to a suspended account", async () => {
    const home = await openHousehold(world, root);
    const { user } = await addColleague(world, home);
    await world.call(suspendUser, { params: { userId: user.id }, body: because() }, root.access);

    await refused(home, user.id, "ownerSuspended");
  });

  test("to somebody who owns an organization, be it this one", async () => {
    const home = await openHousehold(world, root);
    const colleague = await addColleague(world, home);
    await world.createWorkspace(colleague);

    await refused(home, colleague.user.id, "ownerElsewhere");
    await refused(home, home.owner.user.id, "ownerElsewhere");
  });
});
