import * as contract from "@citelens/contract/platform/warehouse";
import type { FastifyInstance } from "fastify";
import { memberRoutes } from "#features/workspaces/members/public.ts";
import { openLimit } from "#platform/limits/open-limit.ts";
import type { Tools } from "#platform/tools.ts";
import {
  createWarehouse,
  deleteWarehouse,
  getWarehouse,
  testWarehouse,
  updateWarehouse,
} from "./warehouse.service.ts";

export function registerWarehouseRoutes(app: FastifyInstance, tools: Tools): void {
  const { serveMember, serveOwner } = memberRoutes(app, tools);
  const limit = openLimit(tools, "warehouseTests");

  serveMember(contract.getWarehouse, (member, { query }) => getWarehouse(tools, member, query.days));
  serveOwner(contract.createWarehouse, async (owner, { body }) => {
    await limit.take(owner.workspaceId);
    return createWarehouse(tools, owner, body);
  });
  serveOwner(contract.updateWarehouse, async (owner, { body }) => {
    await limit.take(owner.workspaceId);
    return updateWarehouse(tools, owner, body);
  });
  serveOwner(contract.deleteWarehouse, async (owner) => {
    await deleteWarehouse(tools, owner);
    return undefined;
  });
  serveOwner(contract.testWarehouse, async (owner, { body }) => {
    await limit.take(owner.workspaceId);
    return testWarehouse(tools, owner, body);
  });
}
