export { indexedPageOf, type ReadPage } from "./indexed-page.ts";
