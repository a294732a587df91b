import { isName, withoutVersion } from "./agent-line.ts";
import { directiveOf, keyLabels } from "./directive.ts";
import { octetsOf, textOf } from "./octets.ts";
import { parseRobots } from "./parse-robots.ts";
import type { Problem, ProblemCode } from "./problems.ts";
import { writtenLines } from "./written-lines.ts";

export interface MendedRobots {
  /** The file, its lines ended by LF. */
  readonly text: string;
  /** Lines, by their old numbers, that are written as they are meant. */
  readonly mended: readonly number[];
  /** Lines of which their owner alone knows what is meant: the text asks for it in a comment. */
  readonly left: readonly number[];
}

interface MendOptions {
  readonly codes: ReadonlySet<ProblemCode>;
  /** Origin of the site, for sitemaps that are given by a path alone. */
  readonly origin: string;
  /** How a comment begins that asks for something. */
  readonly asks: string;
}

/**
 * A robots.txt without the faults that can be mended by reading them as Google does. No line that names somebody or rules
 * something goes or moves, whatever is wrong with it: groups end where such lines stand.
 */
export function mendedRobots(source: string, { codes, origin, asks }: MendOptions): MendedRobots {
  const lines = writtenLines(source);
  const problems = parseRobots(source).problems.filter(
    ({ code, line }) => codes.has(code) && line !== undefined,
  );
  const byLine = Map.groupBy(problems, ({ line }) => line ?? 0);
  const mended: number[] = [];
  const left: number[] = [];
  const made = lines.flatMap(({ text }, index) => {
    const own = byLine.get(index + 1);
    if (!own) return [text];
    const meant = meantLine(text, own, origin);
    (meant === undefined ? left : mended).push(index + 1);
    if (meant !== undefined) return [`# Line ${index + 1} was: ${shown(text)}`, meant];
    const asked = `# ${asks}, line ${index + 1}: ${own.map(({ message }) => message).join(" ")}`;
    return own.some(({ code }) => ofNobody.has(code)) ? [asked, `# ${shown(text)}`] : [asked, text];
  });
  return { text: `${made.join("\n").trimEnd()}\n`, mended, left };
}

/** Such lines neither name anybody nor end a list of names, so that they may become comments. */
const ofNobody: ReadonlySet<ProblemCode> = new Set([
  "unreadable-line",
  "rule-before-agent",
  "usage-before-agent",
]);

/** Undefined where it takes more than reading it as Google does. */
function meantLine(text: string, problems: readonly Problem[], origin: string): string | undefined {
  const directive = directiveOf(octetsOf(text));
  if (!directive || directive.kind === "other") return undefined;

  const value = problems.reduce<string | undefined>(
    (said, { code }) => (said === undefined ? undefined : mendedValue(said, code, origin)),
    textOf(directive.value),
  );
  const hash = text.indexOf("#");
  const comment = hash < 0 ? "" : ` ${text.slice(hash)}`;
  return value === undefined ? undefined : `${keyLabels[directive.kind]}: ${value}${comment}`;
}

function mendedValue(value: string, code: ProblemCode, origin: string): string | undefined {
  if (code === "misspelt-key" || code === "missing-colon") return value;
  if (code === "relative-sitemap")
    return value.startsWith("/") && !value.startsWith("//") ? `${origin}${value}` : undefined;
  if (code !== "agent-cut") return undefined;
  const name = withoutVersion(value);
  return name !== undefined && isName(name) ? name : undefined;
}

const shownMax = 300;

function shown(text: string): string {
  return text.trim().slice(0, shownMax);
}
