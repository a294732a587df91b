import { dayMs, earlier } from "@citelens/contract/base/days";
import { z } from "zod";
import { job } from "#platform/jobs/job.ts";
import type { Tools } from "#platform/tools.ts";
import { deleteMailsBefore, findMail, type MailRow, markSent, markTried } from "./mail.sql.ts";
import { MailRefused } from "./mailer.ts";

const keptMs = 30 * dayMs;
/** With pauses of an hour at most, about five hours. */
const triesMax = 13;

/** Hands one mail to the mail server; what is sent stays sent, whatever is run again. */
export const deliverMail = job({
  name: "mail.deliver",
  payload: z.object({ mailId: z.uuid() }),
  retryLimit: triesMax - 1,
  run: async (tools, { mailId }) => {
    const mail = await findMail(tools, mailId);
    if (mail?.status !== "QUEUED" || mail.html === null || mail.text === null) return;

    const { recipient: to, sender, subject, html, text } = mail;
    try {
      await tools.mailer.send({ messageId: mailId, to, sender, subject, html, text });
    } catch (error) {
      await noteFailure(tools, mail, error);
      return;
    }
    await markSent(tools, mailId);
  },
});

/** A refusal for good, or the last one, is noted and the job is done; anything else is noted and tried again. */
async function noteFailure(tools: Tools, { id, attempts }: MailRow, error: unknown): Promise<void> {
  const isForGood = error instanceof MailRefused || attempts + 1 >= triesMax;
  const message = error instanceof Error ? error.message : String(error);
  await markTried(tools, id, { status: isForGood ? "FAILED" : "QUEUED", error: message });
  if (!isForGood) throw error;
}

/** Mails go after 30 days. */
export const purgeMails = job({
  name: "mail.purge",
  payload: z.object({}),
  cron: "40 3 * * *",
  run: (tools) => deleteMailsBefore(tools, earlier(tools.now(), keptMs)),
});
