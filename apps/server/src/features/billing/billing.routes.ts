import * as contract from "@citelens/contract/billing";
import type { Answer, Endpoint, Parsed } from "@citelens/contract/endpoint";
import type { FastifyInstance } from "fastify";
import { signedInUser } from "#features/accounts/public.ts";
import { serve } from "#platform/serve.ts";
import type { Tools } from "#platform/tools.ts";
import { changeBillingInfo, getBillingInfo } from "./billing-info.ts";
import { checkout } from "./checkout.ts";
import { confirmExtraWorkspace, confirmPlan, confirmTopUp } from "./confirm.ts";
import { answering } from "./gateway-of.ts";
import { organizationOf, plansShown } from "./organization.ts";
import { type Payer, requireInsider, requirePayer } from "./payer.ts";
import { registerSandboxRoutes } from "./sandbox/sandbox.routes.ts";
import { subscribeToAccounts } from "./subscribe-to-accounts.ts";
import { changePlan, previewChange } from "./subscription/change-plan.ts";
import { cancel, listInvoices, openPortal, reactivate } from "./subscription/subscription.ts";
import { registerWebhookRoutes } from "./webhook.routes.ts";

export function registerBillingRoutes(app: FastifyInstance, tools: Tools): void {
  subscribeToAccounts(tools);

  serve(app, contract.listPlans, async (_, request) => {
    signedInUser(request);
    return plansShown();
  });

  serve(app, contract.getOrganization, async ({ params }, request) =>
    organizationOf(tools, await requireInsider(tools, request, params.projectId)),
  );

  serve(app, contract.getBillingInfo, async ({ params }, request) =>
    getBillingInfo(tools, await requireInsider(tools, request, params.projectId)),
  );

  servePayers(app, tools);
  registerSandboxRoutes(app, tools);
  registerWebhookRoutes(app, tools);
}

/** What only those may do who pay; what the payment service cannot do is told in the contract's words. */
function servePayers(app: FastifyInstance, tools: Tools): void {
  const payers = <E extends Endpoint>(
    endpoint: E,
    handle: (payer: Payer, body: Parsed<E>["body"]) => Promise<Answer<E>>,
  ): void =>
    serve(app, endpoint, async ({ params, body }, request) => {
      const { projectId } = contract.getOrganization.params.parse(params);
      return answering(handle(await requirePayer(tools, request, projectId), body));
    });

  payers(contract.updateBillingInfo, (payer, body) => changeBillingInfo(tools, payer, body));
  payers(contract.checkoutCredits, (payer, { amount }) =>
    checkout(tools, payer, { kind: "credits", credits: amount }),
  );
  payers(contract.confirmCredits, (payer, { session_id }) => confirmTopUp(tools, payer, session_id));
  payers(contract.checkoutSubscription, (payer, choice) =>
    checkout(tools, payer, { kind: "subscription", ...choice }),
  );
  payers(contract.confirmSubscription, (payer, { session_id }) => confirmPlan(tools, payer, session_id));
  payers(contract.previewSubscription, (payer, choice) => previewChange(tools, payer, choice));
  payers(contract.updateSubscription, (payer, confirmed) => changePlan(tools, payer, confirmed));
  payers(contract.manageSubscription, (payer, { intent }) => openPortal(tools, payer, intent));
  payers(contract.cancelSubscription, (payer) => cancel(tools, payer));
  payers(contract.reactivateSubscription, (payer) => reactivate(tools, payer));
  payers(contract.checkoutWorkspace, (payer) => checkout(tools, payer, { kind: "workspace" }));
  payers(contract.confirmWorkspace, (payer, { session_id }) =>
    confirmExtraWorkspace(tools, payer, session_id),
  );
  payers(contract.listInvoices, (payer) => listInvoices(tools, payer));
}
