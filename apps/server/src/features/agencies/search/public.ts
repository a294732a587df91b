export { agencySearch } from "./agency-search.ts";
