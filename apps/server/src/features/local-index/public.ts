export { addPages } from "./add-pages.ts";
export { askLocalIndex } from "./ask-local-index.ts";
export { indexPages } from "./index-pages.ts";
export { type LocalAnswer, localAnswer } from "./local-answer.rules.ts";
export { passagesOf } from "./passages.rules.ts";
export { readSites } from "./read-sites.ts";
export type { IndexedPage, SearchIndex } from "./search-index.rules.ts";
