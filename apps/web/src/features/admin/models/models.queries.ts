import {
  checkModels,
  checkOperator,
  getModelChecks,
  listOperatorHealth,
  type ModelChecks,
  type OperatorHealth,
  setModelLimits,
  setModelPrice,
  switchOperator,
} from "@citelens/contract/visibility/operators";
import { type QueryClient, type UseMutationResult, useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "#lib/api/call.ts";
import { endpointQuery, showChange } from "#lib/api/queries.ts";
import type { OperatorCheck } from "./check-result.rules.ts";
import { withOperator } from "./models.rules.ts";

const healthEveryMs = 30_000;

/** Also the root key of the models that campaigns can choose: a switch invalidates both. */
export const modelsKey = ["operator-models"] as const;

/** All models with their state; refetched while visible. */
export const operatorHealthQuery = endpointQuery([...modelsKey, "health"], [listOperatorHealth, {}], {
  refetchInterval: healthEveryMs,
});

interface Act {
  readonly reason: string;
  readonly key: string;
}

interface SwitchInput extends Act {
  readonly is_on: boolean;
}

interface Pricing extends Act {
  readonly credits_per_answer: number | null;
}

interface LimitsInput extends Act {
  readonly limits: { readonly concurrency: number; readonly per_minute: number } | null;
}

/** Switches a model on or off for everyone, and shows it as the server has it then. */
export function useSwitchOperator(
  operatorModelId: string,
): UseMutationResult<OperatorHealth, Error, SwitchInput> {
  return useModelAct(operatorModelId, (body) => call(switchOperator, { params: { operatorModelId }, body }));
}

/** Null brings the standard price back. */
export function useSetModelPrice(operatorModelId: string): UseMutationResult<OperatorHealth, Error, Pricing> {
  return useModelAct(operatorModelId, (body) => call(setModelPrice, { params: { operatorModelId }, body }));
}

/** Limits of its provider; null brings the standard limits back. */
export function useSetModelLimits(
  operatorModelId: string,
): UseMutationResult<OperatorHealth, Error, LimitsInput> {
  return useModelAct(operatorModelId, (body) => call(setModelLimits, { params: { operatorModelId }, body }));
}

function useModelAct<Body>(
  operatorModelId: string,
  mutationFn: (body: Body) => Promise<OperatorHealth>,
): UseMutationResult<OperatorHealth, Error, Body> {
  const queryClient = useQueryClient();
  return useMutation({
    mutationKey: modelsKey,
    mutationFn,
    onSuccess: (operator) => change(queryClient, operatorModelId, () => operator),
    onSettled: () => invalidateModels(queryClient),
  });
}

/** Sends one test question to a model and updates the list with the result. */
export function useCheckOperator(operatorModelId: string): UseMutationResult<OperatorCheck, Error, void> {
  const queryClient = useQueryClient();
  return useMutation({
    mutationKey: modelsKey,
    mutationFn: () => call(checkOperator, { params: { operatorModelId } }),
    onSuccess: ({ operator }) => change(queryClient, operatorModelId, () => operator),
    onSettled: () => invalidateModels(queryClient),
  });
}

/** Statements of the providers about their models; refetched while visible. */
export const modelChecksQuery = endpointQuery([...modelsKey, "checks"], [getModelChecks, {}], {
  refetchInterval: healthEveryMs,
});

/** Asks all providers for their models, and shows how the models of the list stand by that. */
export function useCheckModels(): UseMutationResult<ModelChecks, Error, void> {
  const queryClient = useQueryClient();
  return useMutation({
    mutationKey: modelsKey,
    mutationFn: () => call(checkModels, {}),
    onSuccess: (checks) => queryClient.setQueryData(modelChecksQuery.queryKey, checks),
    onSettled: () => invalidateModels(queryClient),
  });
}

/** A response in flight does not include the change: it is cancelled. */
async function change(
  queryClient: QueryClient,
  operatorModelId: string,
  edit: (operator: OperatorHealth) => OperatorHealth,
): Promise<void> {
  await showChange(
    queryClient,
    operatorHealthQuery,
    (known) => known && withOperator(known, operatorModelId, edit),
  );
}

/** Only after the last of several changes, or the list would briefly show an earlier state. */
async function invalidateModels(queryClient: QueryClient): Promise<void> {
  if (queryClient.isMutating({ mutationKey: modelsKey }) > 1) return;
  await queryClient.invalidateQueries({ queryKey: modelsKey });
}
