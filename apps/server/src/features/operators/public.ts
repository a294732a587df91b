export { askOperator } from "./ask-operator.ts";
export { type LaneLimits, laneOf, limitsOfLane } from "./lanes.rules.ts";
export type { Answer as OperatorAnswer } from "./operator.ts";
export { failureKinds, OperatorFailure } from "./operator-failure.ts";
export { registerOperatorRoutes } from "./operators.routes.ts";
export { listOperators } from "./operators.service.ts";
