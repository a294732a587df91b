import type { CreditUse } from "@citelens/contract/billing/credits";

/** Answers of one run that stand below each other on a page. */
export interface RunOfUses {
  readonly key: string;
  readonly uses: readonly CreditUse[];
  readonly campaign: string | null;
  readonly credits: number;
  readonly first: string;
  readonly last: string;
}

export type CreditLogLine =
  | { readonly kind: "use"; readonly use: CreditUse; readonly isWithin: boolean }
  | { readonly kind: "run"; readonly run: RunOfUses; readonly isOpen: boolean };

/** The lines of a page: neighbours of one run become one line, which unfolds to them. */
export function linesOf(uses: readonly CreditUse[], open: ReadonlySet<string>): readonly CreditLogLine[] {
  return neighbours(uses).flatMap((group): readonly CreditLogLine[] => {
    const run = runOf(group);
    if (!run) return group.map((use) => ({ kind: "use", use, isWithin: false }));

    const isOpen = open.has(run.key);
    const within = isOpen ? group.map((use) => ({ kind: "use", use, isWithin: true }) as const) : [];
    return [{ kind: "run", run, isOpen }, ...within];
  });
}

function neighbours(uses: readonly CreditUse[]): readonly (readonly CreditUse[])[] {
  const groups: CreditUse[][] = [];
  for (const use of uses) {
    const last = groups.at(-1);
    const runId = runIdOf(use);
    if (last?.[0] && runId !== null && runIdOf(last[0]) === runId) last.push(use);
    else groups.push([use]);
  }
  return groups;
}

function runOf(uses: readonly CreditUse[]): RunOfUses | undefined {
  const [first] = uses;
  if (!first || uses.length < 2) return undefined;

  const times = uses.map(({ created_at }) => created_at).sort();
  return {
    // A run may stand in two places of a list that is not sorted by time.
    key: `${runIdOf(first)} ${first.id}`,
    uses,
    campaign: first.content_object_info?.campaign_name ?? null,
    credits: uses.reduce((sum, { credits_used }) => sum + credits_used, 0),
    first: times[0] ?? first.created_at,
    last: times.at(-1) ?? first.created_at,
  };
}

function runIdOf({ content_object_info }: CreditUse): string | null {
  return content_object_info?.run_id ?? null;
}
