import type { AuditEvidence } from "@citelens/contract/content/audit-fields";
import {
  answerMeaning,
  filledPaths,
  type Robots,
  type UsageLine,
  usageFor,
  verdictOf,
} from "@citelens/robots";
import { decidesAnswers } from "../../access/access-role.rules.ts";
import type { CheckResult } from "../check.rules.ts";
import type { SiteCheck, SiteFacts } from "../site-check.rules.ts";
import { evidenceMax, lineAt, linesIn, proof } from "./evidence.rules.ts";

export const robotsUsage: SiteCheck = {
  id: "robots-usage",
  title: "robots.txt asks AI answers not to use the pages",
  why: "A signal beside the rules says that texts must not be read for AI answers. An agent that heeds it may read the page and has to leave it out of its answers.",
  grade: "b",
  severity: "medium",
  category: "access",
  check: (site) => {
    const { status, parsed } = site.robots;
    if (status === null || answerMeaning(status) !== "rules") return "not-applicable";
    const told = site.agents.filter(({ token, is_training }) => !is_training && decidesAnswers(token));
    if (told.length === 0) return "not-applicable";
    if (parsed.groups.every(({ usage }) => usage.length === 0)) return "passed";
    return refusalsTo(
      site,
      told.map(({ token }) => token),
    );
  },
};

/** A line that keeps texts out of answers, and whom it asks. */
interface Refusal {
  readonly said: UsageLine;
  readonly tokens: string[];
}

function refusalsTo({ robots }: SiteFacts, tokens: readonly string[]): CheckResult {
  const found = tokens.flatMap((token) => refusalsOf(robots.parsed, token).map((said) => ({ token, said })));
  if (found.length === 0) return "passed";

  const lines = linesIn(robots.text);
  const byLine = Map.groupBy(found, ({ said }) => said.line);
  const evidence = [...byLine.values()].slice(0, evidenceMax).flatMap((all) => {
    const [first] = all;
    return first
      ? [proofOf(robots.url, lines, { said: first.said, tokens: all.map(({ token }) => token) })]
      : [];
  });
  const isStart = found.some(
    ({ token, said }) =>
      usageFor(robots.parsed, token).verdict("/").wishes["ai-input"]?.line === said.line &&
      verdictOf(robots.parsed, token, "/").allowed,
  );
  return isStart ? { evidence } : { isHalf: true, evidence };
}

/** The lines that keep an agent from using what it may read. */
function refusalsOf(robots: Robots, token: string): UsageLine[] {
  const usage = usageFor(robots, token);
  return usage.lines.filter(({ wishes, path }) => {
    if (wishes["ai-input"] !== false) return false;
    const sample = path === undefined ? "/" : (filledPaths(path)[1] ?? "/");
    const isRefused = usage.verdict(sample).wishes["ai-input"]?.isAllowed === false;
    return isRefused && verdictOf(robots, token, sample).allowed;
  });
}

function proofOf(url: string, lines: readonly string[], { said, tokens }: Refusal): AuditEvidence {
  const { line, path, source } = said;
  const what = path === undefined || path === "/" ? "the texts of the site" : `texts below ${path}`;
  const [no, yes] = source === "content-signal" ? ["ai-input=no", "ai-input=yes"] : ["ai-use=n", "ai-use=y"];
  return proof(url, `“${no}” asks ${namedWords(tokens)} not to use ${what} in AI answers.`, {
    wanted: `“${yes}”, or nothing about it.`,
    line,
    quote: lineAt(lines, line),
  });
}

const namedMax = 3;

function namedWords(tokens: readonly string[]): string {
  const named = tokens.slice(0, namedMax).join(", ");
  const more = tokens.length - namedMax;
  return more > 0 ? `${named} and ${more} more` : named;
}
