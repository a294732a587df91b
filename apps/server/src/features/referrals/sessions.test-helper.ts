import { type Evidence, evidences } from "@citelens/contract/traffic/referrals";

/** A row as tests draw it; the browser of a known visitor is always the same, as their hashes have it. */
export interface Row {
  readonly atMs: number;
  readonly path: string;
  readonly assistant: string;
  readonly evidence: Evidence;
  readonly source: "server" | "tracker";
  readonly visitor: number;
  readonly browser: number;
}

export interface Session {
  readonly atMs: number;
  readonly path: string;
  readonly assistant: string;
  readonly evidence: Evidence;
}

interface FoundSession extends Session {
  readonly browser: number;
  readonly side: "both" | "server" | "tracker";
}

const sides = ["both", "server", "tracker"] as const;

/** The sessions that count between two instants, by docs/decisions/0039 told one row after the other. */
export function sessionsThatCount(rows: readonly Row[], fromMs: number, beforeMs: number): Session[] {
  const read = rows.filter(({ atMs }) => atMs >= fromMs - 30 * 60_000 && atMs < beforeMs);
  const byVisitor = Map.groupBy(read, (row) =>
    row.visitor === 0 ? row : `${row.visitor} ${row.path} ${row.assistant}`,
  );
  const sessions = [...byVisitor.values()].flatMap((own) =>
    inRuns(own.toSorted(inOrder(({ source }) => source)), 30 * 60_000).map(sessionOf),
  );
  const alike = Map.groupBy(sessions, ({ path, assistant, browser }) => `${browser} ${path} ${assistant}`);
  return [...alike.values()]
    .flatMap((own) => inRuns(own.toSorted(inOrder(({ side }) => side)), 60_000))
    .flatMap(greaterSide)
    .filter(({ atMs }) => atMs >= fromMs);
}

/** Begins another run where more than the pause lies between two that follow one another. */
function inRuns<T extends { readonly atMs: number }>(sorted: readonly T[], pauseMs: number): [T, ...T[]][] {
  const runs: [T, ...T[]][] = [];
  for (const one of sorted) {
    const run = runs.at(-1);
    const last = run?.at(-1);
    if (run && last && one.atMs - last.atMs <= pauseMs) run.push(one);
    else runs.push([one]);
  }
  return runs;
}

function sessionOf(rows: readonly [Row, ...Row[]]): FoundSession {
  const { source, visitor: _, ...first } = rows[0];
  return { ...first, side: rows.every((row) => row.source === source) ? source : "both" };
}

/** Sessions that both saw, and of the others each with which its side has seen more than the other one. */
function greaterSide(cluster: readonly FoundSession[]): FoundSession[] {
  const seen = { both: 0, server: 0, tracker: 0 };
  return cluster.filter(({ side }) => {
    seen[side] += 1;
    if (side === "both") return true;
    return side === "server" ? seen.server > seen.tracker : seen.tracker > seen.server;
  });
}

function inOrder<T extends Session>(sideOf: (one: T) => (typeof sides)[number]) {
  return (a: T, b: T): number =>
    a.atMs - b.atMs ||
    sides.indexOf(sideOf(a)) - sides.indexOf(sideOf(b)) ||
    evidences.indexOf(a.evidence) - evidences.indexOf(b.evidence);
}
