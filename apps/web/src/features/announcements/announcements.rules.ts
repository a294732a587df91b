import { type Announcement, announcementPreviewCharacters } from "@citelens/contract/accounts/announcements";

/** Unread means read neither in this browser nor, according to the server, in another one. */
export function unreadOf(list: readonly Announcement[], readIds: readonly string[]): readonly Announcement[] {
  return list.filter(({ id, read }) => !read && !readIds.includes(id));
}

/** The first 80 characters of a Markdown text without emphasis marks, followed by "..." when it is longer. */
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

export function bellLabel(unread: number): string {
  return unread === 0 ? "Announcements" : `Announcements, ${unread} unread`;
}
