import type { IssueFix } from "@citelens/contract/content/audit-fields";
import { agents } from "@citelens/crawlers";
import { type FixMaker, type FixRequest, fillIn, fixedPagesMax } from "./fix-request.rules.ts";
import { lines, oneLine, placesFix } from "./fix-text.rules.ts";
import { likelyTargets } from "./likely-target.rules.ts";

const draftedPagesMax = 50;

/** Lists to work through, from the places that were found. */
export const listFixes = {
  redirects: placesFix("Link straight to the last address, and name that in the sitemap:"),
  "broken-links": brokenLinksFix,
  orphan: orphanFix,
  deep: placesFix(
    "Link these pages from the start page, from the navigation or from an overview of their topic:",
  ),
  "vague-links": placesFix("Write into each link what its page is about:"),
  "sitemap-urls": sitemapUrlsFix,
  mixed: mixedFix,
  "llms-txt": llmsFix,
  firewall: firewallFix,
} satisfies Record<string, FixMaker>;

function listFix({ checkId }: FixRequest, text: readonly string[]): IssueFix {
  return { kind: "text", file_name: `${checkId}.txt`, text: lines(text) };
}

function placeOf(url: string, line: number | null): string {
  return line === null ? url : `${url}, line ${line}`;
}

/** Each dead link with its place and the page that is most like its target. */
function brokenLinksFix(request: FixRequest): IssueFix {
  const targetOf = likelyTargets(request.site.pages);
  const places = request.findings.slice(0, fixedPagesMax).flatMap(({ url, evidence }) =>
    evidence.map(({ line, quote, found }) => {
      const target = quote === null ? undefined : targetOf(quote);
      const instead = target === undefined ? "remove the link, or lead it elsewhere" : `perhaps ${target}`;
      return oneLine(`${placeOf(url, line)}: ${quote ?? found} → ${instead}`);
    }),
  );
  return listFix(request, ["Page, line: dead link → what to do", "", ...places]);
}

function orphanFix(request: FixRequest): IssueFix {
  const relatedTo = likelyTargets(request.site.pages);
  const places = request.findings.slice(0, fixedPagesMax).map(({ url, facts }) => {
    const text = oneLine(facts?.html?.titles[0]?.text ?? "") || fillIn;
    return oneLine(`${url}: link it as “${text}” on ${relatedTo(url) ?? "a page about the same topic"}`);
  });
  return listFix(request, ["Pages that nothing links to:", "", ...places]);
}

function sitemapUrlsFix(request: FixRequest): IssueFix {
  const urls = request.findings.flatMap(({ evidence }) => evidence.map(({ url }) => oneLine(url)));
  return listFix(request, [
    "Take these addresses out of the sitemap, or mend their pages:",
    "",
    ...new Set(urls),
  ]);
}

function mixedFix(request: FixRequest): IssueFix {
  const places = request.findings.slice(0, fixedPagesMax).flatMap(({ url, evidence }) =>
    evidence.map(({ line, quote }) => {
      const from = quote ?? "";
      return oneLine(`${placeOf(url, line)}: ${from} → ${from.replace(/^http:/i, "https:")}`);
    }),
  );
  return listFix(request, ["Load by https, where the other host offers it:", "", ...places]);
}

/** No effect of it was measured, so it is no more than a draft of the pages that matter most. */
function llmsFix({ site }: FixRequest): IssueFix {
  const lead = oneLine(site.start?.html?.description?.text ?? site.start?.html?.lead ?? "");
  const pages = site.pages.slice(0, draftedPagesMax).map(({ url, title }) => {
    const name = (title ?? "").replace(/[[\]]/g, "").trim() || url;
    return oneLine(`- [${name}](${url.replaceAll("(", "%28").replaceAll(")", "%29")})`);
  });
  const text = [`# ${oneLine(site.name ?? fillIn)}`, "", `> ${lead || `${fillIn}: what the site is about`}`];
  return { kind: "text", file_name: "llms.txt", text: lines([...text, "", "## Pages", "", ...pages]) };
}

/** Fix of a firewall by what operators publish, by which a firewall can tell their agents from others that use their names. */
function firewallFix(request: FixRequest): IssueFix {
  const refused = request.findings.slice(0, fixedPagesMax).flatMap(({ part, evidence }) => {
    const agent = agents.find(({ token }) => token === part);
    const seen = evidence.map(({ found }) => found).join(" ");
    return [
      oneLine(`${part}${agent ? ` (${agent.operator})` : ""}: ${seen}`),
      `  user agent: ${agent?.names.join(", ") || oneLine(part)}`,
      ...(agent?.ipRangesUrl ? [`  addresses: ${agent.ipRangesUrl}`] : []),
      ...(agent && agent.reverseDns.length > 0 ? [`  host names: ${agent.reverseDns.join(", ")}`] : []),
      ...(agent?.docsUrl ? [`  documentation: ${agent.docsUrl}`] : []),
      "",
    ];
  });
  return listFix(request, [
    "Add a rule that lets these agents pass before the rules against robots. Match the addresses too where they are published:",
    "a user agent alone can be used by anybody.",
    "",
    ...refused,
  ]);
}
