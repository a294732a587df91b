/**
 * Where the piece of markup that begins at `at` ends. `at` itself when the character is text after all,
 * `at + 1` when it has no width, anything further when all of it is to be blank.
 */
export function markupEnd(source: string, at: number): number {
  switch (source[at]) {
    case "*":
    case "~":
      return at + 1;
    case "`":
      return isFence(source, at) ? fenceEnd(source, at) : at + 1;
    case "_":
      return isWordUnit(source, at - 1) && isWordUnit(source, at + 1) ? at : at + 1;
    case "\\":
      return /[!-/:-@[-`{-~]/.test(source[at + 1] ?? "") ? at + 1 : at;
    case "]":
      return source[at + 1] === "(" ? linkTargetEnd(source, at) : at;
    case "<":
      return htmlTagEnd(source, at);
    default:
      return at;
  }
}

/** Where the address with `://` at `at` begins: before its scheme, or at `at` if it has none. */
export function urlStart(source: string, at: number): number {
  let start = at;
  while (/[a-z]/i.test(source[start - 1] ?? "")) start--;
  return /^https?$/i.test(source.slice(start, at)) ? start : at;
}

/** Whether the text in brackets that ends at `at` is that of a picture: an answer shows it, and cites nothing by it. */
export function isPictureEnd(source: string, at: number): boolean {
  let open = 0;
  for (let start = at; start >= 0 && start > at - textMax; start--) {
    if (isEscaped(source, start)) continue;
    if (source[start] === "]") open++;
    if (source[start] === "[" && --open === 0)
      return source[start - 1] === "!" && !isEscaped(source, start - 1);
  }
  return false;
}

/** Where the code within a line that begins at `at` ends; `at` itself where the sign is text. Code holds no links. */
export function codeSpanEnd(source: string, at: number): number {
  if (isEscaped(source, at)) return at;
  const [fence = ""] = /^`+/.exec(source.slice(at, at + textMax)) ?? [];
  const within = source.slice(at + fence.length, at + textMax).split(/\n[ \t]*\n/, 1)[0] ?? "";
  const closing = [...within.matchAll(/`+/g)].find(([run]) => run.length === fence.length);
  return closing ? at + 2 * fence.length + closing.index : at;
}

/** Whether an address was written so that nobody follows it, as in https://example[.]com, where `end` is the bracket. */
export function isDefused(source: string, end: number): boolean {
  return /^ ?[[({] ?(?:\.|dot|:|:\/\/) ?[\])}]/i.test(source.slice(end, end + 10));
}

/** Where a bare address ends: at white space or a bracket, and before the stop that ends its sentence. */
export function urlEnd(source: string, start: number): number {
  let end = start;
  let open = 0;
  for (; end < source.length && !addressStop.test(source[end] ?? ""); end++) {
    if (source[end] === "(") open++;
    if (source[end] === ")" && open-- === 0) break;
  }
  while (end > start && /[.,;:!?'*_~"]/.test(source[end - 1] ?? "")) end--;
  return end;
}

/** The entities that occur in names, as the character that they stand for. */
export function entityAt(source: string, at: number): { character: string; end: number } | undefined {
  const [written, name = ""] = /^&(amp|nbsp|apos|rsquo|#39|#x27);/.exec(source.slice(at, at + 8)) ?? [];
  if (written === undefined) return undefined;
  return { character: entities[name] ?? "'", end: at + written.length };
}

const entities: Readonly<Record<string, string>> = { amp: "&", nbsp: " " };
/** Bounds keep the time of an answer full of opening brackets in proportion to its length. */
const [tagMax, targetMax, textMax] = [2000, 4000, 2000];
const addressStop = /[\s<>[\]|"`\u3000-\u303f\uff00-\uff0f\uff1a-\uff1f]/;

function linkTargetEnd(source: string, at: number): number {
  let open = 0;
  for (let end = at + 1; end < source.length && end < at + targetMax; end++) {
    const character = source[end];
    if (character === "\n" && source[end + 1] === "\n") return at;
    if (character === "(") open++;
    if (character === ")" && --open === 0) return end + 1;
  }
  return at;
}

function htmlTagEnd(source: string, at: number): number {
  const length = source.slice(at, at + tagMax).indexOf(">");
  if (length < 0) return at;
  const end = at + length;
  return /^<(?:!--|\/?[a-z][a-z0-9-]*(?:\s|\/?>))/i.test(source.slice(at, end + 1)) ? end + 1 : at;
}

function isFence(source: string, at: number): boolean {
  return source.startsWith("```", at) && /(?:^|\n)[ \t]*$/.test(source.slice(Math.max(0, at - 20), at));
}

/** A block that nobody closes reaches to the end of the answer, as it does on the page. */
function fenceEnd(source: string, at: number): number {
  const closing = /\n[ \t]*```+[ \t]*(?=\n|$)/g;
  closing.lastIndex = at + 3;
  const found = closing.exec(source);
  return found ? found.index + found[0].length : source.length;
}

function isWordUnit(source: string, at: number): boolean {
  return /[\p{L}\p{N}]/u.test(source[at] ?? "");
}

function isEscaped(source: string, at: number): boolean {
  let slashes = 0;
  while (source[at - 1 - slashes] === "\\") slashes++;
  return slashes % 2 === 1;
}
