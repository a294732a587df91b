export { hostBrandOf } from "./host-brand.ts";
