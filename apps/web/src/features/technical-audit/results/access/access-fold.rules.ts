import type { AccessAgent } from "@citelens/contract/content/audit-fields";
import { counted, countText } from "#lib/figures.ts";

/** How many pages close themselves to every agent: what they say is said of none of them. */
export function closedToAll(agents: readonly AccessAgent[]): number {
  return agents.length === 0 ? 0 : Math.min(...agents.map(({ closed_by_pages: { pages } }) => pages));
}

/** Whether neither rules nor pages, probes or visits say anything of an agent. */
export function isNothingKnown(agent: AccessAgent, pagesClosedToAll: number): boolean {
  const { conclusion, robots, closed_by_pages: closed, probe, visits } = agent;
  return (
    conclusion === "unknown" &&
    robots.closed_pages === 0 &&
    closed.pages <= pagesClosedToAll &&
    probe === null &&
    visits.verified + visits.unverified === 0
  );
}

/** Words of the button that shows and hides those agents. */
export function foldText(agents: number, isOpen: boolean): string {
  return `${isOpen ? "Hide" : "Show"} ${counted(agents, "agent")} of which nothing is known`;
}

export interface AccessSums {
  readonly open: number;
  readonly closed: number;
  readonly unknown: number;
}

/** How many agents are let in, kept out at least in part, or not known. */
export function accessSums(agents: readonly AccessAgent[]): AccessSums {
  const open = agents.filter(isLetIn).length;
  const unknown = agents.filter(({ conclusion }) => conclusion === "unknown").length;
  return { open, unknown, closed: agents.length - open - unknown };
}

export function isLetIn({ conclusion }: AccessAgent): boolean {
  return conclusion === "open_seen" || conclusion === "likely_open";
}

/** Such as "32 agents: 7 let in, 25 not known". */
export function sumsText(agents: readonly AccessAgent[]): string {
  const { open, closed, unknown } = accessSums(agents);
  const sums = [
    { count: open, words: "let in" },
    { count: closed, words: "kept out" },
    { count: unknown, words: "not known" },
  ].filter(({ count }) => count > 0);
  const listed = sums.map(({ count, words }) => `${countText(count)} ${words}`).join(", ");
  return `${counted(agents.length, "agent")}: ${listed}`;
}
