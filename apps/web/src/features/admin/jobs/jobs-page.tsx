import { useQuery } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { PageHeader } from "#ui/frame/page-header.tsx";
import { tableDataOf } from "#ui/table/table-data.ts";
import { FailedJobs } from "./failed-jobs.tsx";
import { JobQueues } from "./job-queues.tsx";
import { jobsQuery } from "./jobs.queries.ts";
import { ScheduledJobs } from "./scheduled-jobs.tsx";

/** Refetched every five seconds while visible. */
export function JobsPage(): ReactElement {
  const jobs = useQuery(jobsQuery);
  return (
    <>
      <PageHeader title="Jobs" purpose="Work in the background: what failed, waits and runs, and when." />
      <FailedJobs />
      <JobQueues data={tableDataOf(jobs, ({ queues }) => queues)} />
      <ScheduledJobs data={tableDataOf(jobs, ({ scheduled }) => scheduled)} />
    </>
  );
}
