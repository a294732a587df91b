export { keepPages, keptPagesMax, noteSiteRead, readPages } from "./keep-pages.ts";
export { siteRead } from "./site-read.ts";
