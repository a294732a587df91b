import { agentLine, isEverybody, isName, tokenOf } from "./agent-line.ts";
import { type Directive, directiveOf, isBlank } from "./directive.ts";
import { type Line, linesOf, markLength } from "./lines.ts";
import { isCrawlDelay, isOfGroup } from "./notes.ts";
import { isUtf8, type Octets, octetsOf, textOf } from "./octets.ts";
import { type Comparison, type Pattern, patternOf } from "./pattern.ts";
import { type Problem, type ProblemCode, problem } from "./problems.ts";
import type { AgentLine, Robots, RobotsGroup, RobotsNote, Rule } from "./robots.ts";
import { type UsageLine, type UsageSource, usageLine } from "./usage-line.ts";

/** Most bytes that Google reads of a file, and the least that RFC 9309 asks for. */
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
  readonly usage: UsageLine[];
  /** Whether something that is no rule stands behind its last name. */
  isSpokenTo: boolean;
}

function createReader(comparison: Comparison): Reader {
  const groups: OpenGroup[] = [];
  const sitemaps: { line: number; url: string }[] = [];
  const licenses: Robots["licenses"][number][] = [];
  const notes: RobotsNote[] = [];
  const problems: Problem[] = [];
  const told = new Set<string>();

  function takeAgent(number: number, value: Octets): void {
    const agent = agentLine(number, value, comparison);
    const group = groups.at(-1);
    // Rules end the list of agents; other lines, as RFC 9309 has it, do not.
    if (group?.rules.length !== 0) {
      groups.push({ agents: [agent], rules: [], usage: [], isSpokenTo: false });
    } else {
      if (group.isSpokenTo) problems.push(problem("groups-joined", number));
      group.agents.push(agent);
      group.isSpokenTo = false;
    }
    if (value === "") problems.push(problem("empty-agent", number));
    else if (!isEverybody(value) && !isName(agent.text)) {
      problems.push(problem("agent-cut", number, tokenOf(value)));
    }
  }

  function takeRule(kind: Rule["kind"], number: number, value: Octets): void {
    if (value !== "" && !/^[/*]/.test(value)) problems.push(problem("path-without-slash", number));
    const rule = { line: number, kind, path: textOf(value), patterns: patternsOf(kind, value, comparison) };
    const group = groups.at(-1);
    if (group) group.rules.push(rule);
    else problems.push(problem("rule-before-agent", number));
  }

  function takeNote(number: number, key: string, value: Octets): void {
    const group = groups.at(-1);
    if (group && isOfGroup(key)) group.isSpokenTo = true;
    notes.push({ line: number, key, value: textOf(value), agents: namesOf(group) });
  }

  /** Takes another line; what many groups say is told once. */
  function takeOther(number: number, key: string, value: Octets): void {
    takeNote(number, key.toLowerCase(), value);
    if (told.has(key.toLowerCase())) return;
    told.add(key.toLowerCase());
    problems.push(problem(isCrawlDelay(key) ? "crawl-delay" : "unknown-key", number, key));
  }

  function takeUsage(number: number, source: UsageSource, value: Octets): void {
    takeNote(number, source, value);
    const usage = usageLine(number, source, { value, comparison });
    for (const said of usage.unread) problems.push(problem("usage-unread", number, said));
    const group = groups.at(-1);
    if (group) group.usage.push(usage);
    else problems.push(problem("usage-before-agent", number));
  }

  function takeLicense(number: number, value: Octets): void {
    takeNote(number, "license", value);
    if (/^https?:\/\//i.test(value)) {
      licenses.push({ line: number, url: textOf(value), agents: namesOf(groups.at(-1)) });
    } else problems.push(problem("relative-license", number));
  }

  function takeDirective({ kind, key, value }: Directive, number: number): void {
    if (kind === "user-agent") takeAgent(number, value);
    else if (kind === "allow" || kind === "disallow") takeRule(kind, number, value);
    else if (kind === "sitemap") sitemaps.push({ line: number, url: textOf(value) });
    else if (kind === "content-signal" || kind === "content-usage") takeUsage(number, kind, value);
    else if (kind === "license") takeLicense(number, value);
    else takeOther(number, textOf(key), value);
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
    end: () => ({ groups: groups satisfies readonly RobotsGroup[], sitemaps, licenses, notes, problems }),
  };
}

function namesOf(group: OpenGroup | undefined): string[] {
  return group?.agents.map(({ text }) => text) ?? [];
}

function slips({ kind, key, value, hasColon }: Directive, number: number): Problem[] {
  const found: Problem[] = [];
  if (!hasColon && kind !== "other") found.push(problem("missing-colon", number, textOf(key)));
  if (kind !== "other" && key.toLowerCase() !== kind)
    found.push(problem("misspelt-key", number, textOf(key)));
  if (kind === "sitemap" && !/^https?:\/\//i.test(value)) found.push(problem("relative-sitemap", number));
  return found;
}

/** Google takes an allowed "/folder/index.html" for the folder itself too. */
function patternsOf(kind: Rule["kind"], value: Octets, comparison: Comparison): Pattern[] {
  if (value === "") return [];
  const pattern = patternOf(value, comparison);
  const slash = value.lastIndexOf("/");
  const isIndex = kind === "allow" && slash >= 0 && value.startsWith("/index.htm", slash);
  return isIndex ? [pattern, patternOf(`${value.slice(0, slash + 1)}$`, comparison)] : [pattern];
}
