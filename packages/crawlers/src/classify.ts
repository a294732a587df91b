import type { Agent } from "./agent.ts";
import { agents } from "./agents.ts";
import { memoize } from "./memoize.ts";
import { indexNames, type RankedName } from "./name-index.ts";
import { nonAgents } from "./non-agents.ts";
import { indexSignatureAgents } from "./signature-agent.ts";
import { namingPart, userAgentCharsMax } from "./user-agent.ts";

interface Hints {
  /** The Signature-Agent header as it was sent. It is a claim until the request's signature is verified. */
  readonly signatureAgent?: string | undefined;
}

type Classify = (userAgent: string, hints?: Hints) => Agent | undefined;

/**
 * The agent behind a request, or undefined for people, HTTP libraries, monitors, link previews and feed
 * readers. Only the first 1,024 characters of the user agent count, and names within URLs and e-mail
 * addresses do not. Where the user agent tells nothing, the Signature-Agent header may. Never throws.
 */
export const classify: Classify = (userAgent, hints) =>
  byUserAgent(userAgent) ?? bySignatureAgent(hints?.signatureAgent);

/**
 * The same function, with the answers for the last `cacheSize` different user agents kept. User agents
 * beyond 1,024 characters are never kept, so the cache stays small whatever is sent.
 * Throws a RangeError unless `cacheSize` is a whole number of at least 0.
 */
export function createClassifier({ cacheSize }: { readonly cacheSize: number }): Classify {
  const cached = memoize(byUserAgent, cacheSize);

  return (userAgent, hints) => {
    const answerTo = userAgent.length > userAgentCharsMax ? byUserAgent : cached;
    return answerTo(userAgent) ?? bySignatureAgent(hints?.signatureAgent);
  };
}

function byUserAgent(userAgent: string): Agent | undefined {
  const rank = lowestRank(namingPart(userAgent));
  return rank === undefined ? undefined : agents[rank - 1];
}

/** Rank 0 is a program's that is no agent, so it wins over every agent; agent n has rank n + 1. */
const rankedNames: readonly RankedName[] = [
  ...nonAgents.map((name) => ({ rank: 0, name, caseSensitive: false })),
  ...agents.flatMap(({ names, caseSensitive }, index) =>
    names.map((name) => ({ rank: index + 1, name, caseSensitive })),
  ),
];

const lowestRank = indexNames(rankedNames);
const bySignatureAgent = indexSignatureAgents(agents);
