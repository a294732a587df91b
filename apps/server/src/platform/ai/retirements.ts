import type { Retirement } from "./provider.ts";
import { providers } from "./providers.ts";

/**
 * The day on which the providers' lists of ended models were last compared with their announcements. A default must end
 * no earlier than 60 days after it; a test says so. Add what providers announce to their files, with the day here.
 */
export const retirementsKnownOn = "2026-11-28";

const retirements = new Map(providers.flatMap((provider) => Object.entries(provider.retirements ?? {})));

/** When a model ends, by its own name or that of its family; undefined for one that nobody has said so of, and for those of a server of one's own. */
export function retirementOf({
  provider,
  model,
}: {
  readonly provider: string;
  readonly model: string;
}): Retirement | undefined {
  if (provider === "openai-compatible") return undefined;
  return retirements.get(model) ?? retirements.get(model.replace(/-(\d{4}-\d\d-\d\d|\d{8})$/, ""));
}
