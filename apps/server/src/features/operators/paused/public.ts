export { listPausedModels } from "./paused-models.ts";
