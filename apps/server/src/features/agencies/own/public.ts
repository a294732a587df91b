export { changeOwnBrand, checkOwnHost, getOwnBrand } from "./own-brand.ts";
