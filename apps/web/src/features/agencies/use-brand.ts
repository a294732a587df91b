import { useSyncExternalStore } from "react";
import { appliedBrand, type Brand, subscribeToBrand } from "./apply-brand.ts";

/** The brand that the page wears now, if it is not the product's own. */
export function useBrand(): Brand | undefined {
  return useSyncExternalStore(subscribeToBrand, appliedBrand);
}
