export { applyBrand, applyCachedBrand, brandName, subscribeToBrand } from "./apply-brand.ts";
