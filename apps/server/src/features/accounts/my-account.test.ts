import * as contract from "@citelens/contract/accounts/accounts";
import { creatorPlatforms } from "@citelens/contract/accounts/creator-platforms";
import { fieldErrors } from "@citelens/contract/base/field-errors";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { isEmailVerified, requestVerification } from "#features/accounts/email-address/public.ts";
import { openWorld, type Person, type World, worldOfTest } from "#test/world.ts";
import { accountJobs } from "./accounts.jobs.ts";
import { people } from "./people/people.ts";
import { accountDeleted, accountExported } from "./store/accounts.topics.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

type Change = Parameters<typeof update>[1];
function update(
  { access }: Person,
  body: Parameters<typeof world.call<typeof contract.updateMe>>[1]["body"],
) {
  return world.call(contract.updateMe, { body }, access);
}

async function actionsOf({ user }: Person): Promise<string[]> {
  const { rows } = await world.postgres.pool.query<{ action: string }>(
    "select action from audit_log where actor_id = $1 order by at, id",
    [user.id],
  );
  return rows.map(({ action }) => action);
}

describe("the account", () => {
  test("keeps every field that may be changed, and answers with the whole user", async () => {
    const person = await world.signUp();
    const changes = {
      first_name: "Grace",
      last_name: "Hopper",
      company_type: 1,
      company_name: "Northwind",
      website: "https://northwind.example",
      onboarding_complete: true,
    };

    const { status, answer } = await update(person, changes);

    expect(status).toBe(200);
    expect(answer).toEqual({ ...person.user, ...changes });
    expect((await world.call(contract.me, {}, person.access)).answer).toEqual(answer);
    expect(await actionsOf(person)).toContain("account.updated");
  });

  test("leaves alone what is not sent", async () => {
    const person = await world.signUp();
    await update(person, { company_type: 0, company_name: "Northwind" });

    const { answer } = await update(person, { first_name: "Grace" });

    expect(answer).toMatchObject({ first_name: "Grace", last_name: "Example", company_name: "Northwind" });
  });

  test("ignores fields that nobody may set", async () => {
    const person = await world.signUp();
    const body = { is_superuser: true, id: world.tools.secretKey, password_hash: "x", deleted_at: null };

    const { status, answer } = await update(person, body as Change);

    expect([status, answer]).toEqual([200, person.user]);
  });

  test("keeps its e-mail, in whatever spelling the same one is sent along", async () => {
    const person = await world.signUp();

    const same = await update(person, { email: person.email.toUpperCase(), first_name: "Grace" });
    const other = await update(person, { email: "other@example.com", first_name: "Mallory" });

    expect(same.answer).toMatchObject({ email: person.email, first_name: "Grace" });
    expect([other.status, other.body]).toEqual([
      400,
      { email: ["Email address cannot be changed. Contact support if you need assistance."] },
    ]);
    expect((await world.call(contract.me, {}, person.access)).answer.first_name).toBe("Grace");
  });

  test("that becomes a creator loses company name and website; the way back loses the platform", async () => {
    const person = await world.signUp();
    await update(person, {
      company_type: 0,
      company_name: "Northwind",
      website: "https://northwind.example",
    });

    const creator = await update(person, { company_type: 2, creator_platforms: { Instagram: "ada" } });
    const publisher = await update(person, { company_type: 3 });

    expect(creator.answer).toMatchObject({
      company_type: 2,
      company_name: "",
      website: "",
      creator_platforms: { Instagram: "ada" },
    });
    expect(publisher.answer).toMatchObject({ company_type: 3, creator_platforms: {} });
  });

  test("keeps one platform at a time: another one takes its place", async () => {
    const person = await world.signUp();
    await update(person, { company_type: 2, creator_platforms: { Instagram: "ada" } });

    const { answer } = await update(person, { creator_platforms: { TikTok: "ada" } });

    expect(answer.creator_platforms).toEqual({ TikTok: "ada" });
  });

  test.each(creatorPlatforms.map(({ label, asks }) => [label, asks] as const))(
    "takes %s with a %s",
    async (label, asks) => {
      const person = await world.signUp();
      const value = asks === "link" ? "https://example.com/@ada" : "ada";

      const { answer } = await update(person, { company_type: 2, creator_platforms: { [label]: value } });

      expect(answer.creator_platforms).toEqual({ [label]: value });
    },
  );

  test.each<[string, Change, string, string]>([
    ["a blank first name", { first_name: " " }, "first_name", fieldErrors.blank],
    ["a blank last name", { last_name: "" }, "last_name", fieldErrors.blank],
    ["a website that is none", { website: "not an address" }, "website", fieldErrors.url],
    ["a website that is a script", { website: "javascript:alert(1)" }, "website", fieldErrors.url],
    [
      "two platforms",
      { creator_platforms: { Instagram: "a", TikTok: "b" } },
      "creator_platforms",
      fieldErrors.onePlatform,
    ],
    [
      "an unknown platform",
      { creator_platforms: { Friendster: "a" } },
      "creator_platforms",
      fieldErrors.platform,
    ],
    [
      "a link that is a script",
      { creator_platforms: { YouTube: "javascript:alert(1)" } },
      "creator_platforms",
      fieldErrors.url,
    ],
  ])("refuses %s under its field", async (_, body, field, sentence) => {
    const person = await world.signUp();

    const reply = await update(person, body);

    expect([reply.status, reply.body]).toEqual([400, { [field]: [sentence] }]);
  });

  test.each([-1, 4, 0.5])("knows no company type %d", async (company_type) => {
    expect((await update(await world.signUp(), { company_type })).status).toBe(400);
  });
});

