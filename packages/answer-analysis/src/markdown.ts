import { codeEndAt } from "./pairs/code-runs.ts";
import { Pairs } from "./pairs/pairs.ts";

/**
 * Where the piece of markup that begins at `at` ends. `at` itself when the character is text after all,
 * `at + 1` when it has no width, anything further when all of it is to be blank.
 */
export function markupEnd(source: string, at: number, pairs: Pairs = new Pairs(source)): number {
  switch (source[at]) {
    case "*":
      return at + 1;
    case "~":
    case "`":
      return isFence(source, at) ? fenceEnd(source, at) : at + 1;
    case "_":
      return isWordUnit(source, source[at - 1] === "\\" ? at - 2 : at - 1) && isWordUnit(source, at + 1)
        ? at
        : at + 1;
    case "\\":
      return /[!-/:-@[-`{-~]/.test(source[at + 1] ?? "") ? at + 1 : at;
    case "]":
      return source[at + 1] === "(" ? linkTargetEnd(pairs, at) : at;
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
export function isPictureEnd(source: string, at: number, { pictures }: Pairs = new Pairs(source)): boolean {
  return at - (pictures.get(at) ?? Number.NEGATIVE_INFINITY) < textMax;
}

/** Where the code within a line that begins at `at` ends; `at` itself where the sign is text. Code holds no links. */
export function codeSpanEnd(source: string, at: number, { code }: Pairs = new Pairs(source)): number {
  const end = codeEndAt(code, at);
  return end === undefined || end > at + textMax ? at : end;
}

/** The address to which an opening tag at `start` leads, as a span of the source; pictures and frames lead nowhere. */
export function tagTarget(
  source: string,
  start: number,
  end: number,
): { start: number; end: number } | undefined {
  const tag = source.slice(start, end);
  const found = /^<a\s(?:[^>]*?\s)?href\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i.exec(tag);
  const address = found?.[1] ?? found?.[2] ?? found?.[3];
  if (!found || address === undefined) return undefined;
  const quote = found[3] === undefined ? 1 : 0;
  const addressEnd = start + found[0].length - quote;
  return { start: addressEnd - address.length, end: addressEnd };
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
  while (end > start && /[.,;:!?'*_~"\\\u2018\u2019\u2026]/.test(source[end - 1] ?? "")) end--;
  return end;
}

/** The entities that occur in names, as the character that they stand for. */
export function entityAt(source: string, at: number): { character: string; end: number } | undefined {
  const [written, decimal, hex, name = ""] =
    /^&(?:#(\d{2,5})|#[xX]([\da-fA-F]{2,4})|(amp|nbsp|apos|quot|reg|trade|copy|shy|zwj|zwnj|[lr][sd]quo|ndash));/.exec(
      source.slice(at, at + 9),
    ) ?? [];
  if (written === undefined) return undefined;
  const code = decimal === undefined ? Number.parseInt(hex ?? "", 16) : Number(decimal);
  return { character: entities[name] ?? String.fromCharCode(code), end: at + written.length };
}

/** Whether a tag changes how letters look, and parts no words. */
export function isInlineTag(source: string, at: number): boolean {
  return /^<\/?(?:b|big|em|font|i|mark|s|small|span|strong|sub|sup|u)(?=[\s/>])/i.test(
    source.slice(at, at + 9),
  );
}

const entities: Readonly<Record<string, string>> = {
  amp: "&",
  nbsp: " ",
  apos: "'",
  quot: '"',
  reg: "®",
  trade: "™",
  copy: "©",
  shy: "\u00ad",
  zwj: "\u200d",
  zwnj: "\u200c",
  lsquo: "'",
  rsquo: "'",
  ldquo: "“",
  rdquo: "”",
  ndash: "–",
};
/** Markup that goes on for longer is none. */
const [tagMax, targetMax, textMax, infoMax] = [2000, 4000, 2000, 200];
const addressStop =
  /[\s<>[\]|"`\ue000-\uf8ff\u00ab\u00bb\u2039\u203a\u201c-\u201f\u3000-\u303f\uff00-\uff0f\uff1a-\uff1f]/;

function linkTargetEnd({ closings }: Pairs, at: number): number {
  const closing = closings.get(at + 1);
  return closing === undefined || closing >= at + targetMax ? at : closing + 1;
}

function htmlTagEnd(source: string, at: number): number {
  const length = source.slice(at, at + tagMax).indexOf(">");
  if (length < 0) return at;
  const end = at + length;
  return /^<(?:!--|\/?[a-z][a-z0-9:-]*(?:\s|\/?>))/i.test(source.slice(at, end + 1)) ? end + 1 : at;
}

/** Three signs or more at the beginning of a line, also of a quotation's; what stands behind backticks holds no more of them. */
function isFence(source: string, at: number): boolean {
  const sign = source[at] ?? "";
  if (!source.startsWith(sign.repeat(3), at)) return false;
  if (!/(?:^|\n)[ \t>]*$/.test(source.slice(Math.max(0, at - 20), at))) return false;
  return sign === "~" || !/^`{3,}(?!`)[^`\n]*`/.test(source.slice(at, at + infoMax));
}

/** A block that nobody closes reaches to the end of the answer, as it does on the page. */
function fenceEnd(source: string, at: number): number {
  const [fence = ""] = /^(?:`+|~+)/.exec(source.slice(at, at + infoMax)) ?? [];
  const closing = new RegExp(`\\n[ \\t>]*${fence}${fence[0]}*[ \\t]*(?=\\n|$)`, "g");
  closing.lastIndex = at + fence.length;
  const found = closing.exec(source);
  return found ? found.index + found[0].length : source.length;
}

function isWordUnit(source: string, at: number): boolean {
  return /[\p{L}\p{N}]/u.test(source[at] ?? "");
}
