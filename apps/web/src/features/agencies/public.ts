export { BrandMark } from "./brand-mark.tsx";
export { brandName, subscribeToBrand, wearBrand, wearRememberedBrand } from "./wear-brand.ts";
