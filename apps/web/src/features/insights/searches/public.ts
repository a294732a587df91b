export { answersPath } from "../links/answer-links.rules.ts";
export { AboutSearches } from "./about-searches.tsx";
export { noSearchesText } from "./search-text.rules.ts";
export { SearchCoverage, SearchesTable } from "./searches-table.tsx";
