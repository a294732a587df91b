import { id } from "@citelens/contract/base/fields";
import { z } from "zod";
import { people } from "#features/accounts/people/public.ts";
import { job } from "#platform/jobs/job.ts";
import { enqueue } from "#platform/jobs/jobs.ts";
import { letter, productBrand } from "#platform/mail/letter.ts";
import { sendMail } from "#platform/mail/send-mail.ts";
import { inTransaction } from "#platform/tools.ts";
import { plainText } from "./announcements.rules.ts";
import { findAnnouncement } from "./announcements.sql.ts";

const batchSize = 200;
const footnote =
  "You asked for announcements by e-mail. You can stop them in your settings under Notifications.";

/**
 * Mails an announcement to those who want announcements, a batch in each run. The mails of a batch and the job of
 * the next one are written in one transaction, so that a run that is repeated mails nobody twice.
 */
export const mailAnnouncement = job({
  name: "announcements.mail",
  payload: z.object({ announcementId: id, afterId: id.nullable() }),
  run: (tools, { announcementId, afterId }) =>
    inTransaction(tools, async (within) => {
      const announcement = await findAnnouncement(within, announcementId);
      if (!announcement?.published_at) return; // deleted meanwhile

      const { title, content } = announcement;
      const readers = await people.listReaders(within, "announcements", {
        afterId: afterId ?? undefined,
        limit: batchSize,
      });
      const body = letter({
        brand: productBrand,
        preheader: title,
        heading: title,
        paragraphs: plainText(content),
        action: { label: `Open ${productBrand.name}`, url: within.publicUrl },
        footnote,
      });
      for (const { email } of readers) {
        await sendMail(within, { kind: "announcement", to: email, subject: title, letter: body });
      }
      const last = readers.at(-1);
      if (last && readers.length === batchSize) {
        await enqueue(within, mailAnnouncement, { announcementId, afterId: last.id });
      }
    }),
});
