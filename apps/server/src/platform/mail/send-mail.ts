import { newId } from "#platform/ids.ts";
import { enqueue } from "#platform/jobs/jobs.ts";
import type { Tools } from "#platform/tools.ts";
import { deliverMail } from "./deliver-mail.ts";
import type { Letter } from "./letter.ts";
import { insertMail, requeueMail } from "./mail.sql.ts";

export interface MailRequest {
  /** Subject of the mail, such as "password-reset". */
  readonly kind: string;
  readonly to: string;
  readonly subject: string;
  readonly letter: Letter;
}

/**
 * Writes a mail into the outbox in the caller's transaction. With a mail server it is delivered as soon as the
 * transaction is committed, without one it stays there for superusers to read.
 */
export async function sendMail(tools: Tools, { kind, to, subject, letter }: MailRequest): Promise<void> {
  const id = newId();
  await insertMail(tools, {
    id,
    kind,
    recipient: to,
    sender: letter.sender ?? null,
    // A name in a subject must not begin another header or fill the list.
    subject: subject.replace(/\p{Cc}+/gu, " ").slice(0, 200),
    html: letter.html,
    text: letter.text,
    status: tools.mailer.delivers ? "QUEUED" : "KEPT",
    created: tools.now(),
  });
  if (tools.mailer.delivers) await enqueue(tools, deliverMail, { mailId: id });
}

/** Sends a mail that failed or was kept, in the caller's transaction; resolves to whether this call made it wait to be sent. */
export async function sendAgain(tools: Tools, mailId: string): Promise<boolean> {
  const isQueued = await requeueMail(tools, mailId);
  if (isQueued) await enqueue(tools, deliverMail, { mailId });
  return isQueued;
}
