export { keepPages, keptPagesMax, noteSiteRead } from "./keep-pages.ts";
