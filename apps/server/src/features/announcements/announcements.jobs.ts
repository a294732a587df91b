import { mailAnnouncement, mailReader } from "./mail-announcement.ts";

export const announcementJobs = [mailAnnouncement, mailReader] as const;
