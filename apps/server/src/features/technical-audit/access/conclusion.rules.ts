import type { AccessAgent } from "@citelens/contract/content/audit-fields";
import type { AccessConclusion } from "@citelens/contract/content/audit-words";

/** Facts known of an agent before anything is concluded from it. */
export type AccessFacts = Pick<AccessAgent, "token" | "robots" | "probe" | "no_probe" | "visits">;

interface ConcludedAccess {
  readonly conclusion: AccessConclusion;
  /** As a sentence. */
  readonly says: string;
}

/** Fewer verified visits show nothing. */
const visitsMin = 5;
const okShareMin = 0.9;
const errorShareMin = 0.5;
/** From here on robots.txt closes a site rather than a corner of it. */
const closedShareMax = 0.5;

/** The first that holds: what robots.txt says, what real visits met, what a probe met. */
export function accessConclusion(facts: AccessFacts): ConcludedAccess {
  return byRobots(facts) ?? byVisits(facts) ?? byProbe(facts) ?? unknown(facts);
}

/** Whether more than half of the known pages are closed. */
export function isMostlyClosed({ closed_pages, known_pages }: AccessAgent["robots"]): boolean {
  return known_pages > 0 && closed_pages / known_pages > closedShareMax;
}

/** Access that the real visits of an agent show, whatever a probe met. */
export function seenAccess({ verified, ok, errors }: AccessAgent["visits"]): "open" | "blocked" | undefined {
  if (verified < visitsMin) return undefined;
  if (ok / verified >= okShareMin) return "open";
  return errors / verified >= errorShareMin ? "blocked" : undefined;
}

function byRobots({ token, robots }: AccessFacts): ConcludedAccess | undefined {
  const { allowed, rule, line, closed_pages, known_pages } = robots;
  const byRule = rule && line ? ` by “${rule}” in line ${line}` : "";
  if (!allowed) {
    const says = `robots.txt closes the start page to ${token}${byRule}.`;
    return { conclusion: "closed_by_robots", says };
  }
  if (!isMostlyClosed(robots)) return undefined;

  const share = percent(closed_pages, known_pages);
  const says = `robots.txt closes ${closed_pages} of ${known_pages} known pages (${share}) to ${token}, most of them${byRule}.`;
  return { conclusion: "mostly_closed_by_robots", says };
}

function byVisits({ token, visits }: AccessFacts): ConcludedAccess | undefined {
  const { verified, ok, errors } = visits;
  switch (seenAccess(visits)) {
    case "open":
      return {
        conclusion: "open_seen",
        says: `${ok} of ${verified} verified visits of ${token} in 30 days were answered with a page or a redirect.`,
      };
    case "blocked":
      return {
        conclusion: "blocked_seen",
        says: `${errors} of ${verified} verified visits of ${token} in 30 days were answered with an error.`,
      };
    case undefined:
      return undefined;
  }
}

function byProbe({ token, probe }: AccessFacts): ConcludedAccess | undefined {
  if (!probe) return undefined;

  const guess = "A guess: we ask from another address than the agent.";
  switch (probe.outcome) {
    case "OPEN":
      return {
        conclusion: "likely_open",
        says: `A request under the name of ${token} got the page as a browser does. ${guess}`,
      };
    case "DIFFERENT":
      return {
        conclusion: "likely_open",
        says: `A request under the name of ${token} got a page, but with less text than a browser. ${guess}`,
      };
    case "CHALLENGED":
    case "REFUSED":
    case "PAYMENT":
      return {
        conclusion: "likely_blocked",
        says: `${blockedWords[probe.outcome](token, probe.status)} ${guess}`,
      };
    case "INCONCLUSIVE":
      return undefined;
  }
}

const blockedWords = {
  CHALLENGED: (token: string) =>
    `A request under the name of ${token} got a challenge for browsers instead of the page.`,
  REFUSED: (token: string, status: number | null) =>
    `A request under the name of ${token} was refused${status === null ? "" : ` with status ${status}`}, while a browser got the page.`,
  PAYMENT: (token: string) => `A request under the name of ${token} was asked to pay (status 402).`,
} as const;

function unknown({ token, probe, no_probe, visits }: AccessFacts): ConcludedAccess {
  const { verified } = visits;
  const came =
    verified === 0
      ? `No verified visit of ${token} in 30 days`
      : `${verified} verified ${verified === 1 ? "visit" : "visits"} of ${token} in 30 days, too few or too mixed to tell`;
  const asked = probe ? probe.seen : (no_probe ?? "No probe was sent.");
  return { conclusion: "unknown", says: `${came}. ${asked}` };
}

/** With one digit where it is not whole. */
function percent(part: number, whole: number): string {
  return `${Number(((part / whole) * 100).toFixed(1))} %`;
}
