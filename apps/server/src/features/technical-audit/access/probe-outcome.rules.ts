import type { AccessAgent } from "@citelens/contract/content/audit-fields";
import type { ProbeOutcome } from "@citelens/contract/content/audit-words";

/** How a request was answered, as far as probes compare it. */
export interface ProbeAnswer {
  /** Null where no server answered; then `failure` says why. */
  readonly status: number | null;
  readonly failure: string | null;
  readonly words: number;
  /** The mark by which the answer is a challenge instead of the page. */
  readonly challenge: string | null;
}

/** One page as an agent got it, and as a browser did before and after. */
export interface ProbedPage {
  readonly url: string;
  readonly first: ProbeAnswer;
  readonly agent: ProbeAnswer;
  readonly last: ProbeAnswer;
}

type ProbeSummary = Pick<NonNullable<AccessAgent["probe"]>, "outcome" | "status" | "seen">;

/** Least share of words: what differs less is chance: pages change from request to request. */
const wordShareMin = 0.7;

const refusals: ReadonlySet<number> = new Set([401, 403, 406, 429, 451]);
/** Why firewalls leave requests without an answer; other reasons are faults of ours. */
const silences: ReadonlySet<string> = new Set(["unreachable", "timeout"]);

/** The worst that happened on any page; a page of which nothing follows counts only where there is no other. */
export function probeOutcome(pages: readonly ProbedPage[]): ProbeSummary {
  const told = pages.map(pageOutcome);
  for (const outcome of worstFirst) {
    const found = told.find((one) => one.outcome === outcome);
    if (found) return found;
  }
  return { outcome: "INCONCLUSIVE", status: null, seen: "No page was asked for." };
}

const worstFirst: readonly ProbeOutcome[] = [
  "CHALLENGED",
  "REFUSED",
  "PAYMENT",
  "DIFFERENT",
  "OPEN",
  "INCONCLUSIVE",
];

function pageOutcome({ url, first, agent, last }: ProbedPage): ProbeSummary {
  const { status } = agent;
  const path = pathOf(url);
  const inconclusive = (seen: string): ProbeSummary => ({ outcome: "INCONCLUSIVE", status, seen });
  if (!isAlike(first, last)) {
    return inconclusive(
      `A browser was answered differently at the beginning (${wordsOf(first)}) and at the end (${wordsOf(last)}) for ${path}, so that nothing follows.`,
    );
  }

  const told = toldOf(agent, Math.min(first.words, last.words));
  const seen = `${wordsOf(agent)} for ${path}, a browser ${lowerFirst(wordsOf(first))}.`;
  if (told === "INCONCLUSIVE" || (!isPage(first) && told !== "OPEN")) {
    return inconclusive(`${seen.slice(0, -1)}, so that nothing follows.`);
  }
  return { outcome: told, status, seen };
}

/** Outcome of an answer beside that of a browser who got the page with so many words. */
function toldOf(answer: ProbeAnswer, controlWords: number): ProbeOutcome {
  const { status, failure, challenge, words } = answer;
  if (challenge !== null) return "CHALLENGED";
  if (status === null) return silences.has(failure ?? "") ? "REFUSED" : "INCONCLUSIVE";
  if (status === 402) return "PAYMENT";
  if (refusals.has(status) || status >= 500) return "REFUSED";
  return isPage(answer) && words >= controlWords * wordShareMin ? "OPEN" : "DIFFERENT";
}

function isAlike(first: ProbeAnswer, last: ProbeAnswer): boolean {
  if (isPage(first) !== isPage(last)) return false;
  if (!isPage(first)) return true;
  return Math.min(first.words, last.words) >= Math.max(first.words, last.words) * wordShareMin;
}

function isPage({ status, challenge }: ProbeAnswer): boolean {
  return status !== null && status >= 200 && status < 300 && challenge === null;
}

function wordsOf({ status, failure, words, challenge }: ProbeAnswer): string {
  if (status === null) return `No answer (${failure ?? "unknown"})`;
  if (challenge !== null) return `Status ${status} with a challenge (${challenge})`;
  return status >= 200 && status < 300 ? `Status ${status} and ${words} words` : `Status ${status}`;
}

/** Path of the page of which the words of an outcome tell. */
export function probedPath(seen: string): string | undefined {
  return / for (\/\S{0,2000}), a browser /.exec(seen)?.[1];
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

function pathOf(url: string): string {
  const address = URL.parse(url);
  return (address ? address.pathname + address.search : url).slice(0, 200);
}
