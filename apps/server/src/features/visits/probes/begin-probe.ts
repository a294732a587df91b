import { randomBytes } from "node:crypto";
import type { Place } from "#platform/place.ts";
import type { Tools } from "#platform/tools.ts";
import { type ProbeKind, probeAgent } from "./probe-agent.rules.ts";
import { findProbeSeen, insertProbe } from "./probes.sql.ts";

/** A request of our own that is watched for: whoever reports it for the workspace shows that reports arrive. */
export interface Probe {
  readonly userAgent: string;
  readonly nonce: string;
  /** When it was reported, at whatever instance; undefined while it was not. About a second behind. */
  seenAt(): Promise<Date | undefined>;
}

export async function beginProbe(tools: Tools, place: Place, kind: ProbeKind): Promise<Probe> {
  const nonce = randomBytes(16).toString("hex");
  await insertProbe(tools, place, nonce);
  return { userAgent: probeAgent(kind, nonce), nonce, seenAt: () => findProbeSeen(tools, place, nonce) };
}
