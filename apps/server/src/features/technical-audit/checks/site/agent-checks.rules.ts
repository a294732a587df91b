import type { AccessAgent, AuditEvidence } from "@citelens/contract/content/audit-fields";
import { seenAccess } from "../../access/conclusion.rules.ts";
import type { CheckResult, PageBrief } from "../check.rules.ts";
import type { SiteCheck, SiteFacts } from "../site-check.rules.ts";
import { isAnsweredWithSlash } from "../with-slash.rules.ts";
import { evidenceMax, proof, resultOf, shareWords } from "./evidence.rules.ts";

const firewall: SiteCheck = {
  id: "firewall",
  title: "A firewall keeps agents out",
  why: "Requests under the name of the agent are refused or challenged, although a browser gets the page. We ask from another address than the agent, so look at the rules of the firewall before you change them.",
  grade: "b",
  severity: "high",
  category: "access",
  check: ({ origin, agents, causes }) => {
    const judged = agents.flatMap((agent) => {
      const result = refusedTo(agent, { origin, cause: causes.get(agent.token) });
      return result === "not-applicable" ? [] : [[agent.token, result] as const];
    });
    return judged.length === 0 ? "not-applicable" : new Map(judged);
  },
};

const errorsMin = 5;
const errorShareMin = 0.05;

const agentsErrors: SiteCheck = {
  id: "agents-errors",
  title: "AI agents meet errors",
  why: "Agents came for pages and got none. What they cannot read they cannot cite, and they come less often.",
  grade: "a",
  severity: "high",
  category: "access",
  check: ({ origin, visits }) => {
    if (!visits || visits.all === 0) return "not-applicable";
    if (visits.errors < errorsMin || visits.errors / visits.all < errorShareMin) return "passed";

    const share = shareWords(visits.errors, visits.all, "visits of AI agents in 30 days");
    const most = [...visits.failed].sort((a, b) => b.visits - a.visits);
    return resultOf([
      proof(`${origin}/`, `${share} were answered with an error.`, { wanted: "Fewer than 5 %." }),
      ...most.map(({ path, status, visits: times }) =>
        proof(`${origin}${path}`, `Status ${status} for ${times} ${times === 1 ? "visit" : "visits"}.`, {
          wanted: "The page, or a redirect to the one that took its place.",
        }),
      ),
    ]);
  },
};

const citedDead: SiteCheck = {
  id: "cited-dead",
  title: "Answers cite pages that are gone or closed",
  why: "AI answers of the last 90 days link to these addresses, and people who follow them do not find what was cited.",
  grade: "a",
  severity: "high",
  category: "links",
  check: (site) => {
    const known = site.cited.flatMap((one) => {
      const page = site.page(one.hash);
      return page && page.status !== null ? [{ ...one, page }] : [];
    });
    if (known.length === 0) return "not-applicable";

    const dead: AuditEvidence[] = [];
    for (const { url, citations, page } of known.sort((a, b) => b.citations - a.citations)) {
      const fault = deadWords(url, page, site);
      if (!fault) continue;
      const times = `cited in ${citations} ${citations === 1 ? "answer" : "answers"}`;
      dead.push(
        proof(url, `${fault}, ${times}.`, {
          wanted: "The page, or a redirect to the one that took its place.",
        }),
      );
      if (dead.length === evidenceMax) break;
    }
    return resultOf(dead);
  },
};

export const agentChecks: readonly SiteCheck[] = [firewall, agentsErrors, citedDead];

/** Real visits that got through outweigh a probe; who keeps training agents out mostly means it. */
function refusedTo(
  { token, probe, visits, is_training }: AccessAgent,
  { origin, cause }: { readonly origin: string; readonly cause: string | undefined },
): CheckResult {
  if (!probe || probe.outcome === "INCONCLUSIVE") return "not-applicable";
  const isRefused = probe.outcome === "REFUSED" || probe.outcome === "CHALLENGED";
  if (!isRefused || seenAccess(visits) === "open") return "passed";

  const evidence = [
    proof(`${origin}/`, `${token}: ${probe.seen}${cause === undefined ? "" : ` ${cause}`}`, {
      wanted: "The page, as a browser gets it.",
    }),
  ];
  return is_training ? { severity: "info", evidence } : { evidence };
}

/** How what is found of a cited page begins, where it has another status than an error. */
export const toStart = "Redirects to the start page";
export const closedByNoindex = "Closed to search by noindex";

function deadWords(url: string, page: PageBrief, site: SiteFacts): string | undefined {
  if (isAnsweredWithSlash(page, site)) return undefined;
  if (page.status !== null && page.status >= 400) return `Status ${page.status}`;
  const end = site.page(page.finalHash);
  if (page.finalHash !== page.hash && !isStart(url) && end && isStart(end.url)) return toStart;
  return page.isNoindex || end?.isNoindex ? closedByNoindex : undefined;
}

function isStart(url: string): boolean {
  const address = URL.parse(url);
  return address !== null && address.pathname === "/" && address.search === "";
}
