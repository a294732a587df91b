import { leadOf, type Span } from "./lead-of.ts";
import { signNumber } from "./signs-of-number.ts";

/**
 * The entries of a list that is written within a line: "1) Globex, 2) Initech", "① Globex ② Initech"; numbers from 1 on,
 * each the next, written alike. Empty where there are fewer than two.
 */
export function inlineLeads(line: string, lineStart: number): Span[] {
  if (!hasSecond.test(line)) return [];
  const marks: { readonly kind: string; readonly at: number; readonly end: number }[] = [];
  for (const { 0: whole, 1: open, 2: digit, 3: close, 4: hash, 5: ofHash, 6: sign, index } of line.matchAll(
    mark,
  )) {
    const value = sign === undefined ? Number(digit ?? ofHash) : signNumber(sign);
    const kind = hash ?? (sign === undefined ? `${open}${close?.replace("\ufe0f", "")}` : "sign");
    const isNext = value === marks.length + 1 && (marks.length === 0 || marks[0]?.kind === kind);
    if (isNext) marks.push({ kind, at: index, end: index + whole.length });
  }
  if (marks.length < 2) return [];
  return marks.map(({ end }, index) => {
    const lead = leadOf(line.slice(0, marks[index + 1]?.at), { lineStart, at: end });
    return { start: lead.start, end: lead.end };
  });
}

const hasSecond = /2[.)]|2\ufe0f?\u20e3|#2|[②❷➁➋⓶🥈]/u;
const mark =
  /(?<![^\s:,;–—-])(?:(\(?)(\d)([.)]|\ufe0f?\u20e3)|(#)(\d)(?= )|([\u2460-\u2468\u2776-\u277e\u2780-\u2788\u278a-\u2792\u24f5-\u24fd🥇🥈🥉]))[ \t]*(?=[\p{L}*_"“[])/gu;
