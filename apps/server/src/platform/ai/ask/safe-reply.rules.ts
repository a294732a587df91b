/** Rules for what a reply may hold. */
export interface SafeReplyOptions {
  /** Whether it may link to an address. */
  mayLink(href: string): boolean;
  /** A text without characters that nobody sees. */
  visible(text: string): string;
}

export interface SafeReply {
  /** Takes the next piece, wherever it was cut, and gives what is safe by now. */
  push(piece: string): string;
  /** The rest, once nothing more comes. */
  end(): string;
}

const labelMax = 1_000;
const hrefMax = 2_048;
const runMax = 2_048;
const special = /[\s<>()[\]!]/;
/** Pattern of what is made a link without being written as one, and what a browser would open. */
const address = /[a-z][a-z0-9+.-]*:\/\/|www\.|(?:mailto|xmpp|javascript|vbscript):|data:\w+\//i;
const removed = "(link removed)";

interface ReplyToken {
  readonly end: number;
  readonly text: string;
  /** Something was taken away here: what stands on both sides must not grow together. */
  readonly isSeam: boolean;
}

/** More has to come before anybody can say. */
type UndecidedToken = undefined;

/**
 * Cleans Markdown that a model writes while it comes: pictures and HTML go, and a link to anywhere that nobody named becomes its words. The
 * pieces together are what the whole would be, wherever it was cut.
 */
