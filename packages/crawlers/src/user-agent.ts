import { charTable, hasCharAt } from "./char-table.ts";

/** Longer user agents are judged by their first characters, so that hostile ones cost no more than others. */
export const userAgentCharsMax = 1024;

/**
 * The part of a user agent that names software: at most `userAgentCharsMax` characters, with a space in
 * place of every URL and every e-mail address, since those merely mention names.
 */
export function namingPart(userAgent: string): string {
  return splitUserAgent(userAgent).naming;
}

export interface UserAgentParts {
  /** See `namingPart`. */
  readonly naming: string;
  /** The URLs, in the order in which they stand. */
  readonly links: readonly string[];
}

/** A user agent's first `userAgentCharsMax` characters, the part that names software apart from what it links to. */
export function splitUserAgent(userAgent: string): UserAgentParts {
  const head = userAgent.length > userAgentCharsMax ? userAgent.slice(0, userAgentCharsMax) : userAgent;
  let url = head.indexOf("://");
  let mail = head.indexOf("@");
  if (url < 0 && mail < 0) return { naming: head, links: none };

  const links: string[] = [];
  let kept = "";
  let keptTo = 0;
  while (url >= 0 || mail >= 0) {
    const isUrl = mail < 0 || (url >= 0 && url < mail);
    const index = isUrl ? url : mail;
    const start = startOf(head, index, { from: keptTo, through: isUrl ? schemeChars : mailboxChars });
    kept += `${head.slice(keptTo, start)} `;
    keptTo = isUrl ? urlEnd(head, index + 3) : mailEnd(head, index + 1);
    if (isUrl) links.push(head.slice(start, keptTo));
    url = indexFrom(head, "://", { known: url, from: keptTo });
    mail = indexFrom(head, "@", { known: mail, from: keptTo });
  }
  return { naming: kept + head.slice(keptTo), links };
}

/** Where a mark stands next, searched for anew only if its last known place has been passed. */
function indexFrom(text: string, mark: string, at: { known: number; from: number }): number {
  return at.known < 0 || at.known >= at.from ? at.known : text.indexOf(mark, at.from);
}

const none: readonly string[] = [];
const schemeChars = charTable(/[a-z]/i);
const mailboxChars = charTable(/[\w.%+-]/);
const domainChars = charTable(/[a-z0-9.-]/i);
/** No URL holds these unescaped, and user agents write them right behind one. */
const urlStops = charTable(/[\s;<>"{}|\\^`\]]/);

function startOf(text: string, index: number, back: { from: number; through: Uint8Array }): number {
  let start = index;
  while (start > back.from && hasCharAt(back.through, text, start - 1)) start--;
  return start;
}

function mailEnd(text: string, from: number): number {
  let end = from;
  while (end < text.length && hasCharAt(domainChars, text, end)) end++;
  return end;
}

/** A closing bracket ends a URL unless it was opened within it, a comma only where a space follows. */
function urlEnd(text: string, from: number): number {
  let openBrackets = 0;
  for (let at = from; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (urlStops[code] === 1) return at;
    if (code === comma && /^\s?$/.test(text.charAt(at + 1))) return at;
    if (code === openBracket) openBrackets++;
    if (code === closeBracket && --openBrackets < 0) return at;
  }
  return text.length;
}

const [comma, openBracket, closeBracket] = [44, 40, 41];
