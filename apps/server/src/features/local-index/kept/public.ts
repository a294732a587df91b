export { siteRead } from "../read/site-read.ts";
export { keepPages, keptPagesMax, noteSiteRead, readPages } from "./keep-pages.ts";
