import type { AuditIssue } from "@citelens/contract/content/audit-fields";
import { useQuery } from "@tanstack/react-query";
import { CircleCheck } from "lucide-react";
import type { ReactElement } from "react";
import { problemMessage } from "#lib/api/api-problem.ts";
import { percent } from "#lib/figures.ts";
import { useWorkspaceId } from "#lib/workspace.tsx";
import { EmptyState } from "#ui/frame/empty-state.tsx";
import { ErrorState } from "#ui/frame/error-state.tsx";
import { LoadingCard } from "#ui/frame/skeleton.tsx";
import { SidePanel } from "#ui/overlays/side-panel/side-panel.tsx";
import { Instant } from "#ui/text/instant.tsx";
import { isOfSite, placesText } from "../../audit-figures.rules.ts";
import { categoryLabels, gradeLabels, halfMeaning, severityMeanings } from "../../audit-labels.rules.ts";
import { checkName } from "../../check-names.rules.ts";
import { SeverityMark } from "../../severity-mark.tsx";
import { type IssuePlace, issuesOfState } from "../results.queries.ts";
import { EvidenceList } from "./evidence.tsx";
import { FixSection } from "./fix-section.tsx";
import { IgnoreSection } from "./ignore-section.tsx";
import { IssuePages } from "./issue-pages.tsx";

interface IssuePanelProps extends IssuePlace {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** One issue: why it matters and how well that is known, what proves it, how to mend it, and where it is. */
export function IssuePanel({ auditId, checkId, open, onClose }: IssuePanelProps): ReactElement {
  const { issue, problem, isPending, retry } = useIssue({ auditId, checkId });
  return (
    <SidePanel
      open={open}
      onOpenChange={(next) => next || onClose()}
      title={issue?.title ?? checkName(checkId)}
      hint={issue && `${categoryLabels[issue.category]} · ${checkName(checkId)}`}
    >
      {isPending && <LoadingCard label="Loading the issue" height="h-72" />}
      {problem && <ErrorState message={problemMessage(problem)} onRetry={retry} />}
      {issue && <Details issue={issue} auditId={auditId} />}
      {!isPending && !problem && !issue && (
        <EmptyState icon={CircleCheck} title="Not found any more" frame="none">
          This audit has no page that fails this check.
        </EmptyState>
      )}
    </SidePanel>
  );
}

interface FoundIssue {
  readonly issue: AuditIssue | undefined;
  readonly problem: Error | null;
  readonly isPending: boolean;
  readonly retry: () => void;
}

/** The issue of a check, whether it is open or ignored. */
function useIssue({ auditId, checkId }: IssuePlace): FoundIssue {
  const workspaceId = useWorkspaceId();
  const open = useQuery(issuesOfState(workspaceId, auditId, "open"));
  const isElsewhere =
    open.data !== undefined && !open.data.results.some(({ check_id }) => check_id === checkId);
  const ignored = useQuery({ ...issuesOfState(workspaceId, auditId, "ignored"), enabled: isElsewhere });
  const known = [...(open.data?.results ?? []), ...(ignored.data?.results ?? [])];
  return {
    issue: known.find(({ check_id }) => check_id === checkId),
    problem: open.data ? ignored.error : open.error,
    isPending: open.isPending || (isElsewhere && ignored.isPending),
    retry: () => void (open.data ? ignored.refetch() : open.refetch()),
  };
}

function Details({ issue, auditId }: { readonly issue: AuditIssue; readonly auditId: string }): ReactElement {
  const place = { auditId, checkId: issue.check_id };
  const kind = isOfSite(issue.check_id) ? "site" : "page";
  return (
    <div className="space-y-6">
      <section aria-label="Why it matters" className="space-y-3">
        <p>{issue.why}</p>
        <dl className="space-y-2 text-sm">
          <div>
            <dt className="inline-block">
              <SeverityMark severity={issue.severity} half={issue.is_half} />
            </dt>
            <dd className="text-fg-2">
              {issue.is_half ? `It ${halfMeaning(issue.severity)}.` : severityMeanings[issue.severity]}
            </dd>
          </div>
          <div>
            <dt className="font-medium">{gradeLabels[issue.grade].label}</dt>
            <dd className="text-fg-2">{gradeLabels[issue.grade].meaning}</dd>
          </div>
          <div>
            <dt className="font-medium">{placesText(issue.check_id, issue.pages)}</dt>
            <dd className="text-fg-2">
              {kind === "page" &&
                `${percent(Math.round(issue.share * 10) / 10)} of those that it applies to. `}
              Seen since <Instant at={issue.since} />.
            </dd>
          </div>
        </dl>
      </section>
      {issue.sample.length > 0 && (
        <section aria-labelledby="issue-evidence" className="space-y-2">
          <h3 id="issue-evidence" className="font-semibold">
            Evidence
          </h3>
          <EvidenceList label="Evidence" evidence={issue.sample} named="by page" />
        </section>
      )}
      <FixSection place={place} />
      <IssuePages place={place} kind={kind} />
      <IgnoreSection checkId={issue.check_id} />
    </div>
  );
}
