export { type PassageFound, searchPages } from "./search-pages.ts";
