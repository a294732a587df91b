import { type Announcement, announcementPreviewCharacters } from "@citelens/contract/announcements";

/** Unread is what was read neither in this browser nor, as the server knows, in another one. */
export function unreadOf(list: readonly Announcement[], readIds: readonly string[]): readonly Announcement[] {
  return list.filter(({ id, read }) => !read && !readIds.includes(id));
}

/** The first 80 characters of a text in Markdown, without its marks of emphasis, followed by "..." when there are more. */
export function previewOf(markdown: string): string {
  const text = markdown
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replace(/^\s{0,3}(#{1,6}|>|[-*+])\s+/gm, "")
    .replace(/(\*\*|__|~~|`)/g, "")
    .replace(/(^|\W)[*_](\S(?:[^*_\n]*\S)?)[*_](?=\W|$)/g, "$1$2")
    .replace(/\s+/g, " ")
    .trim();
  const characters = [...text];
  if (characters.length <= announcementPreviewCharacters) return text;
  return `${characters.slice(0, announcementPreviewCharacters).join("")}...`;
}

/** The bell's accessible name. */
export function bellLabel(unread: number): string {
  return unread === 0 ? "Announcements" : `Announcements, ${unread} unread`;
}
