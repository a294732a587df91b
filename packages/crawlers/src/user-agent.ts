import { charTable } from "./char-table.ts";

/** Longer user agents are judged by their first characters, so that hostile ones cost no more than others. */
export const userAgentCharsMax = 1024;

/**
 * The part of a user agent that names software: at most `userAgentCharsMax` characters, with a space in
 * place of every URL and every e-mail address, since those merely mention names.
 */
export function namingPart(userAgent: string): string {
  const head = userAgent.length > userAgentCharsMax ? userAgent.slice(0, userAgentCharsMax) : userAgent;
  if (!head.includes("://") && !head.includes("@")) return head;

  let kept = "";
  let keptTo = 0;
  for (const { index } of head.matchAll(/:\/\/|@/g)) {
    if (index < keptTo) continue;
    const isUrl = head[index] === ":";
    const start = startOf(head, index, { from: keptTo, through: isUrl ? schemeChars : mailboxChars });
    kept += `${head.slice(keptTo, start)} `;
    keptTo = isUrl ? urlEnd(head, index + 3) : mailEnd(head, index + 1);
  }
  return kept + head.slice(keptTo);
}

const schemeChars = charTable(/[a-z]/i);
const mailboxChars = charTable(/[\w.%+-]/);
const domainChars = charTable(/[a-z0-9.-]/i);
/** No URL holds these unescaped, and user agents write them right behind one. */
const urlStops = charTable(/[\s;<>"{}|\\^`\]]/);

function startOf(text: string, index: number, back: { from: number; through: Uint8Array }): number {
  let start = index;
  while (start > back.from && back.through[text.charCodeAt(start - 1)] === 1) start--;
  return start;
}

function mailEnd(text: string, from: number): number {
  let end = from;
  while (end < text.length && domainChars[text.charCodeAt(end)] === 1) end++;
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
