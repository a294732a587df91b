import type { OpportunityFigures } from "@citelens/contract/content/opportunities";
import type { OpportunityKind } from "@citelens/contract/content/opportunity-words";

/** Facts that a title and a reason are made of. */
export interface FoundFacts {
  readonly kind: OpportunityKind;
  /** An address, a query, a domain or a brand. */
  readonly target: string;
  readonly figures: OpportunityFigures;
  readonly queries: number;
  /** Fault that the audit found there, or AI agents. */
  readonly found: string | undefined;
  readonly isSeenByAgents: boolean;
  /** Answers that cite own pages, and all, in the period before. */
  readonly before: { readonly hits: number; readonly total: number } | undefined;
  /** Number of answers that cite the other site: all, and those that name a competitor. */
  readonly site:
    | { readonly answers: number; readonly competitors: number; readonly pagesRead: number }
    | undefined;
  readonly negative: { readonly hits: number; readonly judged: number } | undefined;
  /** Visits of AI agents to a page that no answer cites. */
  readonly uncitedVisits: number | undefined;
}

export function titleOf({ kind, target }: Pick<FoundFacts, "kind" | "target">): string {
  switch (kind) {
    case "FIX_ACCESS":
      return `Open ${pathOf(target)} to AI agents`;
    case "REPAIR_LINK":
      return `Repair ${pathOf(target)}, which answers cite`;
    case "WIN_BACK":
      return `Win back the citations of ${pathOf(target)}`;
    case "NAME_OFFER":
      return `Name your offer on ${pathOf(target)}`;
    case "OPTIMIZE_PAGE":
      return `Optimize ${pathOf(target)}`;
    case "CREATE_PAGE":
      return `Create a page for “${target}”`;
    case "EARN_MENTION":
      return `Earn a mention on ${target}`;
    case "FIX_REPUTATION":
      return `Answer what is said against ${target}`;
  }
}

/** Why it is one, with the figures that it rests on. */
export function whyOf(facts: FoundFacts): string {
  return [leadOf(facts), figuresOf(facts), readOf(facts)].filter((sentence) => sentence !== "").join(" ");
}

function leadOf(facts: FoundFacts): string {
  const { kind, figures, queries, found = "", isSeenByAgents, before, site, negative } = facts;
  const fit = figures.page_fit === null ? "" : `${Math.round(figures.page_fit)}\u00a0%`;
  switch (kind) {
    case "FIX_ACCESS":
      return isSeenByAgents
        ? `Answers cite this page or should, and AI agents are turned away from it: ${sentence(found)}`
        : `Answers cite this page or should, and the newest audit found a blocker on it: ${sentence(found)}`;
    case "REPAIR_LINK":
      return `Answers send people to this address. ${isSeenByAgents ? "AI agents" : "The newest audit"} found: ${sentence(found)}`;
    case "WIN_BACK":
      return before
        ? `Your pages are cited in ${figures.content_authority.hits} of ${answers(figures.n)}, in ${before.hits} of ${before.total} of the period before: more than chance explains.`
        : "";
    case "NAME_OFFER":
      return "Answers cite your pages more than twice as often as they name you, and this one most.";
    case "OPTIMIZE_PAGE":
      return `This page holds ${fit} of what is asked, and answers cite others.`;
    case "CREATE_PAGE":
      return `No page of yours holds more than ${fit} of what is asked.`;
    case "EARN_MENTION":
      return site
        ? `${answers(site.answers)} to ${questions(queries)} cite this site; ${site.competitors} of them name competitors, none names you${pagesRead(site.pagesRead)}.`
        : "";
    case "FIX_REPUTATION":
      return negative
        ? `${negative.hits} of ${answers(figures.visibility.hits)} that name you speak badly of you, ${basis(negative)}.`
        : "";
  }
}

function figuresOf({ kind, figures }: FoundFacts): string {
  if (kind === "FIX_REPUTATION") return "";
  const { n, visibility, competitors, citing, content_authority } = figures;
  return `You are named in ${visibility.hits} of ${answers(n)}, competitors in ${competitors.hits}; ${citing.hits} cite sources, ${content_authority.hits} of them yours.`;
}

function readOf({ uncitedVisits }: FoundFacts): string {
  return uncitedVisits === undefined
    ? ""
    : `AI agents read this page ${uncitedVisits} times in 30 days, and no answer cites it.`;
}

function basis({ hits, judged }: { readonly hits: number; readonly judged: number }): string {
  if (judged === hits) return "as a judge rates them";
  return judged === 0
    ? "as estimated from their words"
    : `${judged} of them as a judge rates them, the others as estimated`;
}

function questions(count: number): string {
  return count === 1 ? "1 query" : `${count} queries`;
}

function pagesRead(pages: number): string {
  if (pages === 0) return "";
  return pages === 1
    ? ", nor does the page of it that was read"
    : `, nor does any of its ${pages} pages that were read`;
}

/** Some checks end what they found with a full stop, and some do not. */
function sentence(found: string): string {
  return /[.!?]$/.test(found) ? found : `${found}.`;
}

function answers(count: number): string {
  return count === 1 ? "1 answer" : `${count} answers`;
}

/** The path of an address, or its host where it is the start page. */
export function pathOf(url: string): string {
  const parsed = URL.parse(url);
  if (!parsed) return url;
  const path = `${parsed.pathname}${parsed.search}`;
  return path === "/" ? parsed.host : path;
}
