export { listPausedModels } from "../catalogue/paused-models.ts";
