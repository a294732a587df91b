import { updateEmailPreferences } from "@citelens/contract/accounts/accounts";
import * as contract from "@citelens/contract/accounts/announcements";
import { hourMs, later, minuteMs } from "@citelens/contract/base/days";
import type { Input } from "@citelens/contract/base/endpoint";
import { fieldErrors } from "@citelens/contract/base/field-errors";
import { listAudit } from "@citelens/contract/platform/admin";
import * as admin from "@citelens/contract/platform/admin-announcements";
import { compPlan } from "@citelens/contract/platform/admin-organization";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openWorld, type Person, type World } from "#test/world.ts";
import { countAudiences } from "./audience.ts";
import { publishDue } from "./publish.ts";

let world: World;
let root: Person;
/** The owner of an organization on the Growth plan, somebody who works for it, and somebody on no plan. */
let owner: Person;
let colleague: Person;
let stranger: Person;
beforeAll(async () => {
  world = await openWorld();
  root = await world.signUpRoot();
  [owner, colleague, stranger] = [await world.signUp(), await world.signUp(), await world.signUp()];
  const { id: workspaceId } = await world.createWorkspace(owner);
  const { pool } = world.postgres;
  await pool.query("insert into members values ($1, $2, 'MEMBER', now())", [workspaceId, colleague.user.id]);
  const { rows } = await pool.query("select organization_id as id from workspaces where id = $1", [
    workspaceId,
  ]);
  await world.call(
    compPlan,
    {
      params: { organizationId: rows[0].id },
      body: { plan: "growth", until: null, reason: "A partner", key: "partner" },
    },
    root.access,
  );
  for (const { access } of [root, owner, colleague, stranger])
    await world.call(updateEmailPreferences, { body: { announcements: true } }, access);
});
afterAll(() => world.close());

type Draft = Partial<Input<typeof admin.createAnnouncement>["body"]> & { readonly title: string };

async function draft(fields: Draft): Promise<string> {
  const body = { content: "It is here.", ...fields };
  return (await world.call(admin.createAnnouncement, { body }, root.access)).answer.id;
}

function publish(announcementId: string, key: string, publish_at?: Date) {
  const body = { reason: "It is time", key, ...(publish_at && { publish_at: publish_at.toISOString() }) };
  return world.call(admin.publishAnnouncement, { params: { announcementId }, body }, root.access);
}

function unpublish(announcementId: string, key: string) {
  const body = { reason: "A mistake", key };
  return world.call(admin.unpublishAnnouncement, { params: { announcementId }, body }, root.access);
}

function read(announcementId: string, { access }: Person) {
  return world.call(contract.readAnnouncement, { params: { announcementId } }, access);
}

async function sees({ access }: Person, title: string): Promise<boolean> {
  const { answer } = await world.call(contract.listAnnouncements, { query: { page_size: 100 } }, access);
  expect(answer.count).toBe(answer.results.length);
  return answer.results.some((one) => one.title === title);
}

async function mailsOf({ email }: Person, title: string): Promise<number> {
  return (await world.mailsTo(email)).filter(({ subject }) => subject === title).length;
}

/** Results for the owner, the colleague, the stranger and the superuser. */
function each<Had>(had: (person: Person) => Promise<Had>): Promise<Had[]> {
  return Promise.all([owner, colleague, stranger, root].map(had));
}

async function shown(announcementId: string) {
  const { answer } = await world.call(admin.listAllAnnouncements, { query: { page_size: 100 } }, root.access);
  return answer.results.find(({ id }) => id === announcementId);
}

async function actionsOn(announcementId: string) {
  const { answer } = await world.call(listAudit, { query: { page_size: 100 } }, root.access);
  return answer.results
    .filter(({ subject_id }) => subject_id === announcementId)
    .map(({ action, details }) => [action, details.reason]);
}

describe("an audience", () => {
  test.each([
    ["all", [], [true, true, true, true], 4],
    ["plan", ["growth", "agency"], [true, true, false, false], 2],
    ["plan", ["agency"], [false, false, false, false], 0],
    ["superusers", [], [false, false, false, true], 1],
  ] as const)("of %s %j sees it, is mailed it and is counted, and nobody else", async (...one) => {
    const [audience, plans, expected, size] = one;
    const title = ["For", audience, ...plans].join(" ");
    const id = await draft({ title, audience, plans: [...plans] });
    const before = await each((person) => sees(person, title));

    const { answer } = await publish(id, title);
    await world.runJobs();

    expect(before).toEqual([false, false, false, false]);
    expect(await each((person) => sees(person, title))).toEqual(expected);
    expect(await each((person) => mailsOf(person, title))).toEqual(expected.map(Number));
    expect(await each(async (person) => (await read(id, person)).status === 204)).toEqual(expected);
    expect(answer).toMatchObject({ audience, plans, audience_size: size, readers: 0 });
    expect(await shown(id)).toMatchObject({ audience_size: size, readers: size });
  });

  test("is counted anew each night, and never below those who have read it", async () => {
    const id = await draft({ title: "Counted", audience: "superusers" });
    await publish(id, "counted");
    await read(id, root);
    const set = "update announcements set audience_size = $1 where id = $2";

    await world.postgres.pool.query(set, [0, id]);
    const less = await shown(id);
    await world.postgres.pool.query(set, [7, id]);
    await countAudiences(world.tools);

    expect(less).toMatchObject({ audience_size: 1, readers: 1 });
    expect(await shown(id)).toMatchObject({ audience_size: 1 });
  });

  test("by plan takes plans, another one none, and none is changed once it is published", async () => {
    const id = await draft({ title: "Fixed", audience: "all", plans: ["growth"] });
    const change = (body: Input<typeof admin.updateAnnouncement>["body"]) =>
      world.call(admin.updateAnnouncement, { params: { announcementId: id }, body }, root.access);

    const none = await change({ audience: "plan" });
    const chosen = await change({ audience: "plan", plans: ["growth", "growth"] });
    await publish(id, "fixed");
    const fixed = await change({ audience: "all" });
    const text = await change({ content: "A word put right.", audience: "plan" });

    expect(none).toMatchObject({ status: 400, body: { plans: [fieldErrors.plansNone] } });
    expect(chosen.answer).toMatchObject({ audience: "plan", plans: ["growth"] });
    expect(fixed).toMatchObject({ status: 400, body: { audience: [fieldErrors.audienceFixed] } });
    expect(text.answer).toMatchObject({ content: "A word put right.", audience: "plan" });
  });
});

