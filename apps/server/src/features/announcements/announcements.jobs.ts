import { z } from "zod";
import { job } from "#platform/jobs/job.ts";
import { countAudiences } from "./audience.ts";
import { mailAnnouncement, mailReader } from "./mail-announcement.ts";
import { publishDue } from "./publish.ts";

const payload = z.object({});
const due = job({ name: "announcements.publish-due", payload, run: publishDue, cron: "* * * * *" });
const sizes = job({
  name: "announcements.count-audiences",
  payload,
  run: countAudiences,
  cron: "33 3 * * *",
});

export const announcementJobs = [mailAnnouncement, mailReader, due, sizes] as const;
