export { keepPages, keptPagesMax, noteSiteRead, type PageToKeep } from "./keep-pages.ts";
