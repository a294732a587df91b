import { randomUUID } from "node:crypto";
import { requestPasswordReset } from "@citelens/contract/accounts/accounts";
import { errors } from "@citelens/contract/base/errors";
import * as contract from "@citelens/contract/platform/admin";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { type Mailer, MailRefused, openMailer } from "#platform/mail/mailer.ts";
import { openWorld, type Person, type World } from "#test/world.ts";

const reason = "Its owner asked for it";

let world: World;
let root: Person;
/** Recipients of mails, from the server that the world believes to have. */
let sent: string[] = [];
let failure: Error | undefined;

/** Nothing listens there; the tests send in its place. */
const smtpUrl = "smtp://127.0.0.1:1";

beforeAll(async () => {
  world = await openWorld({ smtpUrl });
  root = await world.signUpRoot();
  Object.assign(world.tools.mailer, {
    send: async ({ to }: Parameters<Mailer["send"]>[0]) => {
      if (failure) throw failure;
      sent.push(to);
    },
  });
});
afterAll(() => world.close());

/** A mail that the server refused for good. */
async function refusedMail() {
  const { email } = await world.signUp();
  failure = new MailRefused("550 No such user here");
  await world.call(requestPasswordReset, { body: { email } });
  await world.runJobs();
  failure = undefined;
  sent = [];
  const { answer } = await world.call(
    contract.listMails,
    { query: { search: email, status: "FAILED" } },
    root.access,
  );
  return { email, mailId: answer.results.find(({ kind }) => kind === "password-reset")?.id ?? "" };
}

const sendAgain = (mailId: string) =>
  world.call(contract.sendMailAgain, { params: { mailId }, body: { reason } }, root.access);

describe("a mail that failed", () => {
  test("is sent once, whoever asks how often at the same moment, and the log says why", async () => {
    const { email, mailId } = await refusedMail();

    const answers = await Promise.all(Array.from({ length: 6 }, () => sendAgain(mailId)));
    await world.runJobs();

    const { answer: log } = await world.call(contract.listAudit, { query: {} }, root.access);
    expect(answers.map(({ answer }) => answer.queued).filter(Boolean)).toHaveLength(1);
    expect(sent).toEqual([email]);
    expect(log.results.filter(({ action }) => action === "mail.sent-again")).toMatchObject([
      { subject_id: mailId, details: { kind: "password-reset", recipient: email, reason } },
    ]);
    const again = await sendAgain(mailId);
    expect(again.answer).toMatchObject({ queued: false, mail: { status: "SENT" } });
  });

  test("is listed by its status", async () => {
    const { email, mailId } = await refusedMail();
    const idsOf = async (status: "FAILED" | "SENT") => {
      const query = { search: email, status } as const;
      const { answer } = await world.call(contract.listMails, { query }, root.access);
      return answer.results.map(({ id }) => id);
    };

    expect([(await idsOf("FAILED")).includes(mailId), await idsOf("SENT")]).toEqual([true, []]);
  });
});

test("a mail that the server could not take for as often as it is tried fails, and can be sent again", async () => {
  const { email, mailId } = await refusedMail();
  await sendAgain(mailId);
  await world.postgres.pool.query("update mails set attempts = 12 where id = $1", [mailId]);
  failure = new Error("connect ECONNREFUSED");

  await world.runJobs();
  failure = undefined;
  const query = { search: email, status: "FAILED" } as const;
  const { answer } = await world.call(contract.listMails, { query }, root.access);

  expect(answer.results.find(({ id }) => id === mailId)).toMatchObject({
    attempts: 13,
    last_error: "connect ECONNREFUSED",
  });
  expect((await sendAgain(mailId)).answer).toMatchObject({ queued: true, mail: { attempts: 0 } });
});

test("a mail that is not there cannot be sent", async () => {
  expect((await sendAgain(randomUUID())).status).toBe(404);
});

test("without a mail server it says so", async () => {
  const { mailId } = await refusedMail();
  const { mailer } = world.tools;
  const none = openMailer({ smtpUrl: undefined, from: undefined, publicUrl: world.tools.publicUrl });
  Object.assign(mailer, { delivers: none.delivers });
  onTestFinished(() => void Object.assign(mailer, { delivers: true }));

  const { status, body } = await sendAgain(mailId);

  expect([status, body]).toMatchObject([409, { detail: errors.MAIL_SERVER_MISSING[1] }]);
});
