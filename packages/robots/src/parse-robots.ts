import { type Directive, directiveOf, isBlank } from "./directive.ts";
import { type Line, linesOf, markLength } from "./lines.ts";
import { isUtf8, type Octets, octetsOf, textOf } from "./octets.ts";
import { type Comparison, type Pattern, patternOf } from "./pattern.ts";
import { type Problem, type ProblemCode, problem } from "./problems.ts";
import type { AgentLine, Robots, RobotsGroup, RobotsNote, Rule } from "./robots.ts";

/** What Google reads of a file, and the least that RFC 9309 asks for. */
export const robotsBytesMax = 500 * 1_024;

export interface ParseOptions {
  /** "rfc9309" by default. */
  readonly comparison?: Comparison;
}

/**
 * Reads a robots.txt by RFC 9309, as lenient with slips as Google's parser. It never fails: what cannot be read is a problem
 * with its line, and whatever the bytes are, the time is proportional to their number.
 */
export function parseRobots(
  source: string | Uint8Array,
  { comparison = "rfc9309" }: ParseOptions = {},
): Robots {
  const octets = octetsOf(source);
  const read = octets.slice(0, robotsBytesMax);
  const reader = createReader(comparison);
  for (const line of linesOf(read)) reader.take(line);
  const parsed = reader.end();
  const ofFile = fileProblems(octets, read);
  // A web page has a problem in each line, and they are all the same one.
  const isPage = ofFile.some(({ code }) => code === "web-page");
  return { ...parsed, problems: isPage ? ofFile : [...ofFile, ...parsed.problems], comparison };
}

function fileProblems(octets: Octets, read: Octets): Problem[] {
  const codes: (ProblemCode | false)[] = [
    octets.length > read.length && "too-large",
    encodingProblem(octets, read),
    markLength(read) > 0 && "byte-order-mark",
    /^\s*<(?:!doctype|html|head|\?xml)/i.test(read.slice(markLength(read), 1_024)) && "web-page",
  ];
  return codes.filter((code) => code !== false).map((code) => problem(code));
}

/** The bound may cut a character in two, so the whole is looked at. */
function encodingProblem(octets: Octets, read: Octets): ProblemCode | false {
  if (/^(?:\u00ff\u00fe|\u00fe\u00ff)/.test(read)) return "utf-16";
  return (
    !isUtf8(octets.slice(0, markLength(octets)) === "\u00ef\u00bb\u00bf" ? octets.slice(3) : octets) &&
    "not-utf-8"
  );
}

interface Reader {
  take(line: Line): void;
  end(): Omit<Robots, "comparison">;
}

interface OpenGroup {
  readonly agents: AgentLine[];
  readonly rules: Rule[];
}

function createReader(comparison: Comparison): Reader {
  const groups: OpenGroup[] = [];
  const sitemaps: { line: number; url: string }[] = [];
  const notes: RobotsNote[] = [];
  const problems: Problem[] = [];

  function takeAgent(number: number, value: Octets): void {
    const agent = agentLine(number, value, comparison);
    const group = groups.at(-1);
    // Rules end the list of agents; other lines, as RFC 9309 has it, do not.
    if (group?.rules.length === 0) group.agents.push(agent);
    else groups.push({ agents: [agent], rules: [] });
    const token = tokenOf(value);
    if (value === "") problems.push(problem("empty-agent", number));
    else if (!isEverybody(value) && token !== value) problems.push(problem("agent-cut", number, token));
  }

  function takeRule(kind: Rule["kind"], number: number, value: Octets): void {
    if (value !== "" && !/^[/*]/.test(value)) problems.push(problem("path-without-slash", number));
    const rule = { line: number, kind, path: textOf(value), patterns: patternsOf(kind, value, comparison) };
    const group = groups.at(-1);
    if (group) group.rules.push(rule);
    else problems.push(problem("rule-before-agent", number));
  }

  function takeOther(number: number, key: string, value: Octets): void {
    const agents = groups.at(-1)?.agents.map(({ text }) => text) ?? [];
    notes.push({ line: number, key: textOf(key).toLowerCase(), value: textOf(value), agents });
    const code = /^crawl-?delay$/i.test(key) ? "crawl-delay" : "unknown-key";
    problems.push(problem(code, number, textOf(key)));
  }

  function takeDirective({ kind, key, value }: Directive, number: number): void {
    if (kind === "user-agent") takeAgent(number, value);
    else if (kind === "allow" || kind === "disallow") takeRule(kind, number, value);
    else if (kind === "sitemap") sitemaps.push({ line: number, url: textOf(value) });
    else takeOther(number, key, value);
  }

  return {
    take: ({ number, octets, isCut }) => {
      if (isCut) problems.push(problem("line-too-long", number));
      const directive = directiveOf(octets);
      if (directive) {
        problems.push(...slips(directive, number));
        takeDirective(directive, number);
      } else if (!isBlank(octets)) {
        problems.push(problem("unreadable-line", number));
      }
    },
    end: () => ({ groups: groups satisfies readonly RobotsGroup[], sitemaps, notes, problems }),
  };
}

function slips({ kind, key, value, hasColon }: Directive, number: number): Problem[] {
  const found: Problem[] = [];
  if (!hasColon && kind !== "other") found.push(problem("missing-colon", number, textOf(key)));
  if (kind !== "other" && key.toLowerCase() !== kind)
    found.push(problem("misspelt-key", number, textOf(key)));
  if (kind === "sitemap" && !/^https?:\/\//i.test(value)) found.push(problem("relative-sitemap", number));
  return found;
}

/** Names that are no product tokens, such as "AI2Bot" or "Kangaroo Bot", are found as they are written, too; Google finds none. */
function agentLine(line: number, value: Octets, comparison: Comparison): AgentLine {
  const text = textOf(value);
  if (isEverybody(value)) return { line, text, names: ["*"] };
  const written = comparison === "google" ? [] : [/^[^\s/]*/.exec(text)?.[0] ?? "", text];
  const names = new Set([tokenOf(value), ...written].map((name) => name.toLowerCase()));
  names.delete("");
  names.delete("*");
  return { line, text, names: [...names] };
}

/** A star may be followed by other words, but by nothing else. */
function isEverybody(value: Octets): boolean {
  return /^\*(?:\s|$)/.test(value);
}

/** A product token has letters, "_" and "-"; Google reads a name up to the first other character. */
function tokenOf(value: Octets): string {
  return /^[A-Za-z_-]*/.exec(value)?.[0] ?? "";
}

/** Google takes an allowed "/folder/index.html" for the folder itself too. */
function patternsOf(kind: Rule["kind"], value: Octets, comparison: Comparison): Pattern[] {
  if (value === "") return [];
  const pattern = patternOf(value, comparison);
  const slash = value.lastIndexOf("/");
  const isIndex = kind === "allow" && slash >= 0 && value.startsWith("/index.htm", slash);
  return isIndex ? [pattern, patternOf(`${value.slice(0, slash + 1)}$`, comparison)] : [pattern];
}
