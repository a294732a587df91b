export { askOperator } from "./asking/ask-operator.ts";
export { catalogue } from "./catalogue/catalogue.ts";
export { costsMoney, laneOf, limitsOfLane } from "./catalogue/lanes.ts";
export { type KnownModels, modelShown, modelsById } from "./catalogue/model-shown.rules.ts";
export { listOperators } from "./operators.service.ts";
