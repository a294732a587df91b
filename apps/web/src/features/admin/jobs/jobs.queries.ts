import type { Input } from "@citelens/contract/base/endpoint";
import * as contract from "@citelens/contract/platform/admin-jobs";
import { call } from "#lib/api/call.ts";
import { endpointQuery, pageQuery } from "#lib/api/queries.ts";
import { rowsPerPage } from "../admin.queries.ts";
import type { JobsSearch } from "./jobs-search.rules.ts";

/** Below the root of all admin queries, so that a change of theirs refetches these. */
const root = ["admin", "jobs"] as const;
const everyMs = 5_000;

export const jobsQuery = endpointQuery([...root, "list"], [contract.listJobs, {}], {
  refetchInterval: everyMs,
});

export const jobErrorsQuery = (queue: string | undefined) =>
  pageQuery([...root, "errors", queue], [contract.listJobErrors, { query: { ...(queue && { queue }) } }], {
    refetchInterval: everyMs,
  });

export const failedJobsQuery = ({ page = 1, ...filter }: JobsSearch) =>
  pageQuery(
    [...root, "failed", filter, page],
    [contract.listFailedJobs, { query: { ...filter, page, page_size: rowsPerPage } }],
    { refetchInterval: everyMs },
  );

export const failedJobQuery = (jobId: string) =>
  endpointQuery([...root, "job", jobId], [contract.getFailedJob, { params: { jobId } }]);

export type JobsAct = Input<typeof contract.retryJobs>["body"];

export const retryJobs = (body: JobsAct) => call(contract.retryJobs, { body });
export const discardJobs = (body: JobsAct) => call(contract.discardJobs, { body });
