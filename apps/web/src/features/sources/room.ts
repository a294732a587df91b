export { SourceExplorerPage } from "./source-explorer-page.tsx";
export { SourcesPage } from "./sources-page.tsx";
export { parseExplorerSearch, parseSourcesSearch } from "./sources-search.rules.ts";
