import type { KeyOwner } from "#features/api-keys/public.ts";
import { type Collector, openCollector } from "#platform/counting/collector.ts";
import { eachOf } from "#platform/limits/each-of.ts";
import { placeOfSecret } from "#platform/place.ts";
import type { Tools } from "#platform/tools.ts";
import { probeNonceIn } from "./probe-agent.rules.ts";
import { markProbeSeen } from "./probes.sql.ts";

export interface SeenProbes extends Pick<Collector<SeenProbe>, "flush" | "close"> {
  /** A request of our own agent was reported with a key; it counts if it is a probe that was sent for the key's workspace. */
  note(owner: KeyOwner, userAgent: string): void;
}

interface SeenProbe {
  readonly workspaceId: string;
  readonly nonce: string;
  readonly at: Date;
}

const atOnceMax = 2;

/** Notes which probes came back, about a second after they did: the tracking endpoint waits for none of it. */
export function openSeenProbes(tools: Pick<Tools, "db" | "now" | "log">): SeenProbes {
  const { add, flush, close } = openCollector<SeenProbe>(tools.log, {
    what: "probes of integrations",
    keyOf: ({ workspaceId, nonce }) => `${workspaceId} ${nonce}`,
    merge: (known) => known,
    write: (probes) =>
      eachOf(probes, atOnceMax, (probe) => markProbeSeen(tools, placeOfSecret(probe), probe)),
  });
  return {
    note: ({ workspaceId }, userAgent) => {
      const nonce = probeNonceIn(userAgent);
      if (nonce !== undefined) add({ workspaceId, nonce, at: tools.now() });
    },
    flush,
    close,
  };
}
