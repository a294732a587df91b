export { openReporters, type Reporter, type Reporters } from "./reporters.ts";
