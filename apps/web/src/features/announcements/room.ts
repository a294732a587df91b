export { AnnouncementsBell } from "./announcements-bell.tsx";
