export { addPages } from "./add-pages.ts";
export { askLocalIndex } from "./ask-local-index.ts";
export { readSites } from "./read-sites.ts";
