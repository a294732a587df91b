import type { AttentionItem } from "@citelens/contract/platform/overview";

/** So many of something, and what the newest or all of them are called. */
interface NamedCount {
  readonly count: number;
  readonly newest: string;
}

export interface Findings {
  readonly failedJobs: NamedCount;
  readonly failedItems: NamedCount;
  readonly unstoredAnswers: number;
  readonly wrongCounts: NamedCount;
  readonly failedMails: NamedCount;
  readonly pausedModels: readonly string[];
  readonly goneInstances: readonly string[];
  readonly bounds: readonly {
    readonly name: string;
    readonly used_usd: number;
    readonly max_usd: number;
    readonly rests_until: string | null;
  }[];
  /** Undefined where nobody knows whose disk it is. */
  readonly disk: { readonly free_bytes: number; readonly total_bytes: number } | undefined;
  /** Visits set aside in this instance's journal. */
  readonly visitsSetAside: number;
  /** The most refused first; several of one organization, by the limit. */
  readonly refusals: readonly {
    readonly organization_id: string;
    readonly owner_name: string;
    readonly today: number;
  }[];
}

/** From this share of a day's spending limit on. */
const spentFromPercent = 90;
const freeBelowPercent = 15;
/** So much is refused to an organization that somebody should ask why. */
const refusedFrom = 1_000;
const namesMax = 3;

/** Matters that somebody should look at, by how soon. */
export function attentionOf(found: Findings): AttentionItem[] {
  return [
    ...diskItems(found.disk),
    ...counted("visits_set_aside", { count: found.visitsSetAside, newest: "" }),
    ...named("instances_gone", found.goneInstances),
    ...counted("unstored_answers", { count: found.unstoredAnswers, newest: "" }),
    ...spendingItems(found.bounds),
    ...named("models_paused", found.pausedModels),
    ...counted("failed_jobs", found.failedJobs),
    ...counted("failed_items", found.failedItems),
    ...counted("wrong_counts", found.wrongCounts),
    ...counted("failed_mails", found.failedMails),
    ...refusalItems(found.refusals),
  ];
}

type Kind = AttentionItem["kind"];

function counted(kind: Kind, { count, newest }: NamedCount): AttentionItem[] {
  return count > 0 ? [{ kind, count, subject: newest, percent: null }] : [];
}

function named(kind: Kind, names: readonly string[]): AttentionItem[] {
  const more = names.length - namesMax;
  const shown = names.slice(0, namesMax).join(", ");
  return counted(kind, { count: names.length, newest: more > 0 ? `${shown} and ${more} more` : shown });
}

/** Rounded down, so that nothing looks reached that is not. */
function spendingItems(bounds: Findings["bounds"]): AttentionItem[] {
  return bounds.flatMap(({ name, used_usd, max_usd, rests_until }) => {
    const percent = max_usd > 0 ? Math.floor((used_usd / max_usd) * 100) : 100;
    const isNear = rests_until !== null || percent >= spentFromPercent;
    const shown = rests_until === null ? percent : Math.max(100, percent);
    return isNear ? [{ kind: "spending" as const, count: 1, subject: name, percent: shown }] : [];
  });
}

function diskItems(disk: Findings["disk"]): AttentionItem[] {
  if (disk === undefined || disk.total_bytes === 0) return [];

  const percent = (disk.free_bytes / disk.total_bytes) * 100;
  return percent < freeBelowPercent
    ? [{ kind: "disk", count: 1, subject: "", percent: Math.floor(percent) }]
    : [];
}

function refusalItems(refusals: Findings["refusals"]): AttentionItem[] {
  const sums = new Map<string, { subject: string; count: number }>();
  for (const { organization_id, owner_name, today } of refusals) {
    const known = sums.get(organization_id)?.count ?? 0;
    sums.set(organization_id, { subject: owner_name, count: known + today });
  }
  return [...sums.values()]
    .filter(({ count }) => count >= refusedFrom)
    .toSorted((a, b) => b.count - a.count)
    .slice(0, namesMax)
    .map((one) => ({ kind: "refusals", ...one, percent: null }));
}
