export { announcementJobs } from "./announcements.jobs.ts";
export { registerAnnouncementRoutes } from "./announcements.routes.ts";
