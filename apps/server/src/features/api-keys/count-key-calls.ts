import { operations } from "@citelens/contract/api";
import { dayIn, earlier } from "@citelens/contract/base/days";
import type { Endpoint } from "@citelens/contract/base/endpoint";
import { keptCallsMax } from "@citelens/contract/workspaces/api-keys";
import type { FastifyInstance } from "fastify";
import { openCollector } from "#platform/counting/collector.ts";
import type { Tools } from "#platform/tools.ts";
import { addUses, type CallsRow, keepCalls, type UseRow } from "./key-uses.sql.ts";

const names = new Map<Endpoint | undefined, string>(operations.map(({ endpoint, name }) => [endpoint, name]));

/**
 * Notes what each key calls, once it is answered: counts by operation and day, and the last calls themselves. Both are gathered and
 * written about once a second, so that no call waits for them; visits that a key reports are counted with the visits.
 */
export function countKeyCalls(app: FastifyInstance, tools: Tools): void {
  const uses = openCollector<UseRow>(tools.log, {
    what: "counts of calls by keys",
    keyOf: ({ key_id, day, operation }) => `${key_id} ${day} ${operation}`,
    merge: (known, { count, refused }) => ({
      ...known,
      count: known.count + count,
      refused: known.refused + refused,
    }),
    write: (rows) => addUses(tools, rows),
  });
  const calls = openCollector<CallsRow>(tools.log, {
    what: "last calls of keys",
    keyOf: ({ key_id }) => key_id,
    merge: (known, added) => ({
      ...known,
      calls: [...added.calls, ...known.calls].slice(0, keptCallsMax),
    }),
    write: (rows) => keepCalls(tools, rows),
  });

  app.addHook("onResponse", (request, reply, done) => {
    const { via } = request.signedIn ?? {};
    const operation = names.get(request.routeOptions.config.endpoint);
    const workspaceId = via?.kind === "key" ? via.workspaceIds[0] : undefined;
    if (via && workspaceId !== undefined && operation !== undefined) {
      const of = { workspace_id: workspaceId, key_id: via.id };
      const { statusCode: status, elapsedTime } = reply;
      const at = earlier(tools.now(), elapsedTime).toISOString();
      const day = dayIn("UTC", tools.now());
      uses.add({ ...of, day, operation, count: 1, refused: Number(status >= 400) });
      calls.add({ ...of, calls: [{ at, operation, status, ms: Math.round(elapsedTime) }] });
    }
    done();
  });
  app.addHook("onClose", async () => {
    await Promise.all([uses.close(), calls.close()]);
  });
}
