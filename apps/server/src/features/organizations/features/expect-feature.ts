import type { SwitchedFeature } from "@citelens/contract/platform/feature-switches";
import { Refusal } from "#platform/refusal.ts";
import type { Tools } from "#platform/tools.ts";
import { findSwitchedOff, putFeaturesOff } from "./features.sql.ts";

/** Asked in the transaction in which something begins, so that nothing begins after it was switched off. Throws Refusal. */
export async function expectFeature(
  within: Tools,
  organizationId: string,
  feature: SwitchedFeature,
): Promise<void> {
  if (await isFeatureOff(within, organizationId, feature))
    throw new Refusal("FEATURE_OFF", { contact: within.supportEmail });
}

/** The same for what begins by itself, and is left out rather than refused. */
export function isFeatureOff(
  within: Tools,
  organizationId: string,
  feature: SwitchedFeature,
): Promise<boolean> {
  return findSwitchedOff(within, organizationId, feature);
}

/** Says which are off, in the caller's transaction; all others are on. */
export function switchOff(
  within: Tools,
  organizationId: string,
  off: readonly SwitchedFeature[],
): Promise<void> {
  return putFeaturesOff(within, organizationId, off);
}
