import * as contract from "@citelens/contract/visibility/operators";
import type { FastifyInstance } from "fastify";
import { superuserRoutes } from "#features/accounts/sign-in/public.ts";
import { modelsOffered } from "#features/credits/public.ts";
import { memberRoutes } from "#features/workspaces/members/public.ts";
import { serve } from "#platform/serve.ts";
import type { Tools } from "#platform/tools.ts";
import { listCommonOperators, listOperators, offeredModels } from "./catalogue/list-operators.ts";
import { checkOperator } from "./check-operator.ts";
import { getModelFigures } from "./figures/model-figures.ts";
import { checkModels } from "./model-checks/check-models.ts";
import { getModelChecks } from "./model-checks/standings.ts";
import { listOperatorHealth, switchOperator } from "./operators.service.ts";
import { setModelLimits, setModelPrice } from "./override-actions.ts";

export function registerOperatorRoutes(app: FastifyInstance, tools: Tools): void {
  const serveSuperuser = superuserRoutes(app, tools);
  modelsOffered.listen(tools, offeredModels);

  const { serveMember } = memberRoutes(app, tools);
  serve(app, contract.listOperatorModels, () => listCommonOperators(tools));
  serveMember(contract.listWorkspaceModels, (member) => listOperators(tools, member));

  serveSuperuser(contract.listOperatorHealth, () => listOperatorHealth(tools));
  serveSuperuser(contract.switchOperator, (superuser, { params, body }) =>
    switchOperator(tools, superuser, { ...params, ...body }),
  );
  serveSuperuser(contract.setModelPrice, (superuser, { params, body }) =>
    setModelPrice(tools, superuser, { ...params, ...body }),
  );
  serveSuperuser(contract.setModelLimits, (superuser, { params, body }) =>
    setModelLimits(tools, superuser, { ...params, ...body }),
  );
  serveSuperuser(contract.checkOperator, (superuser, { params }) =>
    checkOperator(tools, superuser, params.operatorModelId),
  );
  serveSuperuser(contract.getModelFigures, () => getModelFigures(tools));
  serveSuperuser(contract.getModelChecks, () => getModelChecks(tools));
  serveSuperuser(contract.checkModels, async () => {
    await checkModels(tools);
    return getModelChecks(tools);
  });
}
