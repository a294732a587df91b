import * as contract from "@citelens/contract/billing/sandbox-payments";
import type { FastifyInstance } from "fastify";
import { Refusal } from "#platform/refusal.ts";
import { serve } from "#platform/serve.ts";
import type { Tools } from "#platform/tools.ts";
import { getCheckout, getInvoice, payCheckout } from "./sandbox-payments.ts";
import { changePortal, getPortal } from "./sandbox-portal.ts";

/** The calls of the sandbox's pages; their ids are what opens them, so guesses are held back. */
export function registerSandboxRoutes(app: FastifyInstance, tools: Tools): void {
  const limit = { limit: "sandboxPayments" } as const;
  const only = <T>(work: () => Promise<T>): Promise<T> => {
    if (tools.billing.mode !== "sandbox") throw new Refusal("NOT_FOUND");
    return work();
  };

  serve(
    app,
    contract.getSandboxCheckout,
    async ({ params }) => only(() => getCheckout(tools, params.sessionId)),
    limit,
  );
  serve(
    app,
    contract.paySandboxCheckout,
    async ({ params, body }) => only(() => payCheckout(tools, { ...params, ...body })),
    limit,
  );
  serve(
    app,
    contract.getSandboxInvoice,
    async ({ params }) => only(() => getInvoice(tools, params.invoiceId)),
    limit,
  );
  serve(
    app,
    contract.getSandboxPortal,
    async ({ params }) => only(() => getPortal(tools, params.portalId)),
    limit,
  );
  serve(
    app,
    contract.changeSandboxPortal,
    async ({ params, body }) => only(() => changePortal(tools, { ...params, action: body })),
    limit,
  );
}
