import {
  changeSandboxPortal,
  getSandboxCheckout,
  getSandboxInvoice,
  getSandboxPortal,
  paySandboxCheckout,
  type SandboxPortal,
} from "@citelens/contract/sandbox-payments";
import { queryOptions, type UseMutationResult, useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "#lib/api/call.ts";

export function sandboxCheckoutQuery(sessionId: string) {
  return queryOptions({
    queryKey: ["sandbox", "checkout", sessionId],
    queryFn: ({ signal }) => call(getSandboxCheckout, { params: { sessionId }, signal }),
  });
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
  return queryOptions({
    queryKey: ["sandbox", "portal", portalId],
    queryFn: ({ signal }) => call(getSandboxPortal, { params: { portalId }, signal }),
  });
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
  return queryOptions({
    queryKey: ["sandbox", "invoice", invoiceId],
    queryFn: ({ signal }) => call(getSandboxInvoice, { params: { invoiceId }, signal }),
  });
}
