export { announcementEditing } from "./announcement-editing.ts";
