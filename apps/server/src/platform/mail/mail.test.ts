import { once } from "node:events";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer } from "smtp-server";
import { afterAll, afterEach, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { runDueJobs } from "#platform/jobs/job-workers.ts";
import { inTransaction } from "#platform/tools.ts";
import { openWorld, type World } from "#test/world.ts";
import { deliverMail, purgeMails } from "./deliver-mail.ts";
import { letter, productBrand } from "./letter.ts";
import { listMails } from "./mail.sql.ts";
import { type Mailer, openMailer } from "./mailer.ts";
import { sendMail } from "./send-mail.ts";

const greeting = letter({
  brand: productBrand,
  preheader: "In short",
  heading: "Hello",
  paragraphs: ["Grüße"],
  action: { label: "Open", url: "https://example.com/open" },
});

let received: Email[] = [];
/** Answer of the server to the recipient instead of taking the mail. */
let refusal: { readonly code: number; readonly text: string } | undefined;

const server = new SMTPServer({
  authOptional: false,
  disabledCommands: ["STARTTLS"],
  allowInsecureAuth: true,
  onAuth: ({ username, password }, _, answer) =>
    username === "product" && password === "secret"
      ? answer(null, { user: username })
      : answer(new Error("no")),
  onRcptTo: (_, __, answer) =>
    refusal ? answer(Object.assign(new Error(refusal.text), { responseCode: refusal.code })) : answer(),
  onData: (stream, _, answer) => {
    const chunks: Buffer[] = [];
    stream.on("data", (chunk: Buffer) => chunks.push(chunk));
    stream.on("end", async () => {
      received.push(await new PostalMime().parse(Buffer.concat(chunks)));
      answer();
    });
  },
});

let world: World;
let outbox: World;
beforeAll(async () => {
  server.listen(0, "127.0.0.1");
  await once(server.server, "listening");
  world = await openWorld({ smtpUrl: address("product:secret@") });
  outbox = await openWorld();
});
afterAll(async () => {
  await world.close();
  await outbox.close();
  await new Promise<void>((resolve) => server.close(() => resolve()));
});
afterEach(() => {
  received = [];
  refusal = undefined;
});

/** The mail server's address, with a name and a password before the @ or with nothing. */
function address(signIn: string): string {
  const listening = server.server.address();
  if (typeof listening !== "object" || listening === null) throw new Error("The mail server has no port.");
  return `smtp://${signIn}127.0.0.1:${listening.port}`;
}

function mailerTo(smtpUrl: string): Mailer {
  const mailer = openMailer({ smtpUrl, from: undefined, publicUrl: world.tools.publicUrl });
  onTestFinished(() => mailer.close());
  return mailer;
}

function mailOf(to: string) {
  return { kind: "greeting", to, subject: "Hello", letter: greeting };
}

async function stateOf(to: string) {
  const { rows } = await listMails(world.tools, { search: to, limit: 1, offset: 0 });
  return rows[0];
}

describe("with a mail server", () => {
  test("delivers both forms once, under an id of the mail's own, and erases the bodies", async () => {
    await sendMail(world.tools, mailOf("ada@example.com"));

    await world.runJobs();
    await world.runJobs();

    expect(received).toHaveLength(1);
    const [mail] = received;
    const row = await stateOf("ada@example.com");
    expect(mail).toMatchObject({
      subject: "Hello",
      to: [{ address: "ada@example.com" }],
      from: { name: "Citelens", address: "citelens@localhost" },
      messageId: `<${row?.id}@localhost>`,
    });
    expect(mail?.text).toContain("Grüße");
    expect(mail?.html).toContain("https://example.com/open");
    expect(row).toMatchObject({ status: "SENT", attempts: 1, last_error: null });
    expect(await world.mailsTo("ada@example.com")).toMatchObject([{ html: null, text: null }]);
  });

  test("sends nothing of a transaction that was undone", async () => {
    const undone = inTransaction(world.tools, async (within) => {
      await sendMail(within, mailOf("nobody@example.com"));
      throw new Error("undo");
    });
    await expect(undone).rejects.toThrow("undo");

    await world.runJobs();

    expect(received).toEqual([]);
    expect(await world.mailsTo("nobody@example.com")).toEqual([]);
  });

  test("gives up on a recipient that is refused for good, and says why", async () => {
    refusal = { code: 550, text: "No such user here" };
    await sendMail(world.tools, mailOf("gone@example.com"));

    await world.runJobs();
    refusal = undefined;
    world.advance(3_600_000);
    await world.runJobs();

    expect(received).toEqual([]);
    expect(await stateOf("gone@example.com")).toMatchObject({ status: "FAILED", attempts: 1 });
    expect((await stateOf("gone@example.com"))?.last_error).toContain("No such user here");
  });

  test("tries again later what the server cannot take now", async () => {
    refusal = { code: 451, text: "Too busy" };
    await sendMail(world.tools, mailOf("busy@example.com"));
    await world.runJobs();
    const before = await stateOf("busy@example.com");

    refusal = undefined;
    world.advance(3_600_000);
    await world.runJobs();

    expect(before).toMatchObject({ status: "QUEUED", attempts: 1 });
    expect(received).toHaveLength(1);
    expect(await stateOf("busy@example.com")).toMatchObject({ status: "SENT", attempts: 2 });
  });

  test.each([
    { what: "that is down", url: () => "smtp://127.0.0.1:1", why: "ECONNREFUSED" },
    { what: "that wants a sign-in", url: () => address(""), why: "authentication" },
    { what: "that does not know the password", url: () => address("product:wrong@"), why: "Invalid login" },
    {
      what: "without the encryption that is asked for",
      url: () => `${address("product:secret@")}?requireTLS=true`,
      why: "STARTTLS",
    },
  ])("keeps a mail for later with a server $what, and says why", async ({ what, url, why }) => {
    const to = `${what.replaceAll(" ", "-")}@example.com`;
    const mailer = mailerTo(url());
    await sendMail(world.tools, mailOf(to));

    await runDueJobs({ ...world.tools, mailer }, [deliverMail]);
    const before = await stateOf(to);
    world.advance(3_600_000);
    await world.runJobs();

    expect(before).toMatchObject({ status: "QUEUED", attempts: 1 });
    expect(before?.last_error).toContain(why);
    expect(received).toHaveLength(1);
    expect(await stateOf(to)).toMatchObject({ status: "SENT", attempts: 2, last_error: null });
  });

  test("can be asked whether the product may send, without a mail", async () => {
    const right = mailerTo(address("product:secret@"));
    const wrong = mailerTo(address("product:wrong@"));

    await expect(right.verify()).resolves.toBeUndefined();
    await expect(wrong.verify()).rejects.toThrow("Invalid login");

    expect(received).toEqual([]);
  });

  test("lets no name or subject begin a header or a second recipient", async () => {
    await sendMail(world.tools, {
      ...mailOf("injected@example.com"),
      subject: "Hello\r\nBcc: victim@example.com\r\n\r\nbody",
    });

    await world.runJobs();

    expect(received[0]).toMatchObject({ subject: "Hello Bcc: victim@example.com body" });
    expect(received[0]?.bcc ?? []).toEqual([]);
    expect(received[0]?.to).toHaveLength(1);
  });
});

describe("without a mail server", () => {
  test("keeps every mail whole for the superusers, and for 30 days", async () => {
    await sendMail(outbox.tools, mailOf("kept@example.com"));
    await outbox.runJobs();
    const kept = await outbox.mailsTo("kept@example.com");

    outbox.advance(31 * 86_400_000);
    await purgeMails.run(outbox.tools, {});

    expect(kept).toMatchObject([{ kind: "greeting", subject: "Hello", text: greeting.text }]);
    expect(await outbox.mailsTo("kept@example.com")).toEqual([]);
  });
});
