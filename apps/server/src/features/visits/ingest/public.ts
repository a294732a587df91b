export { openReporters, type Reporter } from "./reporters.ts";
