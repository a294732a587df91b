export { changeOwnBrand, getOwnBrand } from "./own-brand.ts";
