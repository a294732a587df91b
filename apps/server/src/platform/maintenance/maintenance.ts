import type { Db } from "#platform/postgres.ts";
import { promiseCache } from "#platform/promise-cache.ts";
import { listNotices, type Notice } from "./maintenance.sql.ts";

/** For how long an instance may not know of a change. */
const freshMs = 2_000;

export interface MaintenanceState {
  readonly banner: { readonly text: string; readonly endsAt: Date | null } | null;
  /** Why nothing can be changed; null where it can. */
  readonly readOnly: string | null;
}

/** Notices of the service to everybody, from memory: one statement in two seconds, however many ask. */
export interface Maintenance {
  current(): Promise<MaintenanceState>;
  /** Forgets the state, since it was changed here: the next one who asks gets what is stored. */
  forget(): void;
}

export function openMaintenance({ db, now }: { readonly db: Db; readonly now: () => Date }): Maintenance {
  const notices = promiseCache<Notice[]>({ max: 1, ttl: freshMs });
  return {
    current: async () => stateOf(await notices.get("", () => listNotices({ db })), now()),
    forget: () => notices.forget(""),
  };
}

function stateOf(notices: readonly Notice[], now: Date): MaintenanceState {
  const banner = notices.find(
    ({ kind, ends_at }) => kind === "banner" && (ends_at === null || ends_at > now),
  );
  return {
    banner: banner ? { text: banner.text, endsAt: banner.ends_at } : null,
    readOnly: notices.find(({ kind }) => kind === "read-only")?.text ?? null,
  };
}
