import * as accounts from "@citelens/contract/accounts/accounts";
import { errors } from "@citelens/contract/base/errors";
import { fieldErrors } from "@citelens/contract/base/field-errors";
import * as admin from "@citelens/contract/platform/admin";
import * as contract from "@citelens/contract/platform/maintenance";
import { trackPageView } from "@citelens/contract/traffic/page-views";
import { trackVisit } from "@citelens/contract/traffic/visits";
import * as workspaces from "@citelens/contract/workspaces/workspaces";
import { expect, test } from "vitest";
import { runDueJobs } from "#platform/jobs/job-workers.ts";
import { eventually, type Person, type World, worldOfTest } from "#test/world.ts";

const why = "The database moves to a larger machine. It takes an hour.";
let keys = 0;
const act = () => {
  keys += 1;
  return { reason: "A move.", key: `act ${keys}` };
};

async function opened(): Promise<{ world: World; root: Person; user: Person }> {
  const world = await worldOfTest();
  const root = await world.signUpRoot();
  return { world, root, user: await world.signUp() };
}

function close(world: World, root: Person, text: string | null = why) {
  return world.call(contract.setReadOnly, { body: { ...act(), text } }, root.access);
}

test("a banner is told to everybody, signed in or not, until its time is over", async () => {
  const { world, root, user } = await opened();
  const ends_at = new Date(world.tools.now().getTime() + 3_600_000).toISOString();
  const body = { ...act(), text: "Tonight from 22:00 we move.", ends_at };

  const set = await world.call(contract.setBanner, { body }, root.access);
  const [signedIn, anyone] = await Promise.all([
    world.call(contract.getServiceNotice, {}, user.access),
    world.call(contract.getServiceNotice, {}),
  ]);
  world.advance(3_600_001);
  const after = await world.call(contract.getServiceNotice, {});

  const notice = { banner: { text: "Tonight from 22:00 we move.", ends_at }, read_only: null };
  expect([set.answer, signedIn.answer, anyone.answer]).toEqual([notice, notice, notice]);
  expect(after.answer).toEqual({ banner: null, read_only: null });
});

test("a banner is replaced and removed, and one that would have ended already is refused", async () => {
  const { world, root } = await opened();
  const set = (text: string | null, ends_at: string | null = null) =>
    world.call(contract.setBanner, { body: { ...act(), text, ends_at } }, root.access);

  await set("First");
  const second = await set("Second");
  const past = await set("Third", "2020-01-01T00:00:00.000Z");
  const long = await set("x".repeat(201));
  const removed = await set(null);

  expect(second.answer.banner).toEqual({ text: "Second", ends_at: null });
  expect([past.status, past.body]).toEqual([400, { ends_at: [fieldErrors.invalid] }]);
  expect(long.status).toBe(400);
  expect(removed.answer.banner).toBeNull();
});

test("while it is read-only nothing is changed, and the refusal says why", async () => {
  const { world, root, user } = await opened();
  const workspace = await world.createWorkspace(user);
  const params = { projectId: workspace.id };
  await close(world, root);

  const changed = await world.call(
    workspaces.updateWorkspace,
    { params, body: { name: "Changed" } },
    user.access,
  );
  const created = await world.call(accounts.signUp, {
    body: { first_name: "Ada", last_name: "Example", email: "new@example.com", password: "secret 12345" },
  });
  const webhook = await world.app.inject({ method: "POST", url: "/api/v1/billing/webhook/", payload: {} });
  const read = await world.call(workspaces.listWorkspaces, {}, user.access);

  expect(changed).toMatchObject({
    status: 503,
    body: { code: "READ_ONLY", detail: `${errors.READ_ONLY[1]} Reason: ${why}` },
    headers: { "retry-after": "60" },
  });
  expect([created.status, webhook.statusCode, read.status]).toEqual([503, 503, 200]);
  expect(JSON.stringify(read.body)).not.toContain("Changed");
});

