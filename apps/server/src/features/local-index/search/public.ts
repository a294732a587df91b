export { searchPages } from "./search-pages.ts";
