import { enqueue } from "#platform/jobs/jobs.ts";
import { eachAlone } from "#platform/sweeps/each-alone.ts";
import { inTransaction, type Tools } from "#platform/tools.ts";
import {
  type AnnouncementRow,
  listDue,
  lockAnnouncement,
  publishingSweep,
  setPublication,
} from "./announcements.sql.ts";
import { sizeOf } from "./audience.ts";
import { mailAnnouncement } from "./mail-announcement.ts";

const atOnce = 100;

/** Shows what the caller holds to its audience, and mails it to those of them who want that, unless it was mailed before. */
export async function publishHeld(within: Tools, announcement: AnnouncementRow): Promise<void> {
  const { id, mailed_at } = announcement;
  await setPublication(within, id, {
    published_at: within.now(),
    publish_at: null,
    audience_size: await sizeOf(within, announcement),
  });
  if (mailed_at === null) await enqueue(within, mailAnnouncement, { announcementId: id, afterId: null });
}

/** Publishes what was scheduled for now or before, each alone and once, however many instances do. */
export async function publishDue(tools: Tools): Promise<void> {
  await eachAlone(tools, await listDue(tools, atOnce), {
    sweep: publishingSweep,
    idOf: (announcementId) => announcementId,
    run: (announcementId) =>
      inTransaction(tools, async (within) => {
        const held = await lockAnnouncement(within, announcementId);
        if (!held?.publish_at || held.publish_at > within.now()) return; // published, moved or taken back meanwhile
        await publishHeld(within, held);
      }),
  });
}
