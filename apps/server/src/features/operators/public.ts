export { catalogue } from "./catalogue/catalogue.ts";
export { costsMoney, laneOf, limitsOfLane } from "./catalogue/lanes.ts";
export { listOperators, listPausedModels } from "./catalogue/list-operators.ts";
export { type KnownModels, modelShown, modelsById } from "./catalogue/model-shown.rules.ts";
