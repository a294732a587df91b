export { addPages } from "./add-pages.ts";
export { type LocalAnswer, localAnswer } from "./answer/local-answer.rules.ts";
export { askLocalIndex } from "./ask-local-index.ts";
export { indexPages } from "./rank/index-pages.ts";
export type { IndexedPage, SearchIndex } from "./rank/search-index.rules.ts";
export { readSites } from "./read/read-sites.ts";
export { passagesOf } from "./store/passages.rules.ts";
