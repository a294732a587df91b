export { askOperator } from "./ask-operator.ts";
