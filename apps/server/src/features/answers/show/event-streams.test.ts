import { randomUUID } from "node:crypto";
import * as accounts from "@citelens/contract/accounts/accounts";
import { impersonate } from "@citelens/contract/platform/admin";
import { deleteWorkspace, removeMember } from "@citelens/contract/workspaces/workspaces";
import { Client } from "pg";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { addMember } from "#features/workspaces/members/public.ts";
import { placeOfJob } from "#platform/place.ts";
import { type AnswersWorld, openAnswersWorld } from "#test/answers-world.ts";
import { eventually, type Instance, type Person } from "#test/world.ts";

let open: AnswersWorld;
let root: Person;
let second: Instance;
beforeAll(async () => {
  open = await openAnswersWorld();
  root = await open.world.signUpRoot();
  second = await open.world.secondInstance();
});
afterAll(() => open.close());

interface Stream {
  readonly status: number;
  hasEnded: boolean;
  readonly done: Promise<void>;
}

/** A workspace with a run that waits, and a member beside its owner; a stream of it stays open until something ends it. */
async function home() {
  const { access, projectId, launch } = await open.home();
  const campaignId = await launch();
  const member = await open.world.signUp();
  await addMember(open.world.tools, placeOfJob({ workspaceId: projectId }), member.user.id);
  const url = `/api/v1/projects/${projectId}/campaigns/organic/${campaignId}/events/`;
  /** Resolves with the head of the answer. */
  const watch = async (token: string, at: Instance = open.world): Promise<Stream> => {
    const headers = { authorization: `Bearer ${token}` };
    const answer = await at.app.inject({ url, headers, payloadAsStream: true });
    const stream = { status: answer.statusCode, hasEnded: false, done: Promise.resolve() };
    const body = answer.stream();
    stream.done = new Promise((resolve) => {
      body.once("end", () => {
        stream.hasEnded = true;
        resolve();
      });
    });
    body.resume();
    return stream;
  };
  return { access, projectId, member, watch };
}

function expectOpen(...streams: readonly Stream[]): void {
  expect(streams.map(({ status, hasEnded }) => [status, hasEnded])).toEqual(streams.map(() => [200, false]));
}

/** Sooner than the next look at the database would end it. */
async function expectEndedAtOnce(stream: Stream): Promise<void> {
  await eventually(async () => {
    expect(stream.hasEnded).toBe(true);
  }, 2_500);
}

describe("a stream ends at once with", () => {
  test("the log-out of its session, and others of the person go on", async () => {
    const { member, watch } = await home();
    const body = { email: member.email, password: member.password };
    const { answer: other } = await open.world.call(accounts.logIn, { body });
    const [ending, going] = [await watch(member.access), await watch(other.access)];
    expectOpen(ending, going);

    await open.world.call(accounts.logOut, {}, member.access);

    await expectEndedAtOnce(ending);
    expectOpen(going);
    await open.world.call(accounts.logOut, {}, other.access);
    await expectEndedAtOnce(going);
  });

  test("the removal from the workspace", async () => {
    const { member, access, projectId, watch } = await home();
    const [removed, owners] = [await watch(member.access), await watch(access)];
    expectOpen(removed, owners);

    await open.world.call(removeMember, { params: { projectId, userId: member.user.id } }, access);

    await expectEndedAtOnce(removed);
    expectOpen(owners);
    await open.world.call(deleteWorkspace, { params: { projectId } }, access);
    await expectEndedAtOnce(owners);
    expect((await watch(access)).status).toBe(404);
  });

  test("a new password", async () => {
    const { member, watch } = await home();
    await open.world.call(accounts.requestPasswordReset, { body: { email: member.email } });
    await open.world.runJobs();
    const text = (await open.world.mailsTo(member.email)).find(({ kind }) => kind === "password-reset")?.text;
    const [, userId = "", token = ""] = /confirm\/([\w-]+)\/([\w-]+)/.exec(text ?? "") ?? [];
    const stream = await watch(member.access);
    expectOpen(stream);

    const body = { password: `another ${randomUUID()}` };
    await open.world.call(accounts.confirmPasswordReset, { params: { userId, token }, body });

    await expectEndedAtOnce(stream);
  });

  test("the end of the account", async () => {
    const { member, watch } = await home();
    const stream = await watch(member.access);
    expectOpen(stream);

    await open.world.call(accounts.deleteMe, { body: { password: member.password } }, member.access);

    await expectEndedAtOnce(stream);
  });

  test("the end of an impersonation", async () => {
    const { member, watch } = await home();
    const params = { userId: member.user.id };
    const { answer: entry } = await open.world.call(impersonate, { params }, root.access);
    const { searchParams } = new URL(entry.url, "http://localhost");
    const body = { access: searchParams.get("access") ?? "", refresh: searchParams.get("refresh") ?? "" };
    const { answer: acting } = await open.world.call(accounts.enterImpersonation, { body });
    const stream = await watch(acting.access);
    expectOpen(stream);

    await open.world.call(accounts.logOut, {}, acting.access);

    await expectEndedAtOnce(stream);
  });
});

