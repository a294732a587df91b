import type { FileFormat } from "@citelens/contract/base/list-format";
import { listAudit } from "@citelens/contract/platform/admin";
import {
  type AuditChain,
  getAuditChain,
  listAuditActions,
  verifyAuditChain,
} from "@citelens/contract/platform/audit-chain";
import { call, callForFile } from "#lib/api/call.ts";
import { endpointQuery, pageQuery, refetchWhile } from "#lib/api/queries.ts";
import { adminKey, rowsPerPage } from "../admin.queries.ts";
import { type AuditSearch, auditFilterOf } from "./audit-search.rules.ts";

const auditKey = [...adminKey, "audit"] as const;

export const auditQuery = (search: AuditSearch) =>
  pageQuery(
    [...auditKey, search],
    [listAudit, { query: { ...auditFilterOf(search), page: search.page ?? 1, page_size: rowsPerPage } }],
  );

/** All that is found as a file. */
export function auditFile(search: AuditSearch, format: FileFormat): Promise<Blob> {
  return callForFile(listAudit, { query: { ...auditFilterOf(search), format } });
}

export const auditActionsQuery = endpointQuery([...auditKey, "actions"], [listAuditActions, {}], {
  staleTime: 60_000,
});

/** Refetched while the chain is compared. */
export const auditChainQuery = endpointQuery([...auditKey, "chain"], [getAuditChain, {}], {
  refetchInterval: refetchWhile(({ check }: AuditChain) => check?.status === "RUNNING", 1_000),
});

/** Throws ApiProblem. */
export function verifyChain(): Promise<AuditChain> {
  return call(verifyAuditChain, {});
}