test("notifications keep what the account chose, one by one", async () => {
  const person = await world.signUp();
  const wants = () => people.wantsMail(world.tools, person.user.id, "workspace_changes");
  expect(await wants()).toBe(true);

  const before = await world.call(contract.getEmailPreferences, {}, person.access);
  await world.call(contract.updateEmailPreferences, { body: { announcements: true } }, person.access);
  const after = await world.call(
    contract.updateEmailPreferences,
    { body: { workspace_changes: false } },
    person.access,
  );

  expect(before.answer).toEqual({ workspace_changes: true, announcements: false });
  expect(after.answer).toEqual({ workspace_changes: false, announcements: true });
  expect(await wants()).toBe(false);
  const readers = await people.listReaders(world.tools, "announcements", { afterId: undefined, limit: 1000 });
  expect(readers.map(({ id }) => id)).toEqual([person.user.id]);
});

describe("an address", () => {
  const linkForm = /\/verify-email\/([\w-]+)\/([\w-]+)/;

  test("is confirmed by the link that was mailed to it, not by looking at it", async () => {
    const { user, email } = await world.signUp();
    await requestVerification(world.tools, user.id);
    await requestVerification(world.tools, user.id);
    const mails = await world.mailsTo(email);
    const [, userId = "", token = ""] = linkForm.exec(mails[0]?.text ?? "") ?? [];
    await world.app.inject({ method: "GET", url: `/verify-email/${userId}/${token}` });
    expect(await isEmailVerified(world.tools, user.id)).toBe(false);

    const first = await world.call(contract.verifyEmail, { params: { userId, token } });
    const again = await world.call(contract.verifyEmail, { params: { userId, token } });

    expect(mails).toMatchObject([{ kind: "email-verification", subject: "Confirm your email address" }]);
    expect([first.status, first.body]).toEqual([200, { message: "Your email address has been confirmed." }]);
    expect(again.status).toBe(200);
    expect(await isEmailVerified(world.tools, user.id)).toBe(true);
    await requestVerification(world.tools, user.id);
    expect(await world.mailsTo(email)).toHaveLength(1);
  });

  test("is not confirmed by another account's link or a made-up one", async () => {
    const [{ user, email }, other] = [await world.signUp(), await world.signUp()];
    await requestVerification(world.tools, user.id);
    const [mail] = await world.mailsTo(email);
    const [, , token = ""] = linkForm.exec(mail?.text ?? "") ?? [];

    const replies = await Promise.all([
      world.call(contract.verifyEmail, { params: { userId: other.user.id, token } }),
      world.call(contract.verifyEmail, { params: { userId: user.id, token: "A".repeat(43) } }),
      world.call(contract.confirmPasswordReset, {
        params: { userId: user.id, token },
        body: { password: "an entirely new secret" },
      }),
    ]);

    expect(replies.map(({ status }) => status)).toEqual([400, 400, 400]);
    expect(replies[0]?.body).toEqual({ token: [fieldErrors.verificationLink] });
    expect(await isEmailVerified(world.tools, other.user.id)).toBe(false);
  });
});

test("the export holds what every room keeps, without the password and without others' ids", async () => {
  const person = await world.signUp();
  const asked: string[] = [];
  accountExported.listen(world.tools, async (_, { userId }) => {
    asked.push(userId);
    return { name: "of_another_room", data: { kept: 1 } };
  });

  const { status, answer } = await world.call(contract.exportMe, {}, person.access);

  expect(status).toBe(200);
  expect(answer).toMatchObject({
    account: { email: person.email, email_preferences: { announcements: false } },
    sessions: [{ ended: null, by_support: false }],
    activity: [
      { action: "account.exported", by: "you" },
      { action: "session.started", by: "you" },
    ],
    of_another_room: { kept: 1 },
  });
  expect(asked).toEqual([person.user.id]);
  expect(JSON.stringify(answer)).not.toMatch(/argon2|salt|hash/);
});

