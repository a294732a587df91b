import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import * as accounts from "@citelens/contract/accounts/accounts";
import { getOrganization } from "@citelens/contract/billing/billing";
import { type Credits, getCredits } from "@citelens/contract/billing/credits";
import { createWorkspace, type Workspace } from "@citelens/contract/workspaces/workspaces";
import { expect, test } from "vitest";
import { type Instance, type World, worldOfTest } from "#test/world.ts";

/** The last statement of the migration that brought the table. */
const repair =
  readFileSync(new URL("../../../drizzle/0012_free_credits.sql", import.meta.url), "utf8")
    .split("--> statement-breakpoint")
    .at(-1) ?? "";
const smtpUrl = "smtp://127.0.0.1:1";
const password = "a long enough secret";

interface SignedUpUser {
  readonly email: string;
  readonly userId: string;
  readonly access: string;
}

async function signUp(world: Instance, email = `${randomUUID()}@example.com`): Promise<SignedUpUser> {
  const { answer: user } = await world.call(accounts.signUp, {
    body: { first_name: "Ada", last_name: "Example", email, password },
  });
  const { answer } = await world.call(accounts.logIn, { body: { email, password } });
  return { email, userId: user.id, access: answer.access };
}

async function workspaceOf(world: Instance, { access }: SignedUpUser): Promise<Workspace> {
  const body = { name: "Example", url: "https://www.example.com" };
  return (await world.call(createWorkspace, { body }, access)).answer;
}

async function creditsOf(world: Instance, { access }: SignedUpUser, { id }: Workspace): Promise<Credits> {
  return (await world.call(getCredits, { params: { projectId: id } }, access)).answer;
}

async function confirm(world: World, { email }: SignedUpUser, at: Instance = world): Promise<number> {
  const text = (await world.mailsTo(email)).findLast(({ kind }) => kind === "email-verification")?.text ?? "";
  const [, userId = "", token = ""] = /verify-email\/([\w-]+)\/([\w-]+)/.exec(text) ?? [];
  return (await at.call(accounts.verifyEmail, { params: { userId, token } })).status;
}

test("where mails can be sent they come with the confirmed address, to the workspace that is there", async () => {
  const world = await worldOfTest({ smtpUrl });
  const ada = await signUp(world);
  const workspace = await workspaceOf(world, ada);
  const before = await creditsOf(world, ada, workspace);

  await confirm(world, ada);

  expect(before).toMatchObject({ total_credits: 0, remaining_credits: 0, free_credits_wait: true });
  expect(await creditsOf(world, ada, workspace)).toMatchObject({
    total_credits: 300,
    remaining_credits: 300,
    current_plan: "demo",
    free_credits_wait: false,
  });
  const { answer } = await world.call(getOrganization, { params: { projectId: workspace.id } }, ada.access);
  expect(answer).toMatchObject({ remaining_credits: 300, free_credits_wait: false });
});

test("an address that is confirmed before there is a workspace brings them with the first one", async () => {
  const world = await worldOfTest({ smtpUrl });
  const ada = await signUp(world);
  await confirm(world, ada);

  const workspace = await workspaceOf(world, ada);

  expect(await creditsOf(world, ada, workspace)).toMatchObject({ remaining_credits: 300 });
});

test("without a mail server they come with the first workspace", async () => {
  const world = await worldOfTest();
  const ada = await signUp(world);

  const credits = await creditsOf(world, ada, await workspaceOf(world, ada));

  expect(credits).toMatchObject({ remaining_credits: 300, free_credits_wait: false });
  expect(await world.mailsTo(ada.email)).toEqual([]);
});

test("simultaneous confirmations and first looks, at two instances, give them once", async () => {
  const world = await worldOfTest({ smtpUrl });
  const second = await world.secondInstance();
  for (let round = 0; round < 5; round += 1) {
    const ada = await signUp(world);
    const workspace = await workspaceOf(world, ada);

    const [one, other] = await Promise.all([
      confirm(world, ada),
      confirm(world, ada, second),
      creditsOf(world, ada, workspace),
      creditsOf(second, ada, workspace),
      creditsOf(world, ada, await workspaceOf(world, ada)),
    ]);

    expect([one, other]).toEqual([200, 200]);
    expect(await creditsOf(world, ada, workspace)).toMatchObject({
      total_credits: 300,
      remaining_credits: 300,
    });
  }
});