test("while it is read-only people sign in and out, visits are recorded, and superusers act", async () => {
  const { world, root, user } = await opened();
  const workspace = await world.createWorkspace(user);
  const { key } = await world.createKey(user, workspace);
  await close(world, root);

  const { email, password } = user;
  const signedIn = await world.call(accounts.logIn, { body: { email, password } });
  const { access, refresh } = signedIn.answer;
  const refreshed = await world.call(accounts.refreshToken, { body: { refresh } });
  const signedOut = await world.call(accounts.logOut, {}, access);
  const confirmed = await world.call(
    accounts.confirmPassword,
    { body: { password: root.password } },
    root.access,
  );
  const link = await world.call(admin.impersonate, { params: { userId: user.user.id } }, root.access);
  const visit = await world.call(
    trackVisit,
    { body: { user_agent: "GPTBot/1.2", page_url: "https://www.example.com/" } as never },
    `Api-Key ${key}`,
  );
  const view = await world.call(trackPageView, { body: {} as never });

  expect([signedIn, refreshed, signedOut, confirmed, link].map(({ status }) => status)).toEqual([
    200, 200, 204, 204, 200,
  ]);
  expect([visit.status, view.status].filter((status) => status === 503)).toEqual([]);
});

test("it ends as it began, is done once by two clicks, and stands in the audit log with its reason", async () => {
  const { world, root, user } = await opened();
  const body = { ...act(), text: why };
  const both = await Promise.all([
    world.call(contract.setReadOnly, { body }, root.access),
    world.call(contract.setReadOnly, { body }, root.access),
  ]);
  const ended = await close(world, root, null);
  const again = await world.call(contract.setReadOnly, { body }, root.access);
  const created = await world.createWorkspace(user);

  const { answer } = await world.call(admin.listAudit, {}, root.access);
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  expect([ended.answer.read_only, again.answer.read_only]).toEqual([null, null]);
  expect(created.name).toBe("Example");
  expect(answer.results.filter(({ action }) => action.startsWith("read-only."))).toMatchObject([
    { action: "read-only.ended", actor_email: root.email, details: { reason: "A move." } },
    { action: "read-only.set", details: { reason: "A move.", text: why } },
  ]);
});

test("another instance knows within five seconds, and one that starts knows at once", async () => {
  const { world, root, user } = await opened();
  const running = await world.secondInstance();
  const before = await running.call(workspaces.createWorkspace, { body: site }, user.access);
  await close(world, root);
  const fresh = await world.secondInstance();

  const atStart = await fresh.call(workspaces.createWorkspace, { body: site }, user.access);
  await eventually(async () => {
    const { status } = await running.call(workspaces.createWorkspace, { body: site }, user.access);
    expect(status).toBe(503);
  });

  expect([before.status, atStart.status]).toEqual([201, 503]);
});
const site = { name: "Example", url: "https://www.example.com" };

test("it costs no statement a request", async () => {
  const { world, user } = await opened();
  let statements = 0;
  const { maintenance } = world.tools;
  const select = world.tools.db.select.bind(world.tools.db);
  Object.assign(world.tools.db, {
    select: (...asked: Parameters<typeof select>) => {
      statements += 1;
      return select(...asked);
    },
  });

  await Promise.all(Array.from({ length: 1_000 }, () => maintenance.current()));

  expect(statements).toBeLessThan(3);
  expect(user.user.email).toBe(user.email);
});

test("what begins by itself waits until everything can be changed again", async () => {
  const { world, root } = await opened();
  let runs = 0;
  const adding = (added: number) => async () => {
    runs += added;
  };
  const sweep = { ...idle, waitsReadOnly: true, run: adding(1) };
  const other = { ...idle, name: "test.other", run: adding(100) };
  const { boss } = world.tools.jobs;
  for (const { name } of [sweep, other]) await boss.createQueue(name);
  const run = async (): Promise<number> => {
    for (const { name } of [sweep, other]) await boss.send(name, {});
    await runDueJobs(world.tools, [sweep, other]);
    return runs;
  };

  await close(world, root);
  const during = await run();
  await close(world, root, null);
  const after = await run();

  expect([during, after]).toEqual([100, 201]);
});
const idle = { name: "test.sweep", payload: { parse: (value: unknown) => value } } as never as {
  name: string;
  payload: never;
};
