export { openOperators } from "./operators.routes.ts";
export { listOperators } from "./operators.service.ts";