test.each([
  ["with a mail server", smtpUrl],
  ["without one", undefined],
])("%s one person has them once, whatever the tags of the address, at the same moment", async (_, url) => {
  const world = await worldOfTest(url === undefined ? {} : { smtpUrl: url });
  const name = randomUUID();
  const spellings = [
    `${name}@example.com`,
    `${name}+two@example.com`,
    `${name.toUpperCase()}+3+4@EXAMPLE.com`,
  ];
  const persons = await Promise.all(spellings.map((email) => signUp(world, email)));
  const workspaces = await Promise.all(persons.map((person) => workspaceOf(world, person)));
  if (url !== undefined) await Promise.all(persons.map((person) => confirm(world, person)));

  const shown = await Promise.all(
    persons.map((person, index) => creditsOf(world, person, workspaces[index] as Workspace)),
  );

  const remaining = shown.map(({ remaining_credits }) => remaining_credits);
  expect(remaining.toSorted((a, b) => a - b)).toEqual([0, 0, 300]);
});

test.each([
  ["with a mail server", smtpUrl],
  ["without one", undefined],
])("%s they do not come again after the account was deleted, nor for a changed address", async (_, url) => {
  const world = await worldOfTest(url === undefined ? {} : { smtpUrl: url });
  const ada = await signUp(world);
  const first = await workspaceOf(world, ada);
  if (url !== undefined) await confirm(world, ada);
  const before = await creditsOf(world, ada, first);
  const changed = await world.call(accounts.updateMe, { body: { email: `x${ada.email}` } }, ada.access);
  expect([before.remaining_credits, changed.status]).toEqual([300, 400]);
  await world.call(accounts.deleteMe, { body: { password } }, ada.access);

  const again = await signUp(world, ada.email);
  const workspace = await workspaceOf(world, again);
  world.advance(86_400_001);
  const { answer: fresh } = await world.call(accounts.logIn, { body: { email: again.email, password } });
  const signedIn = { ...again, access: fresh.access };
  if (url !== undefined) expect(await confirm(world, signedIn)).toBe(200);

  expect(await creditsOf(world, signedIn, workspace)).toMatchObject({
    total_credits: 0,
    remaining_credits: 0,
  });
});

test("what stays is a hash that names nobody", async () => {
  const world = await worldOfTest();
  const ada = await signUp(world);
  await creditsOf(world, ada, await workspaceOf(world, ada));

  const { rows } = await world.postgres.pool.query<{ email_hash: Buffer }>("select * from free_credits");

  expect(rows.map(({ email_hash }) => email_hash.length)).toEqual([32]);
  expect(Object.keys(rows[0] ?? {})).toEqual(["email_hash"]);
});

test("an upgrade knows who has had them: not again under another tag, and not after a deletion", async () => {
  const world = await worldOfTest();
  const ada = await signUp(world);
  await creditsOf(world, ada, await workspaceOf(world, ada));
  await world.postgres.pool.query("delete from free_credits");

  await world.postgres.pool.query(repair);

  const other = await signUp(world, ada.email.replace("@", "+b@"));
  expect(await creditsOf(world, other, await workspaceOf(world, other))).toMatchObject({
    remaining_credits: 0,
  });
});

test("the link can be asked for again, three times a day, and not for a confirmed address", async () => {
  const world = await worldOfTest({ smtpUrl });
  const ada = await signUp(world);
  const ask = () => world.call(accounts.requestVerification, {}, ada.access);

  const replies = await Promise.all([ask(), ask(), ask(), ask()]);
  const mails = await world.mailsTo(ada.email);
  await confirm(world, ada);
  const confirmed = await ask();

  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 200, 429, 429]);
  expect(mails).toHaveLength(3);
  expect([confirmed.status, (await world.mailsTo(ada.email)).length]).toEqual([200, 3]);
});