describe("within seconds it ends at another instance with", () => {
  test("the log-out and the removal", async () => {
    const [one, other] = [await home(), await home()];
    const streams = [
      await one.watch(one.member.access, second),
      await other.watch(other.member.access, second),
    ];
    expectOpen(...streams);

    await open.world.call(accounts.logOut, {}, one.member.access);
    const params = { projectId: other.projectId, userId: other.member.user.id };
    await open.world.call(removeMember, { params }, other.access);

    await Promise.all(streams.map(({ done }) => done));
    expect((await other.watch(other.member.access, second)).status).toBe(404);
  });

  test("a session that is over cannot begin one there, whatever the cache of sessions says", async () => {
    const { member, watch } = await home();
    await second.call(accounts.me, {}, member.access);
    await open.world.call(accounts.logOut, {}, member.access);

    expect([401, 404]).toContain((await watch(member.access, second)).status);
  });
});

test("a user has 20 streams at a time; one more is refused with the time to wait, and others have their own", async () => {
  const { member, access, watch } = await home();
  const streams = await Promise.all(Array.from({ length: 25 }, () => watch(member.access)));
  const owners = await watch(access);
  const { answer: other } = await open.world.call(accounts.logIn, {
    body: { email: member.email, password: member.password },
  });
  const tooMany = await watch(other.access);

  await open.world.call(accounts.logOut, {}, member.access);
  await Promise.all(streams.map(({ done }) => done));
  const again = await watch(other.access);

  const statuses = streams.map(({ status }) => status).toSorted();
  expect(statuses).toEqual([...Array<number>(20).fill(200), ...Array<number>(5).fill(429)]);
  expect(tooMany.status).toBe(429);
  expectOpen(owners, again);
  for (const token of [other.access, access]) await open.world.call(accounts.logOut, {}, token);
});

test("however many watch a campaign at an instance, they share one look at the database in a second", async () => {
  const { member, access, watch } = await home();
  const statements: string[] = [];
  const query = Client.prototype.query;
  vi.spyOn(Client.prototype, "query").mockImplementation(function (this: Client, ...given: unknown[]) {
    const [statement] = given as [string | { readonly text: string }];
    statements.push(typeof statement === "string" ? statement : statement.text);
    return Reflect.apply(query, this, given);
  });
  const looks = () => statements.filter((text) => text.includes('from "run_tallies"')).length;

  const streams = await Promise.all(
    Array.from({ length: 16 }, (_, nth) => watch(nth % 2 === 0 ? member.access : access)),
  );
  const first = looks();
  const begunAt = performance.now();
  await eventually(async () => expect(looks()).toBeGreaterThan(first + 2), 10_000);
  const seconds = (performance.now() - begunAt) / 1_000;

  expectOpen(...streams);
  expect(first).toBeLessThanOrEqual(16); // each begins with a look of its own
  expect(looks() - first).toBeLessThanOrEqual(Math.ceil(seconds) + 1);
  for (const token of [member.access, access]) await open.world.call(accounts.logOut, {}, token);
  await Promise.all(streams.map(({ done }) => done));
});
