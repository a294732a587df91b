import { type CountedAnswer, domainsOf, meanOf, percentageOf } from "./counted-answer.rules.ts";

export interface InfluentialSource {
  readonly rank: number;
  readonly domain: string;
  readonly isClientDomain: boolean;
  /** Answers that cite the domain, each counted once. */
  readonly useCount: number;
  readonly previousUseCount: number;
  /** In per cent of the answers that cite anything. */
  readonly usagePercentage: number | null;
  /** Mean place of the domain among the domains that an answer cites. */
  readonly averagePosition: number | null;
}

/** The ten domains that most answers cite. Of equally used ones the one cited earlier leads, then the name. */
export function influentialSources(
  answers: readonly CountedAnswer[],
  previous: readonly CountedAnswer[],
): InfluentialSource[] {
  const before = ranksByDomain(previous);
  const owned = new Set(
    answers
      .flatMap(({ citations }) => citations.filter(({ isOwned }) => isOwned))
      .map(({ domain }) => domain),
  );
  const citing = answers.filter(({ citations }) => citations.length > 0).length;
  return [...ranksByDomain(answers)]
    .map(([domain, ranks]) => ({
      domain,
      isClientDomain: owned.has(domain),
      useCount: ranks.length,
      previousUseCount: before.get(domain)?.length ?? 0,
      usagePercentage: percentageOf(ranks.length, citing),
      averagePosition: meanOf(ranks),
    }))
    .sort(
      (a, b) =>
        b.useCount - a.useCount ||
        (a.averagePosition ?? 0) - (b.averagePosition ?? 0) ||
        a.domain.localeCompare(b.domain, "en"),
    )
    .slice(0, shownMax)
    .map((source, index) => ({ rank: index + 1, ...source }));
}

/** In per cent: the answers that cite a page of the client, of those that cite anything. */
export function contentAuthority(answers: readonly CountedAnswer[]): number | null {
  const citing = answers.filter(({ citations }) => citations.length > 0);
  return percentageOf(citing.filter(citesOwned).length, citing.length);
}

export function citesOwned({ citations }: CountedAnswer): boolean {
  return citations.some(({ isOwned }) => isOwned);
}

function ranksByDomain(answers: readonly CountedAnswer[]): Map<string, number[]> {
  const ranks = new Map<string, number[]>();
  for (const answer of answers) {
    domainsOf(answer).forEach((domain, index) => {
      const known = ranks.get(domain);
      if (known) known.push(index + 1);
      else ranks.set(domain, [index + 1]);
    });
  }
  return ranks;
}

const shownMax = 10;
