import { ratePolicies } from "@citelens/contract/base/call-limits";
import type { Endpoint } from "@citelens/contract/base/endpoint";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Rate, RateLeft } from "#platform/limits/gcra.ts";
import { limits } from "#platform/limits/limits.ts";
import { openMemoryRates } from "#platform/limits/memory-rates.ts";
import { pass } from "#platform/limits/open-limit.ts";
import type { Tools } from "#platform/tools.ts";
import type { SignInMeans } from "./credentials.ts";

interface RatePolicy {
  readonly name: string;
  readonly rate: Rate;
}

const ofAll: RatePolicy = { name: ratePolicies.all, rate: limits.calls.rate };
const ofSpending: RatePolicy = { name: ratePolicies.spending, rate: limits.spendingCalls.rate };

/** Holds one call of a key or an app to what it may in a minute; refuses what is too much with 429. */
export type HoldCall = (
  means: SignInMeans,
  endpoint: Endpoint,
  call: { readonly request: FastifyRequest; readonly reply: FastifyReply },
) => void;

/**
 * Counts each call of a key or an app by itself, whatever becomes of the call, and tells in headers of every answer what is left
 * (`RateLimit-Policy` and `RateLimit`, draft-ietf-httpapi-ratelimit-headers-11). Sessions are not held.
 */
export function openCredentialLimits(tools: Tools): HoldCall {
  const rates = openMemoryRates(tools, "api");
  return (means, { scope }, { request, reply }) => {
    if (means.kind === "session") return;
    const policies = scope === "spend" ? [ofAll, ofSpending] : [ofAll];
    const keyOf = ({ name }: RatePolicy): string => `${means.kind} ${means.id} ${name}`;
    const takings = policies.map((policy) => rates.take(keyOf(policy), policy.rate));
    reply.header("ratelimit-policy", policies.map(policyField).join(", "));
    reply.header(
      "ratelimit",
      policies.map((policy) => leftField(policy, rates.left(keyOf(policy), policy.rate))).join(", "),
    );
    if (!tools.unlimited.has(request.ip)) takings.forEach(pass);
  };
}

function policyField({ name, rate: { count, perMs } }: RatePolicy): string {
  return `"${name}";q=${count};w=${perMs / 1_000}`;
}

/** With `t`, the seconds after which the whole quota is there again. */
function leftField({ name }: RatePolicy, { count, wholeInMs }: RateLeft): string {
  return `"${name}";r=${count};t=${Math.ceil(wholeInMs / 1_000)}`;
}
