import { mailAnnouncement } from "./mail-announcement.ts";

export const announcementJobs = [mailAnnouncement] as const;
