import type { Input } from "@citelens/contract/endpoint";
import {
  changeSandboxPortal,
  getSandboxCheckout,
  getSandboxInvoice,
  getSandboxPortal,
  paySandboxCheckout,
  type SandboxPortal,
} from "@citelens/contract/sandbox-payments";
import { queryOptions, type UseMutationResult, useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "#lib/call.ts";

export function checkoutQuery(sessionId: string) {
  return queryOptions({
    queryKey: ["sandbox-checkout", sessionId],
    queryFn: ({ signal }) => call(getSandboxCheckout, { params: { sessionId }, signal }),
    retry: false,
  });
}

/** Resolves to where the payer goes then. */
export async function payCheckout(sessionId: string, card: string): Promise<string> {
  return (await call(paySandboxCheckout, { params: { sessionId }, body: { card } })).return_url;
}

export function portalQuery(portalId: string) {
  return queryOptions({
    queryKey: ["sandbox-portal", portalId],
    queryFn: ({ signal }) => call(getSandboxPortal, { params: { portalId }, signal }),
    retry: false,
  });
}

export type PortalAction = Input<typeof changeSandboxPortal>["body"];

export function usePortalAction(portalId: string): UseMutationResult<SandboxPortal, Error, PortalAction> {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body) => call(changeSandboxPortal, { params: { portalId }, body }),
    onSuccess: (portal) => queryClient.setQueryData(portalQuery(portalId).queryKey, portal),
  });
}

export function invoiceQuery(invoiceId: string) {
  return queryOptions({
    queryKey: ["sandbox-invoice", invoiceId],
    queryFn: ({ signal }) => call(getSandboxInvoice, { params: { invoiceId }, signal }),
    retry: false,
  });
}
