import type { DraftNotice } from "../claims/draft-notices.rules.ts";

/** Words that somebody reads of a notice. */
export function noticeLabel({ kind, about }: DraftNotice): string {
  switch (kind) {
    case "LOST_LINK":
      return `The link to ${about} is gone.`;
    case "CHANGED_NAME":
      return `A name is written in another way: ${about}.`;
    case "OTHER_LANGUAGE":
      return `The text seems to be in another language: ${about}.`;
    case "TOO_SHORT":
      return `The text has ${about} % of the old one's length.`;
    case "TOO_LONG":
      return `The text has ${about} % of the old one's length.`;
  }
}
