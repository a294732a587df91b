import type { Answer, Input } from "@citelens/contract/base/endpoint";
import {
  cancelSubscription,
  checkoutCredits,
  checkoutSubscription,
  checkoutWorkspace,
  confirmCredits,
  confirmSubscription,
  confirmWorkspace,
  listInvoices,
  listPlans,
  manageSubscription,
  type Organization,
  previewSubscription,
  reactivateSubscription,
  updateBillingInfo,
  updateSubscription,
} from "@citelens/contract/billing/billing";
import type { BillingInterval, BoughtPlan } from "@citelens/contract/billing/pricing";
import { reactivateWorkspace } from "@citelens/contract/workspaces/workspaces";
import {
  type QueryClient,
  queryOptions,
  type UseMutationResult,
  useMutation,
  useQueryClient,
} from "@tanstack/react-query";
import { organizationQuery } from "#features/credits/public.ts";
import { workspacesQuery } from "#features/workspaces/public.ts";
import { call } from "#lib/api/call.ts";
import { endpointQuery } from "#lib/api/queries.ts";
import type { PaymentKind } from "./payment-return.rules.ts";

export type Preview = Answer<typeof previewSubscription>;
export type PlanChange = Answer<typeof updateSubscription>;
export type BillingChanges = Input<typeof updateBillingInfo>["body"];

export interface PlanChoice {
  readonly plan: BoughtPlan;
  readonly interval: BillingInterval;
}

export const plansQuery = endpointQuery(["plans"], [listPlans, {}], { staleTime: Number.POSITIVE_INFINITY });

export function invoicesQuery(workspaceId: string) {
  return endpointQuery(["invoices", workspaceId], [listInvoices, { params: { projectId: workspaceId } }]);
}

/** The cost of a plan change; never cached, because the price changes every second. */
export function previewQuery(workspaceId: string, choice: PlanChoice) {
  return endpointQuery(
    ["plan-preview", workspaceId, choice],
    [previewSubscription, { params: { projectId: workspaceId }, body: choice }],
    { staleTime: 0, gcTime: 0, retry: false },
  );
}

/** Each opens a page of the payment provider and resolves to its URL. */
export const paymentPages = {
  credits: async (workspaceId: string, credits: number): Promise<string> =>
    (
      await call(checkoutCredits, {
        params: { projectId: workspaceId },
        body: { amount: credits, currency: "eur" },
      })
    ).checkout_url,
  plan: async (workspaceId: string, choice: PlanChoice): Promise<string> =>
    (await call(checkoutSubscription, { params: { projectId: workspaceId }, body: choice })).checkout_url,
  workspace: async (workspaceId: string): Promise<string> =>
    (await call(checkoutWorkspace, { params: { projectId: workspaceId } })).checkout_url,
  portal: async (workspaceId: string, intent?: "payment_method_update"): Promise<string> =>
    (await call(manageSubscription, { params: { projectId: workspaceId }, body: intent ? { intent } : {} }))
      .portal_url,
} as const;

export function useUpdateBillingInfo(workspaceId: string): (body: BillingChanges) => Promise<void> {
  const queryClient = useQueryClient();
  return async (body) => {
    await call(updateBillingInfo, { params: { projectId: workspaceId }, body });
    await queryClient.invalidateQueries({ queryKey: organizationQuery(workspaceId).queryKey });
  };
}

export function useChangePlan(
  workspaceId: string,
): UseMutationResult<PlanChange, Error, { readonly choice: PlanChoice; readonly preview: Preview }> {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ choice, preview: { proration_date, amount_due_today } }) =>
      call(updateSubscription, {
        params: { projectId: workspaceId },
        body: { ...choice, proration_date, amount_due_today },
      }),
    onSuccess: ({ organization }) => keep(queryClient, workspaceId, organization),
  });
}

export function useEndSubscription(
  workspaceId: string,
): UseMutationResult<Organization, Error, "cancel" | "reactivate"> {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (action) =>
      call(action === "cancel" ? cancelSubscription : reactivateSubscription, {
        params: { projectId: workspaceId },
      }),
    onSuccess: (organization) => keep(queryClient, workspaceId, organization),
  });
}

/** Cancels the scheduled deactivation of another workspace of the organization. */
export function useCancelDeactivation(): UseMutationResult<unknown, Error, string> {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(reactivateWorkspace, { params: { projectId: id } }),
    onSuccess: () => queryClient.invalidateQueries(),
  });
}

/** A payment affects the organization, its credits and its invoices, and how long its workspaces stay active. */
async function keep(
  queryClient: QueryClient,
  workspaceId: string,
  organization: Organization,
): Promise<void> {
  queryClient.setQueryData(organizationQuery(workspaceId).queryKey, organization);
  await forget(queryClient);
}

async function forget(queryClient: QueryClient): Promise<void> {
  for (const queryKey of [["credits"], ["invoices"], workspacesQuery.queryKey]) {
    await queryClient.invalidateQueries({ queryKey });
  }
}

export interface PaymentConfirmation {
  readonly message: string;
  /** Lines below the message, such as the amount paid. */
  readonly lines: readonly { readonly label: string; readonly amount: number; readonly currency: string }[];
  /** The server responded, but the payment was not applied. */
  readonly error: string | null;
}

/** Confirms a payment once per page visit; confirming again changes nothing. */
export function confirmationQuery(queryClient: QueryClient, payment: Payment) {
  return queryOptions({
    queryKey: ["payment", payment],
    queryFn: async () => {
      const confirmed = await confirm(payment);
      await queryClient.invalidateQueries({ queryKey: ["organization"] });
      await forget(queryClient);
      return confirmed;
    },
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
}

interface Payment {
  readonly kind: PaymentKind;
  readonly workspaceId: string;
  readonly sessionId: string;
}

async function confirm({ kind, workspaceId, sessionId }: Payment): Promise<PaymentConfirmation> {
  const params = { projectId: workspaceId };
  const body = { session_id: sessionId, success: true, canceled: false };
  switch (kind) {
    case "credits": {
      const { message, currency, subtotal_amount, tax_amount, payment_amount } = await call(confirmCredits, {
        params,
        body: { ...body, amount: 2_000 },
      });
      const lines = [
        { label: "Subtotal", amount: subtotal_amount, currency },
        { label: "Tax", amount: tax_amount, currency },
        { label: "Paid", amount: payment_amount, currency },
      ];
      return { message, lines, error: null };
    }
    case "subscription": {
      const answer = await call(confirmSubscription, { params, body });
      const { success, message, error, plan_display_name, interval, plan_price: amount, currency } = answer;
      const lines = [{ label: `${plan_display_name} plan, ${interval}`, amount, currency }];
      return { message, lines, error: success ? null : (error ?? "") };
    }
    case "workspace": {
      const { success, message, error } = await call(confirmWorkspace, { params, body });
      return { message, lines: [], error: success ? null : (error ?? "") };
    }
  }
}
