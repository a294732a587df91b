import { useSyncExternalStore } from "react";
import { appliedBrand, type Brand, subscribeToBrand } from "./apply-brand.ts";

/** The agency brand of the page; undefined for the product's own. */
export function useBrand(): Brand | undefined {
  return useSyncExternalStore(subscribeToBrand, appliedBrand);
}
