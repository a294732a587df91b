export { openOperators } from "./operators.routes.ts";
