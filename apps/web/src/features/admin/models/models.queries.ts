import {
  checkOperator,
  listOperatorHealth,
  type OperatorHealth,
  switchOperator,
} from "@citelens/contract/operators";
import {
  type QueryClient,
  queryOptions,
  type UseMutationResult,
  useMutation,
  useQueryClient,
} from "@tanstack/react-query";
import { call } from "#lib/api/call.ts";
import type { OperatorCheck } from "./check-in-words.rules.ts";
import { switched, withOperator } from "./models.rules.ts";

const healthEveryMs = 30_000;

/** What campaigns can ask lies under this key too: a switch makes that stale as well. */
const root = ["operator-models"] as const;

/** What can be asked, how it fares, and what has paused it; read anew while it is in sight. */
export const operatorHealthQuery = queryOptions({
  queryKey: [...root, "health"],
  queryFn: ({ signal }) => call(listOperatorHealth, { signal }),
  refetchInterval: healthEveryMs,
});

/** Switches a model for everyone. The list shows it at once, and takes it back when the server does not follow. */
export function useSwitchOperator(
  operatorModelId: string,
): UseMutationResult<OperatorHealth, Error, boolean> {
  const queryClient = useQueryClient();
  const show = (isOn: boolean) =>
    change(queryClient, operatorModelId, (operator) => switched(operator, isOn));
  return useMutation({
    mutationKey: root,
    // Two presses reach the server in their order.
    scope: { id: `${root[0]} ${operatorModelId}` },
    mutationFn: (isOn: boolean) =>
      call(switchOperator, { params: { operatorModelId }, body: { is_on: isOn } }),
    onMutate: show,
    onError: (_, isOn) => show(!isOn),
    onSettled: () => readAnew(queryClient),
  });
}

/** Asks a model one question now; the list shows what came of it. */
export function useCheckOperator(operatorModelId: string): UseMutationResult<OperatorCheck, Error, void> {
  const queryClient = useQueryClient();
  return useMutation({
    mutationKey: root,
    mutationFn: () => call(checkOperator, { params: { operatorModelId } }),
    onSuccess: ({ operator }) => change(queryClient, operatorModelId, () => operator),
    onSettled: () => readAnew(queryClient),
  });
}

/** An answer that is on its way does not know of the change: it is dropped. */
async function change(
  queryClient: QueryClient,
  operatorModelId: string,
  edit: (operator: OperatorHealth) => OperatorHealth,
): Promise<void> {
  const { queryKey } = operatorHealthQuery;
  await queryClient.cancelQueries({ queryKey });
  queryClient.setQueryData(queryKey, (known) => known && withOperator(known, operatorModelId, edit));
}

/** Once the last of several changes is done, or the list would show an earlier state in between. */
async function readAnew(queryClient: QueryClient): Promise<void> {
  if (queryClient.isMutating({ mutationKey: root }) > 1) return;
  await queryClient.invalidateQueries({ queryKey: root });
}