export function safeReply(options: SafeReplyOptions): SafeReply {
  let held = "";
  let last = "";
  let isSeam = false;
  const joined = (token: ReplyToken): string => {
    if (token.text === "") {
      isSeam ||= token.isSeam;
      return "";
    }
    const mayGrow =
      (last === "]" && /^[(:]/.test(token.text)) ||
      (last === "!" && token.text.startsWith("[")) ||
      (last === "<" && token.isSeam) ||
      ((isSeam || token.isSeam) && /[\w:/.@]/.test(last) && /^[\w:/.@]/.test(token.text));
    last = token.text.at(-1) ?? "";
    isSeam = token.isSeam;
    return mayGrow ? ` ${token.text}` : token.text;
  };
  const drain = (isEnd: boolean): string => {
    let safe = "";
    let at = 0;
    for (let token = tokenAt(held, at, isEnd, options); token; token = tokenAt(held, at, isEnd, options)) {
      safe += joined(token);
      at = token.end;
    }
    held = held.slice(at);
    return safe;
  };
  return {
    push: (piece) => {
      held += piece;
      return drain(false);
    },
    end: () => drain(true),
  };
}

function tokenAt(
  text: string,
  at: number,
  isEnd: boolean,
  options: SafeReplyOptions,
): ReplyToken | UndecidedToken {
  switch (text[at]) {
    case undefined:
      return undefined;
    case "<":
      return tagAt(text, at, isEnd, options);
    case "!":
      return text[at + 1] === "[" ? linkToken(text, at + 1, isEnd, options, true) : plain(text, at, isEnd);
    case "[":
      return linkToken(text, at, isEnd, options, false);
    case "]":
      return closingAt(text, at, isEnd);
    case "(":
    case ")":
    case ">":
      return literal(text, at);
    default:
      return /\s/.test(text[at] ?? "") ? literal(text, at) : runAt(text, at, isEnd, options);
  }
}

function literal(text: string, at: number): ReplyToken {
  return { end: at + 1, text: text[at] ?? "", isSeam: false };
}

/** A mark that means something else before some others. */
function plain(text: string, at: number, isEnd: boolean): ReplyToken | UndecidedToken {
  return text[at + 1] === undefined && !isEnd ? undefined : literal(text, at);
}

function tagAt(
  text: string,
  at: number,
  isEnd: boolean,
  { mayLink }: SafeReplyOptions,
): ReplyToken | UndecidedToken {
  const next = text[at + 1];
  if (next === undefined || !/[a-z/!?]/i.test(next)) return plain(text, at, isEnd);
  const close = text.slice(at, at + hrefMax).indexOf(">");
  if (close < 0) {
    if (!isEnd && text.length - at < hrefMax) return undefined;
    return { end: at + 1, text: " ", isSeam: true };
  }
  const inside = text.slice(at + 1, at + close);
  const end = at + close + 1;
  if (/^https?:\/\/\S+$/i.test(inside) && mayLink(inside)) return { end, text: `<${inside}>`, isSeam: true };
  return { end, text: address.test(inside) && !/\s/.test(inside) ? ` ${removed} ` : " ", isSeam: true };
}

/** Token of what looks like the end of a link and is none that was looked at as a whole: it is no link's. */
function closingAt(text: string, at: number, isEnd: boolean): ReplyToken | UndecidedToken {
  const next = text[at + 1];
  if (next === undefined) return isEnd ? literal(text, at) : undefined;
  return { end: at + 1, text: "(:[".includes(next) ? "] " : "]", isSeam: false };
}

function linkToken(
  text: string,
  at: number,
  isEnd: boolean,
  options: SafeReplyOptions,
  isPicture: boolean,
): ReplyToken | UndecidedToken {
  const link = linkAt(text, at, isEnd);
  if (link === undefined) return undefined;
  if (link === "none") return isPicture ? { end: at, text: "! ", isSeam: false } : literal(text, at);
  const words = safeText(link.label, options);
  if (isPicture || !options.mayLink(link.href)) return { end: link.end, text: words, isSeam: true };
  const label = words.replace(/[[\]`\\]/g, "").trim() || link.href;
  return { end: link.end, text: `[${label}](${link.href})`, isSeam: true };
}

/** The same of a text that is whole. */
export function safeText(text: string, options: SafeReplyOptions): string {
  const safe = safeReply(options);
  return safe.push(text) + safe.end();
}

interface ReplyLink {
  readonly label: string;
  readonly href: string;
  readonly end: number;
}

function linkAt(text: string, at: number, isEnd: boolean): ReplyLink | "none" | UndecidedToken {
  const label = enclosed(text, at, { marks: "[]", max: labelMax, isEnd, isLine: false });
  if (typeof label !== "number") return label;
  const next = text[label + 1];
  if (next === undefined) return isEnd ? "none" : undefined;
  if (next !== "(") return "none";
  const close = enclosed(text, label + 1, { marks: "()", max: hrefMax, isEnd, isLine: true });
  if (typeof close !== "number") return close;
  const [, href = ""] =
    /^\s*<?([^\s<>]*)>?(?:\s+(?:"[^"]*"|'[^']*'))?\s*$/.exec(text.slice(label + 2, close)) ?? [];
  return { label: text.slice(at + 1, label), href, end: close + 1 };
}

interface MarkLimits {
  readonly marks: string;
  readonly max: number;
  readonly isEnd: boolean;
  /** Whether it must end on its line. */
  readonly isLine: boolean;
}

/** Where what opens at a place closes. */
function enclosed(
  text: string,
  from: number,
  { marks, max, isEnd, isLine }: MarkLimits,
): number | "none" | UndecidedToken {
  let depth = 0;
  for (let at = from; at < from + max; at += 1) {
    const mark = text[at];
    if (mark === undefined) return isEnd ? "none" : undefined;
    if (mark === "\n" && isLine) return "none";
    if (mark === "\\") at += 1;
    else depth += stepOf(mark, marks);
    if (depth === 0) return at;
  }
  return "none";
}

function stepOf(mark: string, marks: string): number {
  if (mark === marks[0]) return 1;
  return mark === marks[1] ? -1 : 0;
}

/** A word, with all that stands at it. */
function runAt(
  text: string,
  at: number,
  isEnd: boolean,
  options: SafeReplyOptions,
): ReplyToken | UndecidedToken {
  let end = at;
  while (end < text.length && end - at < runMax && !special.test(text[end] ?? "")) end += 1;
  if (end === text.length && end - at < runMax && !isEnd) return undefined;
  const isCut = end - at === runMax;
  if (isCut && /[\ud800-\udbff]/.test(text[end - 1] ?? "")) end -= 1;
  const run = safeRun(text.slice(at, end), options);
  return { end, text: isCut ? `${run.text} ` : run.text, isSeam: run.isSeam };
}

function safeRun(run: string, { mayLink, visible }: SafeReplyOptions): Omit<ReplyToken, "end"> {
  const seen = visible(run)
    .replace(/\\(?=[/:.@])/g, "")
    .replace(/&(?=#|\w+;)/g, "& ");
  if (!address.test(seen)) return { text: seen, isSeam: seen !== run };
  const [, href = ""] = /^[*_"'`]*(https?:\/\/\S+?)[.,;:?*_"'`]*$/i.exec(seen) ?? [];
  return href !== "" && mayLink(href) ? { text: seen, isSeam: true } : { text: removed, isSeam: true };
}
