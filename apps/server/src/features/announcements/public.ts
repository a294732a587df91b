export { announcementEditing } from "./announcement-editing.ts";
export { openAnnouncements } from "./announcements.routes.ts";
export { mailAnnouncement } from "./mail-announcement.ts";
