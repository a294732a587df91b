import type { FailedJob, FailedJobDetails } from "@citelens/contract/platform/admin-jobs";
import { useQuery } from "@tanstack/react-query";
import { CircleCheck } from "lucide-react";
import type { ReactElement } from "react";
import { ApiProblem } from "#lib/api/api-problem.ts";
import { EmptyState } from "#ui/frame/empty-state.tsx";
import { QueryError } from "#ui/frame/error-state.tsx";
import { LoadingCard } from "#ui/frame/skeleton.tsx";
import { SidePanel } from "#ui/overlays/side-panel/side-panel.tsx";
import { useLastDefined } from "#ui/overlays/use-last-defined.ts";
import { CodeBlock } from "#ui/text/code-block.tsx";
import { Instant } from "#ui/text/instant.tsx";
import { failedJobQuery } from "./jobs.queries.ts";

interface JobPanelProps {
  readonly job: FailedJob | undefined;
  readonly onClose: () => void;
}

/** One failed job: when, with which ids, and where in the code. */
export function JobPanel({ job, onClose }: JobPanelProps): ReactElement {
  const shown = useLastDefined(job);
  return (
    <SidePanel
      open={job !== undefined}
      onOpenChange={(open) => !open && onClose()}
      title={shown?.queue ?? ""}
      hint={<code className="wrap-anywhere">{shown?.id}</code>}
    >
      {shown && <Details jobId={shown.id} />}
    </SidePanel>
  );
}

function Details({ jobId }: { readonly jobId: string }): ReactElement {
  const job = useQuery(failedJobQuery(jobId));
  if (job.isPending) {
    return <LoadingCard label="Loading the job" height="h-72" />;
  }
  if (job.error instanceof ApiProblem && job.error.status === 404) {
    return <EmptyState icon={CircleCheck} title="This job is no longer among the failed ones" frame="none" />;
  }
  if (job.isError) return <QueryError query={job} />;
  return <Facts job={job.data} />;
}

function Facts({ job }: { readonly job: FailedJobDetails }): ReactElement {
  const { error, payload, attempts, created, started_at, failed_at, kept_until, stack } = job;
  return (
    <div className="flex flex-col gap-5">
      <p className="wrap-anywhere">{error}</p>
      <dl className="flex flex-col gap-3 text-sm">
        <Fact term="Attempts">{attempts}</Fact>
        <Fact term="Created">
          <Instant at={created} />
        </Fact>
        {started_at && (
          <Fact term="Last started">
            <Instant at={started_at} />
          </Fact>
        )}
        <Fact term="Failed">
          <Instant at={failed_at} />
        </Fact>
        <Fact term="Kept until">
          <Instant at={kept_until} />
        </Fact>
        {Object.entries(payload).map(([key, value]) => (
          <Fact key={key} term={key}>
            <code className="wrap-anywhere">{value}</code>
          </Fact>
        ))}
      </dl>
      {stack.length > 0 ? (
        <CodeBlock label="Stack" code={stack.join("\n")} />
      ) : (
        <p className="text-sm text-fg-3">No stack was stored.</p>
      )}
    </div>
  );
}

function Fact({
  term,
  children,
}: {
  readonly term: string;
  readonly children: ReactElement | number;
}): ReactElement {
  return (
    <div className="flex justify-between gap-3">
      <dt className="text-fg-3">{term}</dt>
      <dd className="min-w-0">{children}</dd>
    </div>
  );
}
