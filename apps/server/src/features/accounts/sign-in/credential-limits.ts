import { callsAtOnce, ratePolicies } from "@citelens/contract/base/call-limits";
import { apiBase, type Endpoint } from "@citelens/contract/base/endpoint";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Rate, RateLeft } from "#platform/limits/gcra.ts";
import { limits } from "#platform/limits/limits.ts";
import { openLines } from "#platform/limits/lines.ts";
import { openMemoryRates } from "#platform/limits/memory-rates.ts";
import { pass } from "#platform/limits/open-limit.ts";
import type { Tools } from "#platform/tools.ts";
import type { SignedIn } from "./credentials.ts";

interface RatePolicy {
  readonly name: string;
  readonly rate: Rate;
}

const ofAll: RatePolicy = { name: ratePolicies.all, rate: limits.calls.rate };
const ofSpending: RatePolicy = { name: ratePolicies.spending, rate: limits.spendingCalls.rate };

/** So long after whoever asked is gone, no statement of theirs runs any more. */
const goneForMs = 30_000;

/** Holds one call of a key or an app to what it may in a minute, refuses what is too much with 429, and waits for its turn. */
export type HoldCall = (
  signedIn: SignedIn,
  endpoint: Endpoint,
  call: { readonly request: FastifyRequest; readonly reply: FastifyReply },
) => Promise<void>;

/**
 * Counts each call of a key or an app by itself, whatever becomes of the call, and tells in headers of every answer what is left
 * (`RateLimit-Policy` and `RateLimit`, draft-ietf-httpapi-ratelimit-headers-11). Sessions are not held.
 */
export function openCredentialLimits(app: FastifyInstance, tools: Tools): HoldCall {
  const rates = openMemoryRates(tools, "api");
  const lines = openLines(callsAtOnce);
  const leaving = new WeakMap<FastifyReply["raw"], () => void>();
  const leave = (raw: FastifyReply["raw"]): void => {
    leaving.get(raw)?.();
    leaving.delete(raw);
  };
  const enter = async (userId: string, raw: FastifyReply["raw"]): Promise<void> => {
    leaving.set(raw, await lines.enter(userId));
    const leaveLater = (): void => {
      if (leaving.has(raw)) setTimeout(leave, goneForMs, raw).unref();
    };
    raw.once("close", leaveLater);
    if (raw.destroyed) leaveLater(); // gone while it waited: nothing would say so any more
  };
  // Work on an answer is over then; a file, whose making goes on, has a place of its own.
  app.addHook("onSend", (_, { raw }, __, done) => {
    leave(raw);
    done();
  });

  return async ({ userId, via }, endpoint, { request, reply }) => {
    if (via.kind === "session") return;
    if (isOneAnswer(endpoint, request)) await enter(userId, reply.raw);
    const policies = endpoint.scope === "spend" ? [ofAll, ofSpending] : [ofAll];
    const keyOf = ({ name }: RatePolicy): string => `${via.kind} ${via.id} ${name}`;
    const takings = policies.map((policy) => rates.take(keyOf(policy), policy.rate));
    reply.header("ratelimit-policy", policies.map(policyField).join(", "));
    reply.header(
      "ratelimit",
      policies.map((policy) => leftField(policy, rates.left(keyOf(policy), policy.rate))).join(", "),
    );
    if (!tools.unlimited.has(request.ip)) takings.forEach(pass);
  };
}

/** Streams stay open, and have places of their own; a call of /mcp consists of calls of the API. */
function isOneAnswer({ method, answer }: Endpoint, { routeOptions: { url } }: FastifyRequest): boolean {
  return (method !== "GET" || answer !== undefined) && url?.startsWith(apiBase) === true;
}

function policyField({ name, rate: { count, perMs } }: RatePolicy): string {
  return `"${name}";q=${count};w=${perMs / 1_000}`;
}

/** With `t`, the seconds after which the whole quota is there again. */
function leftField({ name }: RatePolicy, { count, wholeInMs }: RateLeft): string {
  return `"${name}";r=${count};t=${Math.ceil(wholeInMs / 1_000)}`;
}
