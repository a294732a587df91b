import * as contract from "@citelens/contract/platform/admin-system";
import { endpointQuery } from "#lib/api/queries.ts";

const root = ["admin", "system"] as const;
const manner = { refetchInterval: 30_000 };

export const postgresQuery = endpointQuery([...root, "postgres"], [contract.getPostgresState, {}], manner);
export const clickHouseQuery = endpointQuery(
  [...root, "clickhouse"],
  [contract.getClickHouseState, {}],
  manner,
);
export const journalQuery = endpointQuery([...root, "journal"], [contract.getJournalState, {}], {
  refetchInterval: 10_000,
});
export const settingsQuery = endpointQuery([...root, "settings"], [contract.listSettings, {}], {
  staleTime: Number.POSITIVE_INFINITY,
});
