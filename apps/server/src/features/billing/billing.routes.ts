import { apiBase } from "@citelens/contract/base/endpoint";
import { listAuditLog } from "@citelens/contract/billing/audit-log";
import * as contract from "@citelens/contract/billing/billing";
import type { FastifyInstance } from "fastify";
import { signedInUser } from "#features/accounts/sign-in/public.ts";
import { memberRoutes } from "#features/workspaces/members/public.ts";
import { fileName } from "#platform/files/file-name.ts";
import { wholeOrFile } from "#platform/files/page-or-file.ts";
import { serve } from "#platform/serve.ts";
import type { Tools } from "#platform/tools.ts";
import { auditLogOf } from "./activity/audit-log.ts";
import { changeBillingInfo, getBillingInfo } from "./billing-info.ts";
import { changePlan, previewChange } from "./change-plan.ts";
import { checkout } from "./checkout.ts";
import { confirmExtraWorkspace, confirmPlan, confirmTopUp } from "./confirm.ts";
import { handleWebhookEvent } from "./handle-webhook-event.ts";
import { organizationOf, plansShown } from "./organization.ts";
import { payerRoutes, viewerOf } from "./payer.ts";
import { registerSandboxRoutes } from "./sandbox/sandbox.routes.ts";
import { subscribeToAccounts } from "./subscribe-to-accounts.ts";
import { cancel, listInvoices, openPortal, reactivate } from "./subscription.ts";
import { registerWhiteLabelRoutes } from "./white-label.routes.ts";

export function registerBillingRoutes(app: FastifyInstance, tools: Tools): void {
  const { serveMember } = memberRoutes(app, tools);
  subscribeToAccounts(tools);

  serve(app, contract.listPlans, async (_, request) => {
    signedInUser(request);
    return plansShown();
  });

  serveMember(contract.getOrganization, async (member) =>
    organizationOf(tools, await viewerOf(tools, member)),
  );

  serveMember(contract.getBillingInfo, async (member) =>
    getBillingInfo(tools, await viewerOf(tools, member)),
  );

  servePayers(app, tools);
  registerSandboxRoutes(app, tools);
  registerWebhookRoutes(app, tools);
  registerWhiteLabelRoutes(app, tools);
}

/** Serves what only those may do who pay; what the payment service cannot do is told in the contract's words. */
function servePayers(app: FastifyInstance, tools: Tools): void {
  const servePayer = payerRoutes(app, tools);

  servePayer(contract.updateBillingInfo, (payer, { body }) => changeBillingInfo(tools, payer, body));
  servePayer(contract.checkoutCredits, (payer, { body }) =>
    checkout(tools, payer, { kind: "credits", credits: body.amount }),
  );
  servePayer(contract.confirmCredits, (payer, { body }) => confirmTopUp(tools, payer, body.session_id));
  servePayer(contract.checkoutSubscription, (payer, { body }) =>
    checkout(tools, payer, { kind: "subscription", ...body }),
  );
  servePayer(contract.confirmSubscription, (payer, { body }) => confirmPlan(tools, payer, body.session_id));
  servePayer(contract.previewSubscription, (payer, { body }) => previewChange(tools, payer, body));
  servePayer(contract.updateSubscription, (payer, { body }) => changePlan(tools, payer, body));
  servePayer(contract.manageSubscription, (payer, { body }) => openPortal(tools, payer, body.intent));
  servePayer(contract.cancelSubscription, (payer) => cancel(tools, payer));
  servePayer(contract.reactivateSubscription, (payer) => reactivate(tools, payer));
  servePayer(contract.checkoutWorkspace, (payer) => checkout(tools, payer, { kind: "workspace" }));
  servePayer(contract.confirmWorkspace, (payer, { body }) =>
    confirmExtraWorkspace(tools, payer, body.session_id),
  );
  servePayer(listAuditLog, (payer, { query, url }) => auditLogOf(tools, { payer, query, url }));
  servePayer(contract.listInvoices, async (payer, { query }) => {
    const saved = { query, name: fileName("invoices", {}, tools.now()), item: contract.invoice };
    return wholeOrFile(await listInvoices(tools, payer), saved, (invoices) => invoices);
  });
}

const bodyBytesMax = 512 * 1024;

/**
 * Webhook that the payment service calls, apart from serve(): its signature is over the very bytes. The call is only noted; jobs then ask
 * the service for the truth, so that a lie, a repetition or another order of calls changes nothing.
 */
function registerWebhookRoutes(app: FastifyInstance, tools: Tools): void {
  app.register((room, _, done) => {
    room.removeAllContentTypeParsers();
    room.addContentTypeParser("*", { parseAs: "buffer" }, (_, body, done) => done(null, body));
    room.post(`${apiBase}/billing/webhook/`, { bodyLimit: bodyBytesMax }, async (request) => {
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      await handleWebhookEvent(tools, { body, signature: String(request.headers["stripe-signature"] ?? "") });
      return { received: true };
    });
    done();
  });
}
