import { later } from "@citelens/contract/base/days";
import { isWithinTransaction } from "#platform/postgres.ts";
import type { Tools } from "#platform/tools.ts";
import { HandedBack } from "./handed-back.ts";
import {
  changeHeld,
  type HeldRow,
  type LeasedRow,
  type LeaseTable,
  leaseMs,
  letGo,
  renewLease,
  takeLease,
} from "./lease.sql.ts";
import { LeaseLost } from "./lease-lost.ts";

export interface Lease<Row> {
  /** Subject of the work, as the log names it. */
  readonly what: Readonly<Record<string, string>>;
  /** How long it is held unless it is renewed. */
  readonly ms?: number;
  /** How long what is under way may go on after the process was told to stop. */
  readonly finishMs?: number;
  /** None where there is nothing to do, or somebody else does it. */
  take(until: Date): Promise<Row | undefined>;
  /** Once a second; false once nothing is left to do. */
  renew(row: Row, until: Date): Promise<boolean>;
  /** Lets it go, and changes its fence, so that a renewal that is late, and whatever comes after it, changes nothing. */
  letGo(row: Row, how: { readonly isHandedBack: boolean }): Promise<unknown>;
}

const beatMs = 1_000;
/** Nobody else may begin before the holder has ended, whose requests take a moment to break off. */
const marginMs = 3_000;

/** The lease of one row, which is let go when its work has ended, however it did. */
export function leaseOf<Table extends LeaseTable>(
  tools: Pick<Tools, "db" | "now">,
  row: LeasedRow<Table>,
  { what, ...taking }: Pick<Lease<unknown>, "what"> & Omit<Parameters<typeof takeLease<Table>>[2], "until">,
): Lease<HeldRow<Table>> {
  return {
    what,
    take: (until) => takeLease(tools, row, { ...taking, until }),
    renew: ({ fence }, until) => renewLease(tools, row, { fence, until }),
    letGo: ({ fence }) => changeHeld(tools, row, { fence, changes: letGo(row.table) }),
  };
}

/**
 * Takes a lease and works for as long as it is held: "held" where somebody else has it, "lost" where nothing is left to do, which the
 * signal tells within about a second. Throws HandedBack where the process stops, or the lease could not be renewed for so long that it
 * would be over soon: what another may take is worked at no more. Within a transaction nobody else sees it, and it is not renewed.
 */
export async function whileLeased<Row, Result>(
  tools: Pick<Tools, "db" | "log" | "now" | "stopping">,
  lease: Lease<Row>,
  run: (row: Row, signal: AbortSignal) => Promise<Result>,
): Promise<Result | "held" | "lost"> {
  const { what, ms = leaseMs } = lease;
  const sinceMs = performance.now();
  const row = await lease.take(later(tools.now(), ms));
  if (row === undefined) return "held";

  const end = new AbortController();
  const beats = isWithinTransaction(tools) ? undefined : beat(tools, lease, { row, sinceMs, end });
  const stops = stop(tools, lease, end);
  let isHandedBack = false;
  try {
    return await run(row, end.signal);
  } catch (error) {
    // What fails once it is broken off fails for that reason.
    const reason: unknown = end.signal.aborted ? end.signal.reason : error;
    if (reason instanceof LeaseLost) return "lost";
    isHandedBack = reason instanceof HandedBack;
    throw reason;
  } finally {
    clearInterval(beats);
    stops();
    await lease
      .letGo(row, { isHandedBack })
      .catch((error: unknown) =>
        tools.log.warn({ err: error, ...what }, "A lease could not be given back; it ends soon"),
      );
  }
}

interface LeaseHold<Row> {
  readonly row: Row;
  readonly sinceMs: number;
  readonly end: AbortController;
}

function beat<Row>(
  { log, now }: Pick<Tools, "log" | "now">,
  { what, ms = leaseMs, renew }: Lease<Row>,
  { row, sinceMs, end }: LeaseHold<Row>,
): NodeJS.Timeout {
  let heldUntilMs = sinceMs + ms;
  let isRenewing = false;
  const renewOnce = async (): Promise<void> => {
    if (isRenewing) return;
    isRenewing = true;
    try {
      const atMs = performance.now();
      if (await renew(row, later(now(), ms))) heldUntilMs = atMs + ms;
      else end.abort(new LeaseLost());
    } catch (error) {
      log.warn({ err: error, ...what }, "A lease could not be renewed");
    } finally {
      isRenewing = false;
    }
  };
  return setInterval(() => {
    if (performance.now() > heldUntilMs - marginMs) end.abort(new HandedBack());
    void renewOnce();
  }, beatMs);
}

/** Resolves to what is called when nothing is left to stop. */
function stop(
  { stopping }: Pick<Tools, "stopping">,
  { finishMs = 0 }: Pick<Lease<unknown>, "finishMs">,
  end: AbortController,
): () => void {
  let finishing: NodeJS.Timeout | undefined;
  const handBack = (): void => end.abort(new HandedBack());
  const onStop = (): void => {
    if (finishMs === 0) handBack();
    else finishing = setTimeout(handBack, finishMs);
  };
  stopping.addEventListener("abort", onStop, { once: true });
  if (stopping.aborted) onStop();
  return () => {
    clearTimeout(finishing);
    stopping.removeEventListener("abort", onStop);
  };
}
