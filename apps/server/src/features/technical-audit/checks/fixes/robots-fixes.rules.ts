import type { IssueFix } from "@citelens/contract/content/audit-fields";
import {
  mendedRobots,
  namesWith,
  parseRobots,
  type Robots,
  rulesFor,
  withPolicy,
  withUsageIn,
} from "@citelens/robots";
import { faultCodes } from "../site/robots-faults.rules.ts";
import { type FixMaker, type FixRequest, fillIn } from "./fix-request.rules.ts";
import { lines, stepsFix } from "./fix-text.rules.ts";
import { isCheckedRobots, type RobotsDraft } from "./robots-draft.rules.ts";

/** The whole robots.txt as it would be, so that it can be put in the place of the old one, where it changes nothing but what it says. */
export const robotsFixes = {
  "robots-search": openedFix,
  "robots-training": openedFix,
  "robots-usage": usageFix,
  "robots-faults": faultsFix,
  sitemap: sitemapFix,
} satisfies Record<string, FixMaker>;

/** Opens the site to agents found closed, in a group of theirs; what else was closed to them stays so. */
function openedFix(request: FixRequest): IssueFix {
  const { findings, site } = request;
  const agents = [...new Set(findings.map(({ part }) => part).filter((part) => part !== ""))];
  const faultLines = linesOf(findings);
  const parsed = parseRobots(site.robotsText);
  const closedPathsOf = new Map(agents.map((agent) => [agent, keptPaths(parsed, agent, faultLines)]));
  const text = withPolicy(site.robotsText, { open: agents, closed: [], closedPaths: [], closedPathsOf });
  const changed = [...faultLines].toSorted((a, b) => a - b).join(", ");
  const about =
    changed === "" ? [] : [`# Instead of what line ${changed} said before, for ${agents.join(", ")}`];
  const opened = namesWith([parsed, parseRobots(text)], agents);
  return offered(request, {
    text: lines([...about, text]),
    isMeant: ({ agent, what, before }) =>
      opened.has(agent.toLowerCase()) && what === "read" && before === false,
  });
}

/** Paths that rules for an agent close, if that is less than everything. */
function keptPaths(robots: Robots, agent: string, faultLines: ReadonlySet<number>): string[] {
  const closed = rulesFor(robots, agent).rules.filter(
    ({ kind, path, line }) =>
      kind === "disallow" && path.length > 1 && !/^\/?\*+\$?$/.test(path) && !faultLines.has(line),
  );
  return [...new Set(closed.map(({ path }) => path))];
}

/** Lets models read texts for answers, in the lines that were found to keep them from it. */
function usageFix(request: FixRequest): IssueFix {
  const numbers = linesOf(request.findings);
  const changed = [...numbers].toSorted((a, b) => a - b).join(", ");
  const text = withUsageIn(request.site.robotsText, numbers, { "ai-input": true });
  return offered(request, {
    text: lines([`# Line ${changed} lets texts be read for AI answers; nothing else changes`, text]),
    isMeant: ({ what, after }) => what === "ai-input" && after === true,
  });
}

/** Slips are written as they are meant; where only a person knows that, a comment asks for it, and the line stays. */
function faultsFix(request: FixRequest): IssueFix {
  const { origin, robotsText } = request.site;
  const { text } = mendedRobots(robotsText, { codes: faultCodes, origin, asks: fillIn });
  return offered(request, { text, isMeant: () => false });
}

/** Names the usual place; the file itself is made by most systems that sites are built with. */
function sitemapFix(request: FixRequest): IssueFix {
  const { origin, robotsText } = request.site;
  const named = `Sitemap: ${origin}/sitemap.xml`;
  const isNamed = parseRobots(robotsText).sitemaps.some(({ url }) => url === named.slice(9));
  const text = lines([robotsText.trimEnd(), ...(isNamed ? [] : ["", named])]).trimStart();
  return offered(request, { text, isMeant: () => false });
}

/** A text that does something else as well is not offered, but for the places and what is wanted there. */
function offered(request: FixRequest, draft: RobotsDraft): IssueFix {
  if (!isCheckedRobots(request.site, draft)) return byHand(request);
  return { kind: "robots", file_name: "robots.txt", text: draft.text };
}

const byHand = stepsFix(
  "Open robots.txt in an editor and save it as UTF-8, with less than 500 KiB, beginning with a user-agent line.",
  "Correct the lines that are named below. A text for the whole file would change more than them.",
  "Check again.",
);

function linesOf(findings: FixRequest["findings"]): ReadonlySet<number> {
  return new Set(findings.flatMap(({ evidence }) => evidence).flatMap(({ line }) => line ?? []));
}
