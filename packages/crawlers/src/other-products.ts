import { agents } from "./agents.ts";
import { addressOf, wordsOf } from "./web-address.ts";

/**
 * Whether a user agent says that it is a product, other than a browser or one of `known` (in lower case): its
 * first word, a word with a version, a word for a robot with more to it, or what "compatible" introduces.
 */
export function namesProduct(userAgent: string, known: ReadonlySet<string>): boolean {
  const isOther = (name: string): boolean => !known.has(name) && !neutral.has(name);
  const [outside, comments] = splitComments(userAgent);
  return (
    wordsOf(outside).some(
      (word, index) => isOther(productOf(word)) && (index === 0 || looksLikeProduct(word)),
    ) || comments.some((comment) => introduces(comment, isOther))
  );
}

/**
 * Whether a user agent's first word leaves open whose it is, as nearly all do not that are not a browser's. Cheap,
 * and only for a first look: `namesProduct` asks about every word.
 */
export function beginsAnonymously(userAgent: string): boolean {
  if (userAgent.startsWith("Mozilla/")) return true;
  const word = userAgent.slice(0, userAgent.search(/[\s/(;,]|$/)).toLowerCase();
  return neutral.has(word) || namelessAgents.has(word);
}

function introduces(comment: string, isOther: (name: string) => boolean): boolean {
  const parts = comment.split(/[;,]/).map((part) => part.trim());
  const from = parts.indexOf("compatible");
  return parts.some((part, index) => {
    const words = wordsOf(part);
    if (from >= 0 && index > from) return words.length > 0 && isOther(productOf(words[0] ?? ""));
    return words.some((word) => saysRobot(word) && isOther(productOf(word)));
  });
}

/** Parts outside brackets, and what within them; deeper brackets belong to the comment around them. */
function splitComments(text: string): [outside: string, comments: readonly string[]] {
  const outside: string[] = [];
  const comments: string[] = [];
  let depth = 0;
  for (const part of text.split(/(?=[()])/)) {
    if (part.startsWith("(")) depth++;
    if (part.startsWith(")") && depth > 0) depth--;
    const bare = part.replace(/^[()]/, "");
    if (depth === 0) outside.push(bare);
    else if (depth === 1 && part.startsWith("(")) comments.push(bare);
    else comments.push(`${comments.pop() ?? ""} ${bare}`);
  }
  return [outside.join(" "), comments];
}

/** The name in "name/version", in lower case; empty for an address and for a mailbox, which are no products. */
function productOf(word: string): string {
  if (word.includes("@") || addressOf(word)) return "";
  return word.replace(/^\++/, "").split("/", 1)[0]?.toLowerCase() ?? "";
}

function looksLikeProduct(word: string): boolean {
  return word.includes("/") || saysRobot(word);
}

function saysRobot(word: string): boolean {
  return /(?:bot|crawler|spider)$/i.test(productOf(word));
}

/** By whose name nothing is known unless a link says so too. */
const namelessAgents = new Set(
  agents
    .filter(({ names, wholeUserAgents }) => names.length === 0 && wholeUserAgents.length === 0)
    .map(({ token }) => token.toLowerCase()),
);

/** Browsers and their parts, systems, and words for any robot. */
const neutral = new Set([
  "",
  "-",
  ..."mozilla applewebkit webkit chrome chromium headlesschrome safari mobile version gecko firefox edg edge".split(
    " ",
  ),
  ..."opr opera khtml presto trident msie thunderbird seamonkey like compatible build".split(" "),
  ..."windows linux macintosh x11 android u iphone ipad".split(" "),
  ..."bot robot crawler spider webcrawler web agent robots".split(" "),
]);
