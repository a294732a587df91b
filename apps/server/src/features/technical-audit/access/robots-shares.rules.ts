import { type AgentRules, type Robots, rulesFor, type Verdict } from "@citelens/robots";

/** A page of the site by its path and query. */
export interface KnownPath {
  readonly path: string;
  readonly inSitemap: boolean;
}

/** Share that a robots.txt closes to an agent of the pages that are known. */
export interface RobotsShare {
  /** Whether the start page is allowed. */
  readonly allowed: boolean;
  /** The rule that closes the start page; where it is open, the one that closes most pages; else the one that opens it. */
  readonly rule: string | null;
  readonly line: number | null;
  readonly closed_pages: number;
  readonly known_pages: number;
  readonly closed_in_sitemap: number;
}

type Rule = NonNullable<Verdict["rule"]>;

interface Tally {
  readonly rules: AgentRules;
  readonly byLine: Map<number, { readonly rule: Rule; pages: number }>;
  closed: number;
  closedInSitemap: number;
}

/**
 * Characters and rules that are looked at for a whole site: about a second where every comparison goes to the end of its path,
 * which only hostile files bring about. Ten thousand pages and the rules of a large shop need a third of it.
 */
const stepsMaxDefault = 100_000_000;

/**
 * For each agent. Agents with the same groups are asked once; where a file is so large that not all paths can be asked in time,
 * the first ones are, of all agents the same.
 */
export function robotsShares(
  robots: Robots,
  tokens: readonly string[],
  { paths, stepsMax = stepsMaxDefault }: { readonly paths: readonly KnownPath[]; readonly stepsMax?: number },
): ReadonlyMap<string, RobotsShare> {
  const byGroups = new Map<string, Tally>();
  const ofToken = new Map<string, Tally>();
  for (const token of tokens) {
    const rules = rulesFor(robots, token);
    const key = rules.sections.join(" ");
    const tally = byGroups.get(key) ?? { rules, byLine: new Map(), closed: 0, closedInSitemap: 0 };
    byGroups.set(key, tally);
    ofToken.set(token, tally);
  }

  const tallies = [...byGroups.values()];
  const asked = countIn(tallies, paths, stepsMax);
  const shares = new Map(tallies.map((tally) => [tally, shareOf(tally, asked)]));
  return new Map(
    [...ofToken].flatMap(([token, tally]) => {
      const share = shares.get(tally);
      return share ? [[token, share] as const] : [];
    }),
  );
}

/** How many paths there was time for. */
function countIn(tallies: readonly Tally[], paths: readonly KnownPath[], stepsMax: number): number {
  let steps = 0;
  for (const [index, known] of paths.entries()) {
    steps += tallies.reduce((sum, { rules }) => sum + rules.stepsOf(known.path), 0);
    if (steps > stepsMax && index > 0) return index;
    for (const tally of tallies) count(tally, known);
  }
  return paths.length;
}

function count(tally: Tally, { path, inSitemap }: KnownPath): void {
  const { allowed, rule } = tally.rules.verdict(path);
  if (allowed || !rule) return;

  tally.closed++;
  if (inSitemap) tally.closedInSitemap++;
  const known = tally.byLine.get(rule.line);
  if (known) known.pages++;
  else tally.byLine.set(rule.line, { rule, pages: 1 });
}

function shareOf({ rules, byLine, closed, closedInSitemap }: Tally, asked: number): RobotsShare {
  const start = rules.verdict("/");
  const [most] = [...byLine.values()].sort((a, b) => b.pages - a.pages || a.rule.line - b.rule.line);
  const rule = start.allowed ? (most?.rule ?? start.rule) : start.rule;
  return {
    allowed: start.allowed,
    rule: rule ? `${rule.kind === "allow" ? "Allow" : "Disallow"}: ${rule.path}` : null,
    line: rule?.line ?? null,
    closed_pages: closed,
    known_pages: asked,
    closed_in_sitemap: closedInSitemap,
  };
}
