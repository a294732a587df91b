export { citedPages } from "./cited-pages.ts";
