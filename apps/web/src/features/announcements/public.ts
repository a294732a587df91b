export { AnnouncementSummary } from "./announcement-summary.tsx";
export { AnnouncementsBell } from "./announcements-bell.tsx";
