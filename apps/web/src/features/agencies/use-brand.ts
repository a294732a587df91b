import { useSyncExternalStore } from "react";
import { type Brand, subscribeToBrand, wornBrand } from "./wear-brand.ts";

/** The brand that the page wears now, if it is not the product's own. */
export function useBrand(): Brand | undefined {
  return useSyncExternalStore(subscribeToBrand, wornBrand);
}
