/** How many signatures may be checked in a second, so that a flood of forged ones cannot stop the process. */
export interface SignatureBudget {
  /** Whether one more of the workspace may be checked now. */
  take(workspaceId: string): boolean;
}

interface Limits {
  readonly perWorkspace: number;
  readonly all: number;
}

/** A check takes some 80 µs for each host that the signature may have been made for. */
const limitsDefault: Limits = { perWorkspace: 50, all: 300 };

export function openSignatureBudget(nowMs: () => number, limits: Limits = limitsDefault): SignatureBudget {
  let second = Number.NaN;
  let taken = 0;
  const byWorkspace = new Map<string, number>();

  return {
    take: (workspaceId) => {
      const current = Math.floor(nowMs() / 1000);
      if (current !== second) {
        second = current;
        taken = 0;
        byWorkspace.clear();
      }
      const own = byWorkspace.get(workspaceId) ?? 0;
      if (taken >= limits.all || own >= limits.perWorkspace) return false;
      taken += 1;
      byWorkspace.set(workspaceId, own + 1);
      return true;
    },
  };
}
