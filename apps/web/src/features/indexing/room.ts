export { IndexingPage } from "./indexing-page.tsx";
export { parseIndexingSearch } from "./indexing-search.rules.ts";
