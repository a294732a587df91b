export { BrandMark } from "./brand-mark.tsx";
export { useBrand } from "./use-brand.ts";
export { brandName, subscribeToBrand, wearBrand, wearRememberedBrand } from "./wear-brand.ts";
