import { confirmPassword, deleteMe, logIn } from "@citelens/contract/accounts/accounts";
import type { Endpoint } from "@citelens/contract/base/endpoint";
import { fieldErrors } from "@citelens/contract/base/field-errors";
import type { FastifyRequest } from "fastify";
import { z } from "zod";
import { clientNetwork } from "#platform/addresses/addresses.ts";
import { countedCache } from "#platform/limits/counted-cache.ts";
import { type Rate, take } from "#platform/limits/gcra.ts";
import { steadyClock } from "#platform/limits/memory-rates.ts";
import { FieldRefusal, Refusal } from "#platform/refusal.ts";
import type { Tools } from "#platform/tools.ts";

export type NoteRefusal = (request: FastifyRequest, error: unknown) => void;

const minuteMs = 60_000;
/** Refusals logged of one network: enough to tell a slip from an attack, and that it goes on. */
const ofNetwork: Rate = { count: 2, perMs: minuteMs, burst: 10 };
/** Refusals logged of one kind, from everywhere: some megabytes a day at most, so that no flood fills the disk. */
const ofKind: Rate = { count: 10, perMs: minuteMs, burst: 100 };
const networksMax = 10_000;

const comparesPassword: ReadonlySet<Endpoint | undefined> = new Set<Endpoint | undefined>([
  logIn,
  confirmPassword,
  deleteMe,
]);

/**
 * Notes in the log what an attack begins with: passwords that were wrong or held up, and what was forbidden. Beyond its rates it
 * counts, and the next line of the kind tells how many were left out.
 */
export function openRefusalLog({ log, now }: Pick<Tools, "log" | "now">): NoteRefusal {
  const nowMs = steadyClock(now);
  const arrivals = countedCache<number>({ max: networksMax });
  const leftOut = new Map<string, number>();

  /** Taken of both rates or of none: one network alone must not use up what all have. */
  function isTaken(kind: string, network: string): boolean {
    const asked = { nowMs: nowMs(), amount: 1 };
    const [ofOne, ofAll] = [`${kind} ${network}`, kind];
    const one = take(ofNetwork, arrivals.get(ofOne), asked);
    if (!one.isTaken) return false;
    const all = take(ofKind, arrivals.get(ofAll), asked);
    if (!all.isTaken) return false;
    arrivals.set(ofOne, one.arrivalMs);
    arrivals.set(ofAll, all.arrivalMs);
    return true;
  }

  return (request, error) => {
    const kind = kindOf(request, error);
    if (kind === undefined) return;

    const network = clientNetwork(request.ip);
    if (!isTaken(kind, network)) {
      leftOut.set(kind, (leftOut.get(kind) ?? 0) + 1);
      return;
    }
    const { userId, impersonatorId } = request.signedIn ?? {};
    const who = { network, account: shownEmail(request), userId, impersonatorId };
    const before = leftOut.get(kind);
    leftOut.delete(kind);
    log.warn({ req: request, refused: kind, ...who, leftOut: before }, "A request was refused");
  };
}

/** The code of what is noted; undefined for refusals that anybody may get who does nothing wrong. */
function kindOf(request: FastifyRequest, error: unknown): string | undefined {
  if (error instanceof FieldRefusal)
    return error.fields.password?.includes(fieldErrors.passwordWrong) ? "PASSWORD_WRONG" : undefined;
  if (!(error instanceof Refusal)) return undefined;
  if (error.status === 403 || error.code === "INVALID_CREDENTIALS") return error.code;
  const isHeldUp =
    error.code === "TOO_MANY_REQUESTS" && comparesPassword.has(request.routeOptions.config.endpoint);
  return isHeldUp ? "PASSWORD_HELD_UP" : undefined;
}

const typedEmail = z.object({ email: z.string().max(254) });

/** First letter and host of the address in a log-in. What is no address may be a password in the wrong field, and is not shown. */
function shownEmail({ body, routeOptions }: FastifyRequest): string | undefined {
  if (routeOptions.config.endpoint !== logIn) return undefined;
  const typed = typedEmail.safeParse(body).data?.email.trim() ?? "";
  const [, first, host] = /^([^@\s])[^@\s]*@((?:[a-z\d-]+\.)+[a-z]{2,24})$/i.exec(typed) ?? [];
  return first === undefined ? undefined : `${first}…@${host}`;
}
