import * as contract from "@citelens/contract/platform/admin-jobs";
import type { FastifyInstance } from "fastify";
import { superuserRoutes } from "#features/accounts/sign-in/public.ts";
import type { Tools } from "#platform/tools.ts";
import { discardFailedJobs, retryFailedJobs } from "./act-on-jobs.ts";
import { failedJobDetails, failedJobsPage, openJobLists } from "./list-jobs.ts";

export function registerJobRoutes(app: FastifyInstance, tools: Tools): void {
  const serveSuperuser = superuserRoutes(app, tools);
  const lists = openJobLists(tools);

  serveSuperuser(contract.listJobs, () => lists.list());
  serveSuperuser(contract.listJobErrors, (_, { query }) => lists.errors(query.queue));
  serveSuperuser(contract.listFailedJobs, (_, { query, url }) => failedJobsPage(tools, { ...query, url }));
  serveSuperuser(contract.getFailedJob, (_, { params }) => failedJobDetails(tools, params.jobId));
  serveSuperuser(contract.retryJobs, (superuser, { body }) => retryFailedJobs(tools, superuser, body));
  serveSuperuser(contract.discardJobs, (superuser, { body }) => discardFailedJobs(tools, superuser, body));
}