describe("deleting the account", () => {
  function remove({ access, password }: Person, by: World = world) {
    return by.call(contract.deleteMe, { body: { password } }, access);
  }

  test("frees the e-mail, empties the row, ends every session and is announced", async () => {
    const person = await world.signUp();
    const other = await world.call(contract.logIn, { body: person });
    await world.call(contract.me, {}, other.answer.access);
    const announced: string[] = [];
    accountDeleted.listen(world.tools, async (_, { userId }) => void announced.push(userId));

    const { status } = await remove(person);

    expect(status).toBe(204);
    expect(announced).toEqual([person.user.id]);
    for (const access of [person.access, other.answer.access]) {
      expect((await world.call(contract.me, {}, access)).status).toBe(401);
    }
    expect((await world.call(contract.logIn, { body: person })).status).toBe(401);
    const { rows } = await world.postgres.pool.query<{ row: string }>(
      "select u::text as row from users u where id = $1",
      [person.user.id],
    );
    expect(rows[0]?.row).not.toMatch(/Ada|argon2|@/);
    expect(await people.find(world.tools, [person.user.id])).toEqual([]);
    expect((await world.mailsTo(person.email)).at(-1)?.kind).toBe("account-deleted");
    expect(await actionsOf(person)).toContain("account.deleted");
    const again = await world.call(contract.signUp, {
      body: { first_name: "Ada", last_name: "Again", email: person.email, password: person.password },
    });
    expect(again.status).toBe(201);
    expect(again.answer.id).not.toBe(person.user.id);
  });

  test("asks for the password, and counts wrong ones as failed log-ins", async () => {
    const limited = await worldOfTest({ limited: true });
    const person = await limited.signUp();
    const wrong = { ...person, password: "not the password" };

    const first = await remove(wrong, limited);
    for (let failures = 1; failures < 6; failures += 1) await remove(wrong, limited);
    const blocked = await remove(person, limited);

    expect([first.status, first.body]).toEqual([400, { password: [fieldErrors.passwordWrong] }]);
    expect(blocked.status).toBe(429);
    expect((await limited.call(contract.me, {}, person.access)).status).toBe(200);
  });

  test("does not happen at all when a room cannot follow", async () => {
    const broken = await worldOfTest();
    const person = await broken.signUp();
    accountDeleted.listen(broken.tools, () => Promise.reject(new Error("the room is in trouble")));

    const { status } = await remove(person, broken);

    expect(status).toBe(500);
    expect((await broken.call(contract.me, {}, person.access)).answer.email).toBe(person.email);
    expect(await broken.mailsTo(person.email)).toEqual([]);
  });

  test("is refused to the account that the configuration names: the one who took its e-mail would rule", async () => {
    const own = await worldOfTest();
    const password = "the secret of the root";
    await own.call(contract.signUp, {
      body: { first_name: "Root", last_name: "User", email: "root@example.com", password },
    });
    const { answer } = await own.call(contract.logIn, { body: { email: "root@example.com", password } });

    const { status, body } = await own.call(contract.deleteMe, { body: { password } }, answer.access);

    expect(status).toBe(409);
    expect(body).toMatchObject({ code: "SUPERUSER_STAYS" });
  });
});

test("other rooms find people by e-mail and by part of a name, whose wildcards mean themselves", async () => {
  const [one, other] = [await world.signUp(), await world.signUp()];
  await update(one, { first_name: "Percival", last_name: "100%_Sure" });
  await update(other, { first_name: "Percival", last_name: "Unsure" });
  const search = async (text: string, offset = 0) => {
    const { count, rows: found } = await people.search(world.tools, { search: text, limit: 1, offset });
    return { count, ids: found.map(({ id }) => id) };
  };

  expect(await search("PERCIVAL")).toEqual({ count: 2, ids: [other.user.id] });
  expect(await search("percival", 1)).toEqual({ count: 2, ids: [one.user.id] });
  expect(await search("ival 100%_s")).toEqual({ count: 1, ids: [one.user.id] });
  expect(await search("%_%_%_%_")).toEqual({ count: 0, ids: [] });
  expect((await people.findByEmail(world.tools, ` ${one.email.toUpperCase()}`))?.id).toBe(one.user.id);
});

test("the daily sweep removes sessions, links and failures that are over, and nothing that lives", async () => {
  const own = await worldOfTest({ limited: true });
  const person = await own.signUp();
  await own.call(contract.requestPasswordReset, { body: person });
  await own.runJobs();
  await own.call(contract.logIn, { body: { email: person.email, password: "not the password" } });
  const sweep = async (): Promise<unknown> => {
    for (const { cron, run } of accountJobs) if (cron !== undefined) await run(own.tools, {} as never);
    const { rows } = await own.postgres.pool.query(
      `select (select count(*)::int from sessions) as sessions, (select count(*)::int from account_tokens) as links,
              (select count(*)::int from login_failures) as failures`,
    );
    return rows[0];
  };

  const atOnce = await sweep();
  own.advance(2 * 86_400_000);
  const later = await sweep();
  own.advance(14 * 86_400_000);
  const muchLater = await sweep();

  expect(atOnce).toEqual({ sessions: 1, links: 1, failures: 2 });
  expect(later).toEqual({ sessions: 1, links: 0, failures: 0 });
  expect(muchLater).toEqual({ sessions: 0, links: 0, failures: 0 });
});