describe("an act", () => {
  test("is done once for six clicks, with its reason in the audit log", async () => {
    const id = await draft({ title: "Six" });
    const six = <Reply>(act: () => Promise<Reply>) => Promise.all(Array.from({ length: 6 }, act));
    const params = { announcementId: id };
    const body = { reason: "Out of date", key: "six deleted" };

    const published = await six(() => publish(id, "six published"));
    await world.runJobs();
    const taken = await six(() => unpublish(id, "six taken"));
    const again = await publish(id, "six again");
    await world.runJobs();
    const deleted = await six(() => world.call(admin.deleteAnnouncement, { params, body }, root.access));

    expect(published.map(({ status }) => status)).toEqual(Array(6).fill(200));
    expect(taken.map(({ answer }) => answer.published_at)).toEqual(Array(6).fill(null));
    expect(again.answer.published_at).not.toBeNull();
    expect(deleted.map(({ status }) => status)).toEqual(Array(6).fill(204));
    expect(await each((person) => mailsOf(person, "Six"))).toEqual([1, 1, 1, 1]);
    expect(await actionsOn(id)).toEqual([
      ["announcement.deleted", "Out of date"],
      ["announcement.published", "It is time"],
      ["announcement.unpublished", "A mistake"],
      ["announcement.published", "It is time"],
      ["announcement.created", undefined],
    ]);
  });

  test("takes a reason, and comes to nothing where there is nothing to do", async () => {
    const id = await draft({ title: "Nothing" });
    const params = { announcementId: id };
    const unexplained = await world.call(
      admin.publishAnnouncement,
      { params, body: { reason: " ", key: "blank" } },
      root.access,
    );

    const drafted = await unpublish(id, "nothing");

    expect(unexplained).toMatchObject({ status: 400, body: { reason: [fieldErrors.blank] } });
    expect(drafted).toMatchObject({ status: 409, body: { code: "ANNOUNCEMENT_DRAFT" } });
    expect(await actionsOn(id)).toEqual([["announcement.created", undefined]]);
  });

  test("that is taken back in time mails nobody, and mails once when it is done again", async () => {
    const id = await draft({ title: "In time" });
    await publish(id, "in time");
    await unpublish(id, "in time back");
    await world.runJobs();
    const before = await each((person) => mailsOf(person, "In time"));

    await publish(id, "in time again");
    await world.runJobs();

    expect(before).toEqual([0, 0, 0, 0]);
    expect(await each((person) => mailsOf(person, "In time"))).toEqual([1, 1, 1, 1]);
  });
});

// Last: the clock goes on.
describe("a schedule", () => {
  test("lies in the future, can be moved and taken back, and is kept once on two instances", async () => {
    const { tools } = await world.secondInstance();
    const [id, back] = [await draft({ title: "Tomorrow" }), await draft({ title: "Never" })];
    const at = (ms: number) => later(world.tools.now(), ms);

    const past = await publish(id, "past", at(-minuteMs));
    await publish(back, "never", at(minuteMs));
    const taken = await unpublish(back, "back");
    await publish(id, "soon", at(hourMs / 2));
    const planned = at(3 * minuteMs);
    const moved = await publish(id, "moved", planned);
    await publishDue(world.tools);
    const early = await sees(stranger, "Tomorrow");
    world.advance(4 * minuteMs);
    const unheard = await sees(stranger, "Tomorrow");
    await Promise.all([publishDue(world.tools), publishDue(tools)]);
    await world.runJobs();

    expect(past).toMatchObject({ status: 400, body: { publish_at: [fieldErrors.timeFuture] } });
    expect(taken.answer).toMatchObject({ publish_at: null, published_at: null });
    expect(moved.answer).toMatchObject({ publish_at: planned.toISOString(), published_at: null });
    expect([early, unheard]).toEqual([false, false]);
    expect(await shown(id)).toMatchObject({ publish_at: null, audience_size: 4 });
    expect(await sees(stranger, "Tomorrow")).toBe(true);
    expect(await sees(stranger, "Never")).toBe(false);
    expect(await each((person) => mailsOf(person, "Tomorrow"))).toEqual([1, 1, 1, 1]);
    expect((await actionsOn(id)).map(([action]) => action)).toEqual([
      "announcement.scheduled",
      "announcement.scheduled",
      "announcement.created",
    ]);
  });
});
