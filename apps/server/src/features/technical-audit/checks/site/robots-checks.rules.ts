import type { AccessAgent } from "@citelens/contract/content/audit-fields";
import { answerMeaning, type Problem } from "@citelens/robots";
import { decidesAnswers } from "../../access/access-role.rules.ts";
import { isMostlyClosed } from "../../access/conclusion.rules.ts";
import type { CheckResult } from "../check.rules.ts";
import type { SiteCheck, SiteFacts } from "../site-check.rules.ts";
import { evidenceMax, lineAt, linesIn, proof, resultOf, shareWords } from "./evidence.rules.ts";
import { leniencyCodes, unreadableCodes } from "./robots-faults.rules.ts";
import { robotsUsage } from "./usage-check.rules.ts";

const robotsDown: SiteCheck = {
  id: "robots-down",
  title: "robots.txt cannot be read",
  why: "While robots.txt answers with an error of the server, crawlers that follow RFC 9309 read nothing of the site.",
  grade: "b",
  severity: "blocker",
  category: "access",
  check: ({ robots }) => {
    if (isReadable(robots)) return "passed";
    const reason = robots.fault ? `: ${robots.fault}` : "";
    const found = robots.status === null ? `No server answered${reason}` : `Status ${robots.status}`;
    const wanted = "Status 200 with the rules, or 404 if there are none.";
    return resultOf([proof(robots.url, found, { wanted })]);
  },
};

const robotsSearch: SiteCheck = {
  id: "robots-search",
  title: "robots.txt closes the site to agents that answers depend on",
  why: "An agent of an AI search, of live questions or of a search that feeds AI answers may not read the site, so that its answers go without it.",
  grade: "b",
  severity: "blocker",
  category: "access",
  check: (site) => closedAgents(site, ({ token, is_training }) => !is_training && decidesAnswers(token)),
};

const robotsTraining: SiteCheck = {
  id: "robots-training",
  title: "robots.txt closes the site to agents that collect for training",
  why: "Models learn less of the brand from its own site. It changes nothing of what AI search finds, and many sites want it so.",
  grade: "b",
  severity: "info",
  category: "access",
  check: (site) => closedAgents(site, ({ is_training }) => is_training),
};

const robotsFaults: SiteCheck = {
  id: "robots-faults",
  title: "robots.txt has lines that crawlers cannot read",
  why: "What a crawler cannot read it ignores, so that the file does not mean what its author wanted.",
  grade: "b",
  severity: "low",
  category: "access",
  check: ({ robots }) => {
    if (robots.status === null || answerMeaning(robots.status) !== "rules") return "not-applicable";
    const lost = robots.parsed.problems.filter(({ code }) => unreadableCodes.has(code));
    if (lost.length > 0) return faultOf(robots, lost);

    const lenient = robots.parsed.problems.filter(({ code }) => leniencyCodes.has(code));
    return lenient.length === 0 ? "passed" : { isHalf: true, ...faultOf(robots, lenient) };
  },
};

export const robotsChecks: readonly SiteCheck[] = [
  robotsDown,
  robotsSearch,
  robotsTraining,
  robotsUsage,
  robotsFaults,
];

type RobotsAnswer = SiteFacts["robots"];

function isReadable({ status }: RobotsAnswer): boolean {
  return status !== null && answerMeaning(status) !== "closed";
}

function closedAgents(
  { robots, agents }: SiteFacts,
  isMeant: (agent: AccessAgent) => boolean,
): ReadonlyMap<string, CheckResult> | CheckResult {
  const meant = isReadable(robots) ? agents.filter(isMeant) : [];
  if (meant.length === 0) return "not-applicable";
  const lines = linesIn(robots.text);
  return new Map(meant.map((agent) => [agent.token, closedTo(agent, robots.url, lines)]));
}

function closedTo({ token, robots: said }: AccessAgent, url: string, lines: readonly string[]): CheckResult {
  const isClosed = !said.allowed || isMostlyClosed(said);
  if (!isClosed && said.closed_in_sitemap === 0) return "passed";

  const evidence = proof(url, closedWords(token, said), {
    wanted: `A group for ${token} that allows what it may show in answers.`,
    line: said.line,
    quote: lineAt(lines, said.line) ?? said.rule,
  });
  return isClosed ? { evidence: [evidence] } : { isHalf: true, evidence: [evidence] };
}

function closedWords(token: string, said: AccessAgent["robots"]): string {
  const { allowed, closed_pages, known_pages, closed_in_sitemap } = said;
  const pages = closed_pages === 0 ? "" : shareWords(closed_pages, known_pages, "known pages");
  const what = [allowed ? "" : "the start page", pages].filter(Boolean).join(" and ");
  const sitemap = closed_in_sitemap === 0 ? "" : `, ${closed_in_sitemap} of them in the sitemap`;
  return `${token} may not read ${what}${sitemap}.`;
}

function faultOf(
  robots: RobotsAnswer,
  problems: readonly Problem[],
): { readonly evidence: ReturnType<typeof proof>[] } {
  const lines = linesIn(robots.text);
  const evidence = problems.slice(0, evidenceMax).map(({ line, message }) =>
    proof(robots.url, message, {
      wanted: "A line as RFC 9309 has it, such as “Disallow: /cart”, in a file of at most 500 KiB.",
      line: line ?? null,
      quote: lineAt(lines, line ?? null),
    }),
  );
  return { evidence };
}
