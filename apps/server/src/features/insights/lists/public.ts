export { evidenceScope } from "./evidence-scope.ts";
export { listSums } from "./lists.ts";
