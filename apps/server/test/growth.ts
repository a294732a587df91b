import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

/** Texts of which somebody may paste as much as a field takes: separators, nesting, blanks, single lines, and what looks like markup. */
const worstTexts: readonly string[] = [
  ..."a|[]*_~`<>&\\.,;:'\"(){}-#+=@%/!?$ \t\n漢あก\u00a0\u200b\u0301",
  "a ",
  "A ",
  "A. ",
  "a.",
  "a,",
  "1.",
  "1 ",
  "1, ",
  "a-",
  "a_",
  "a*",
  "a@",
  "a=b&",
  "\r\n",
  " \n",
  "\n\n ",
  "😀",
  "ab\n",
  "[a](",
  "![",
  "](",
  "*[",
  "[*",
  "**a",
  "_a*",
  "~~a ",
  "`a``",
  "[a][b]",
  "[^a]",
  "[a]: b\n",
  "<a ",
  "</",
  "<!--",
  "<b>",
  "<![CDATA[",
  "&a",
  "&#",
  "<div>\n",
  "> ",
  "- ",
  "- a\n",
  "1. a\n",
  "- [ ] a\n",
  "| a ",
  "|a|b|\n|-|-|\n",
  "```\n",
  "a\n-\n",
  "# a\n",
  "http://",
  "http://a.b ",
  "www.a",
  "a@b.c ",
  "e.g. ",
  "1 % ",
  "$1 ",
  "1 May 2020 ",
  '"a" ',
  "“a",
  "(a",
  "{a:",
  '{"a":',
  "[1,",
  "User-agent: a\nDisallow: /*a\n",
  "a: b\n",
  "Allow: /\n",
  "<url><loc>https://a.b/",
  'a,"b""c"\n',
  '""',
  "\\x41",
  "%41",
  "Bot/1.0 (",
  "; ",
];

type TextReader = (text: string) => unknown;

/** A whole may take as long as its four quarters, and half as much again. */
const parts = 4;
const growthMax = parts * 1.5;
/** Under this the clock of the processor tells nothing. */
const tellingMs = 40;
const tries = 24;

setFlagsFromString("--expose-gc");
/** Memory that others have left is collected before the time is taken, and not at the cost of a text. */
const collect: () => void = runInNewContext("gc");

/**
 * The worst texts of this length for which the time grows by more than the length does, each with how much. Both times are taken in one
 * run, of the processor and not of the clock, and what looks wrong is looked at again, since other things take time as well.
 */
export async function tooSlow(reads: TextReader, length: number, texts = worstTexts): Promise<string[]> {
  const found: string[] = [];
  for (const unit of texts) {
    const whole = unit.repeat(Math.ceil(length / unit.length)).slice(0, length);
    const growth = await growthOf(reads, whole);
    if (growth > growthMax) found.push(`${JSON.stringify(unit)} takes ${growth.toFixed(1)} times as long`);
  }
  return found;
}

async function growthOf(reads: TextReader, whole: string): Promise<number> {
  let [ofPart, ofWhole] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  for (let done = 0; done < tries; done += 1) {
    if (done > 0) collect();
    ofWhole = Math.min(ofWhole, await takenMs(reads, whole, 1));
    if (ofWhole < tellingMs) return 0;
    if (done > 0) collect();
    ofPart = Math.min(ofPart, (await takenMs(reads, whole.slice(0, whole.length / parts), parts)) / parts);
    if (ofWhole / ofPart <= growthMax) return ofWhole / ofPart;
  }
  return ofWhole / ofPart;
}

/** As often as it takes for as many characters as the whole has: the clock of the processor goes on by 4 ms at a time. */
async function takenMs(reads: TextReader, text: string, times: number): Promise<number> {
  const before = process.threadCpuUsage();
  for (let done = 0; done < times; done += 1) await reads(text);
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1_000;
}
