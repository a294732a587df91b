import * as contract from "@citelens/contract/traffic/history";
import { visitBatchBytesMax } from "@citelens/contract/traffic/visits";
import type { FastifyInstance } from "fastify";
import { memberRoutes } from "#features/workspaces/members/public.ts";
import { openLimit } from "#platform/limits/open-limit.ts";
import type { Tools } from "#platform/tools.ts";
import type { Identity } from "../identity/identity.ts";
import { findHistoryState } from "./find-history-state.ts";
import { openImporter } from "./import-history.ts";
import { openTurns } from "./turns.ts";

/** So many imports insert at the same time, at one instance: visits that are reported just now go between them. */
const atOnceMax = 2;
const waitingMax = 50;
const waitingOfKeyMax = 4;

export function registerHistoryRoutes(app: FastifyInstance, tools: Tools, identity: Identity): void {
  const { serveMember } = memberRoutes(app, tools);
  const limit = openLimit(tools, "historyBatches");
  const takeTurn = openTurns({ atOnceMax, waitingMax, waitingOfKeyMax });
  const importHistory = openImporter(tools, identity);

  serveMember(contract.getHistoryState, (member) => findHistoryState(tools, member));
  serveMember(
    contract.importHistory,
    async (member, { body }) => {
      await limit.take(member.workspaceId);
      return takeTurn(member.workspaceId, () => importHistory(member, body.visits));
    },
    { bodyLimit: visitBatchBytesMax },
  );
}
