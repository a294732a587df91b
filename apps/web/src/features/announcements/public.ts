export { AnnouncementSummary } from "./announcement-summary.tsx";
