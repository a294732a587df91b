export { applyBrand, applyCachedBrand, brandName, subscribeToBrand } from "./apply-brand.ts";
export { BrandMark } from "./brand-mark.tsx";
export { PublicFrame } from "./public-frame.tsx";
