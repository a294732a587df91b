import {
  changeSandboxPortal,
  getSandboxCheckout,
  getSandboxInvoice,
  getSandboxPortal,
  paySandboxCheckout,
  type SandboxPortal,
} from "@citelens/contract/billing/sandbox-payments";
import { type UseMutationResult, useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "#lib/api/call.ts";
import { endpointQuery } from "#lib/api/queries.ts";

export function sandboxCheckoutQuery(sessionId: string) {
  return endpointQuery(["sandbox", "checkout", sessionId], [getSandboxCheckout, { params: { sessionId } }]);
}

/** Pays with a test card; resolves to the return URL. */
export function usePaySandboxCheckout(sessionId: string): UseMutationResult<string, Error, string> {
  return useMutation({
    mutationFn: async (card: string) => {
      const { return_url } = await call(paySandboxCheckout, { params: { sessionId }, body: { card } });
      return return_url;
    },
  });
}

export function sandboxPortalQuery(portalId: string) {
  return endpointQuery(["sandbox", "portal", portalId], [getSandboxPortal, { params: { portalId } }]);
}

export type PortalChange =
  | { readonly action: "cancel" | "reactivate" }
  | { readonly action: "card"; readonly card: string };

/** Changes the subscription or its card; the response is the updated portal. */
export function useChangeSandboxPortal(
  portalId: string,
): UseMutationResult<SandboxPortal, Error, PortalChange> {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (change: PortalChange) => call(changeSandboxPortal, { params: { portalId }, body: change }),
    onSuccess: (portal) => queryClient.setQueryData(sandboxPortalQuery(portalId).queryKey, portal),
  });
}

export function sandboxInvoiceQuery(invoiceId: string) {
  return endpointQuery(["sandbox", "invoice", invoiceId], [getSandboxInvoice, { params: { invoiceId } }]);
}
