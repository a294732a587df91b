export { type AskedSearches, searches } from "./searches.ts";
