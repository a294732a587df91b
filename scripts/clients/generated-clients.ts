import type { ClientModel } from "./client-model.ts";
import { pythonModels, pythonRooms } from "./python.ts";
import { typeScriptClient } from "./typescript.ts";

/** The files that are written from the contract, by path. */
export function generatedClients(model: ClientModel): ReadonlyMap<string, string> {
  return new Map([
    ["packages/client/src/operations.gen.ts", typeScriptClient(model)],
    ["clients/python/src/citelens/models.py", pythonModels(model)],
    ["clients/python/src/citelens/rooms.py", pythonRooms(model)],
  ]);
}
