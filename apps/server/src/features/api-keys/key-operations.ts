import { operations } from "@citelens/contract/api";
import { type KeyOperation, keyOperation } from "@citelens/contract/workspaces/api-keys";

/** Everything that keys may call, by the scope that its endpoint names. */
export const keyOperations: readonly KeyOperation[] = operations.flatMap(({ name, room, endpoint }) => {
  const { data } = keyOperation.safeParse({
    operation: name,
    room,
    scope: endpoint.scope,
    summary: endpoint.summary,
  });
  return data ? [data] : []; // whatever is for people alone has another scope, or none
});
