export { faviconOf, faviconPath } from "./favicon-path.ts";
