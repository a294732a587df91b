import type { IssueFix } from "@citelens/contract/content/audit-fields";
import { parseRobots, type Robots, rulesFor, withPolicy } from "@citelens/robots";
import { type FixMaker, type FixRequest, fillIn } from "./fix-request.rules.ts";
import { lines, oneLine } from "./fix-text.rules.ts";

/** The whole robots.txt as it would be, so that it can be put in the place of the old one. */
export const robotsFixes = {
  "robots-search": openedFix,
  "robots-training": openedFix,
  "robots-faults": faultsFix,
  sitemap: sitemapFix,
} satisfies Record<string, FixMaker>;

/**
 * Opens the site to the agents that were found closed. What else was closed to them stays closed: their own lines go into a group
 * of theirs, without those that were found to be at fault.
 */
function openedFix({ findings, site }: FixRequest): IssueFix {
  const agents = [...new Set(findings.map(({ part }) => part).filter((part) => part !== ""))];
  const faults = findings.flatMap(({ evidence }) => evidence);
  const faultLines = new Set(faults.flatMap(({ line }) => line ?? []));
  const parsed = parseRobots(site.robotsText);
  const byPaths = Map.groupBy(agents, (agent) => JSON.stringify(keptPaths(parsed, agent, faultLines)));
  let text = site.robotsText;
  for (const group of byPaths.values()) {
    const closedPaths = keptPaths(parsed, group[0] ?? "", faultLines);
    text = withPolicy(text, { open: group, closed: [], closedPaths });
  }
  const changed = [...faultLines].toSorted((a, b) => a - b).join(", ");
  const about =
    changed === "" ? [] : [`# Instead of what line ${changed} said before, for ${agents.join(", ")}`];
  return robotsFix(lines([...about, text]));
}

/** Of the rules that are for an agent, those that close something less than everything. */
function keptPaths(robots: Robots, agent: string, faultLines: ReadonlySet<number>): string[] {
  const closed = rulesFor(robots, agent).rules.filter(
    ({ kind, path, line }) =>
      kind === "disallow" && path.length > 1 && !/^\/?\*+\$?$/.test(path) && !faultLines.has(line),
  );
  return [...new Set(closed.map(({ path }) => path))];
}

/** What nobody can read becomes a comment under which a person writes what was meant. */
function faultsFix({ findings, site }: FixRequest): IssueFix {
  const faults = new Map(
    findings.flatMap(({ evidence }) =>
      evidence.flatMap(({ line, found }) => (line === null ? [] : [[line, oneLine(found)] as const])),
    ),
  );
  const text = site.robotsText.split(/\r\n|\r|\n/).flatMap((line, index) => {
    const fault = faults.get(index + 1);
    return fault === undefined ? [line] : [`# ${fillIn}, line ${index + 1}: ${fault}`, `# ${line}`];
  });
  return robotsFix(lines(text));
}

/** Names the usual place; the file itself is made by most systems that sites are built with. */
function sitemapFix({ site }: FixRequest): IssueFix {
  const named = `Sitemap: ${site.origin}/sitemap.xml`;
  const isNamed = parseRobots(site.robotsText).sitemaps.some(({ url }) => url === named.slice(9));
  return robotsFix(lines([site.robotsText.trimEnd(), ...(isNamed ? [] : ["", named])]).trimStart());
}

function robotsFix(text: string): IssueFix {
  return { kind: "robots", file_name: "robots.txt", text };
}
