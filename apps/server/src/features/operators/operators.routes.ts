import * as contract from "@citelens/contract/operators";
import type { FastifyInstance } from "fastify";
import { requireSuperuser, signedInUser } from "#features/accounts/public.ts";
import { modelsOffered } from "#features/credits/public.ts";
import { serve } from "#platform/serve.ts";
import type { Tools } from "#platform/tools.ts";
import { checkOperator } from "./check-operator.ts";
import { listOperators, offeredModels, switchOperator } from "./operators.service.ts";

export function registerOperatorRoutes(app: FastifyInstance, tools: Tools): void {
  modelsOffered.listen(tools, offeredModels);

  serve(app, contract.listOperatorModels, () => listOperators(tools));

  serve(app, contract.listOperatorHealth, async (_, request) => {
    await requireSuperuser(tools, signedInUser(request));
    return listOperators(tools);
  });
  serve(app, contract.switchOperator, async ({ params, body }, request) => {
    const superuser = await requireSuperuser(tools, signedInUser(request));
    return switchOperator(tools, superuser, { ...params, ...body });
  });
  serve(app, contract.checkOperator, async ({ params }, request) => {
    await requireSuperuser(tools, signedInUser(request));
    return checkOperator(tools, params.operatorModelId);
  });
}
