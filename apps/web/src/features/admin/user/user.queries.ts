import type { Input } from "@citelens/contract/base/endpoint";
import * as contract from "@citelens/contract/platform/admin-user";
import { call } from "#lib/api/call.ts";
import { endpointQuery, pageQuery } from "#lib/api/queries.ts";
import { adminKey, rowsPerPage } from "../admin.queries.ts";

export const userQuery = (userId: string) =>
  endpointQuery([...adminKey, "user", userId, "details"], [contract.getUserDetails, { params: { userId } }]);

export const userAuditQuery = (userId: string, page: number) =>
  pageQuery(
    [...adminKey, "user", userId, "audit", page],
    [contract.listUserAudit, { params: { userId }, query: { page, page_size: rowsPerPage } }],
  );

interface UserId {
  readonly userId: string;
}

/** Acts of superusers on an account; each throws ApiProblem. */
export const userChanges = {
  endSessions: ({ userId, ...body }: UserId & Input<typeof contract.endUserSessions>["body"]) =>
    call(contract.endUserSessions, { params: { userId }, body }),
  verify: ({ userId, ...body }: UserId & Input<typeof contract.resendUserVerification>["body"]) =>
    call(contract.resendUserVerification, { params: { userId }, body }),
  suspend: ({ userId, ...body }: UserId & Input<typeof contract.suspendUser>["body"]) =>
    call(contract.suspendUser, { params: { userId }, body }),
  lift: ({ userId, ...body }: UserId & Input<typeof contract.liftUserSuspension>["body"]) =>
    call(contract.liftUserSuspension, { params: { userId }, body }),
  level: ({ userId, ...body }: UserId & Input<typeof contract.setSupportLevel>["body"]) =>
    call(contract.setSupportLevel, { params: { userId }, body }),
  remove: ({ userId, ...body }: UserId & Input<typeof contract.removeUser>["body"]) =>
    call(contract.removeUser, { params: { userId }, body }),
} as const;
