import { id } from "@citelens/contract/base/fields";
import { z } from "zod";
import { people } from "#features/accounts/people/public.ts";
import { job } from "#platform/jobs/job.ts";
import { enqueue } from "#platform/jobs/jobs.ts";
import { letter, productBrand } from "#platform/mail/letter.ts";
import { type MailRequest, sendMail } from "#platform/mail/send-mail.ts";
import { isPostgresUnavailable } from "#platform/postgres.ts";
import { inTransaction, type Tools } from "#platform/tools.ts";
import { plainText } from "./announcements.rules.ts";
import { type AnnouncementRow, claimMailing, findAnnouncement } from "./announcements.sql.ts";
import { keepAudience } from "./audience.ts";

interface Reader {
  readonly id: string;
  readonly email: string;
}

const batchSize = 200;
const footnote =
  "You asked for announcements by e-mail. You can stop them in your settings under Notifications.";

/**
 * Mails an announcement once to those of its audience who want announcements, a batch in each run. The mails of a batch and the job of
 * the next one are written in one transaction, so that a run that is repeated mails nobody twice. A reader whose mail cannot be
 * written has a job of their own, which tries again, and keeps nobody else from theirs.
 */
export const mailAnnouncement = job({
  name: "announcements.mail",
  payload: z.object({ announcementId: id, afterId: id.nullable() }),
  run: (tools, { announcementId, afterId }) =>
    inTransaction(tools, async (within) => {
      const announcement = await findAnnouncement(within, announcementId);
      if (!announcement?.published_at) return; // deleted or taken back meanwhile
      if (afterId === null && !(await claimMailing(within, announcementId))) return;

      const readers = await people.listReaders(within, "announcements", {
        afterId: afterId ?? undefined,
        limit: batchSize,
      });
      await mailEach(within, announcement, await keepAudience(within, announcement, readers));
      const last = readers.at(-1);
      if (last && readers.length === batchSize) {
        await enqueue(within, mailAnnouncement, { announcementId, afterId: last.id });
      }
    }),
});

async function mailEach(
  within: Tools,
  announcement: AnnouncementRow,
  readers: readonly Reader[],
): Promise<void> {
  const mail = mailOf(within, announcement);
  for (const { id: readerId, email } of readers) {
    try {
      await inTransaction(within, (attempt) => sendMail(attempt, { ...mail, to: email }));
    } catch (error) {
      if (isPostgresUnavailable(error)) throw error;
      const announcementId = announcement.id;
      within.log.error(
        { err: error, announcementId, readerId },
        "An announcement was not mailed to a reader",
      );
      await enqueue(within, mailReader, { announcementId, readerId });
    }
  }
}

/** Mails an announcement to one reader, to whom it could not be mailed with the others. */
export const mailReader = job({
  name: "announcements.mail-reader",
  payload: z.object({ announcementId: id, readerId: id }),
  run: async (tools, { announcementId, readerId }) => {
    const announcement = await findAnnouncement(tools, announcementId);
    const [reader] = await people.find(tools, [readerId]);
    if (!announcement?.published_at || !reader) return;

    await sendMail(tools, { ...mailOf(tools, announcement), to: reader.email });
  },
});

function mailOf(
  { publicUrl }: Pick<Tools, "publicUrl">,
  { title, content }: Pick<AnnouncementRow, "title" | "content">,
): Omit<MailRequest, "to"> {
  const body = letter({
    brand: productBrand,
    preheader: title,
    heading: title,
    paragraphs: plainText(content),
    action: { label: `Open ${productBrand.name}`, url: publicUrl },
    footnote,
  });
  return { kind: "announcement", subject: title, letter: body };
}
