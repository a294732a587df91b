import type { FoundCheck, PageFault } from "./seen-period.rules.ts";

/** Findings of an audit about a page. */
interface PageAudit {
  readonly finishedAt: Date | undefined;
  readonly gone: FoundCheck | undefined;
  readonly closed: FoundCheck | undefined;
}

/** How a page answered AI agents in 30 days. */
interface AgentAnswers {
  readonly visits: number;
  readonly ok: number;
  readonly errorStatus: number;
  readonly lastAt: Date;
}

export interface SeenPage {
  readonly audited: PageAudit | undefined;
  readonly answered: AgentAnswers | undefined;
  readonly goneStatuses: ReadonlySet<number>;
  readonly closedStatuses: ReadonlySet<number>;
}

/** Fewest visits: what failed once may have been chance. */
const visitsMin = 2;

/**
 * Whether a page is gone, or there and closed. An audit has asked for it once: agents that all got it since know better. Agents that were all
 * refused, more than once, say so where no audit does; of a page that is gone it does not matter who is let in.
 */
export function pageFaults({ audited, answered, goneStatuses, closedStatuses }: SeenPage): {
  readonly gone: PageFault | undefined;
  readonly closed: PageFault | undefined;
} {
  const isThere = answered !== undefined && answered.ok > 0;
  const isBack =
    isThere && answered.errorStatus === 0 && answered.lastAt > (audited?.finishedAt ?? answered.lastAt);
  const refused = answered && answered.ok === 0 && answered.visits >= visitsMin ? answered : undefined;
  const byVisits = (statuses: ReadonlySet<number>): PageFault | undefined =>
    refused && statuses.has(refused.errorStatus)
      ? {
          found: `Status ${refused.errorStatus} at each of ${refused.visits} visits in 30 days.`,
          check: undefined,
        }
      : undefined;
  const byAudit = (check: FoundCheck | undefined): PageFault | undefined =>
    check && !isBack ? { found: check.found, check } : undefined;
  const gone = byAudit(audited?.gone) ?? (isThere ? undefined : byVisits(goneStatuses));
  if (gone) return { gone, closed: undefined };
  return { gone, closed: byAudit(audited?.closed) ?? byVisits(closedStatuses) };
}
