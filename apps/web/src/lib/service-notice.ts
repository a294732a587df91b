import { getServiceNotice } from "@citelens/contract/platform/maintenance";
import { endpointQuery } from "#lib/api/queries.ts";

/** Notice of the service for everybody. */
export const serviceNoticeQuery = endpointQuery(["service-notice"], [getServiceNotice, {}], {
  refetchInterval: 30_000,
});
