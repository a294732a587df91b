export { askOperator } from "./ask-operator.ts";
export { catalogue } from "./catalogue.ts";
export { costsMoney, laneOf, limitsOfLane } from "./lanes.ts";
export { type KnownModels, modelShown, modelsById } from "./model-shown.rules.ts";
export { listOperators } from "./operators.service.ts";
