import { openMemoryRates } from "#platform/limits/memory-rates.ts";
import { pass } from "#platform/limits/open-limit.ts";
import type { Tools } from "#platform/tools.ts";
import type { ReporterSettings } from "./reporters.ts";

/** How much an organization's websites may report, at this instance; see PlanLimits. */
export interface EventLimit {
  /** Takes so many events of a request from an address; refuses all of them with 429 and the seconds to wait. */
  take(
    settings: Pick<ReporterSettings, "organizationId" | "events">,
    events: { readonly amount: number; readonly address: string },
  ): void;
}

/** In memory alone: it costs a report a look into a map. Addresses of RATE_LIMIT_ALLOW are counted, but not refused. */
export function openEventLimit(tools: Tools): EventLimit {
  const rates = openMemoryRates(tools, "ingest");
  return {
    take: ({ organizationId, events }, { amount, address }) => {
      const taking = rates.take(organizationId, events, amount);
      if (!taking.isTaken && !tools.unlimited.has(address)) pass(taking);
    },
  };
}
