export { announcementEditing } from "./announcement-editing.ts";
export { registerAnnouncementRoutes } from "./announcements.routes.ts";
export { mailAnnouncement } from "./mail-announcement.ts";
