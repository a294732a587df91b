import type { IssuePage } from "@citelens/contract/content/audit-fields";
import { useQuery } from "@tanstack/react-query";
import { RotateCw } from "lucide-react";
import { type ReactElement, useState } from "react";
import { problemMessage } from "#lib/api/api-problem.ts";
import { counted, countText } from "#lib/figures.ts";
import { useWorkspaceId } from "#lib/workspace.tsx";
import { Button } from "#ui/forms/button.tsx";
import { ExportButton } from "#ui/forms/export-button.tsx";
import { QueryContent } from "#ui/frame/query-content.tsx";
import { toast } from "#ui/overlays/toast.ts";
import { Pagination } from "#ui/table/pagination.tsx";
import { pathOf } from "../../audit-figures.rules.ts";
import { halfMeaning } from "../../audit-labels.rules.ts";
import { SeverityMark } from "../../severity-mark.tsx";
import { AuditedPageLink } from "../links/audited-page-link.tsx";
import {
  type IssuePlace,
  issuePagesFile,
  issuePagesQuery,
  pagesInIssue,
  useRecheck,
} from "../results.queries.ts";
import { EvidenceList } from "./evidence.tsx";

interface IssuePagesProps {
  readonly place: IssuePlace;
  /** Kind of check; for the site the list holds agents or addresses, which only a new audit looks at again. */
  readonly kind: "page" | "site";
}

const followedForMs = 40_000;
const followEveryMs = 3_000;

/** Where an issue is, the pages that are used most first, each with its evidence. */
export function IssuePages({ place, kind }: IssuePagesProps): ReactElement {
  const workspaceId = useWorkspaceId();
  const [page, setPage] = useState(1);
  const [followedUntilMs, setFollowedUntilMs] = useState(0);
  const list = useQuery({
    ...issuePagesQuery(workspaceId, place, page),
    refetchInterval: () => (Date.now() < followedUntilMs ? followEveryMs : false),
  });
  const recheck = useRecheck(workspaceId, place);
  const count = list.data?.count ?? 0;
  const ids = (list.data?.results ?? []).flatMap(({ page_id }) => page_id ?? []);
  const readAgain = (): void =>
    recheck.mutate(ids, {
      onSuccess: () => {
        setFollowedUntilMs(Date.now() + followedForMs);
        toast.success("The pages are being read again. Those that pass leave the list.");
      },
      onError: (problem) => toast.error(problemMessage(problem)),
    });
  const title = kind === "page" ? "Pages" : "Where";
  return (
    <section aria-labelledby="issue-pages" className="space-y-2">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 id="issue-pages" className="font-semibold">
          {title}
          {list.data && ` (${countText(count)})`}
        </h3>
        <div className="flex flex-wrap gap-2">
          {kind === "page" && (
            <Button
              size="sm"
              icon={<RotateCw size={14} aria-hidden="true" />}
              loading={recheck.isPending}
              disabled={ids.length === 0}
              onClick={readAgain}
            >
              Check these again
            </Button>
          )}
          <ExportButton
            name={`audit-${place.checkId}`}
            read={(format) => issuePagesFile(workspaceId, place, format)}
            disabled={count === 0}
          />
        </div>
      </div>
      <QueryContent title={title} query={list} isEmpty={(data) => data.count === 0} emptyText="None is left">
        {({ results }) => (
          <div className="space-y-2">
            <AboutHalf places={results} />
            <ul aria-label={title} className="divide-y divide-border border-y border-border">
              {results.map((one) => (
                <Place key={one.page_id ?? one.url} place={one} auditId={place.auditId} />
              ))}
            </ul>
          </div>
        )}
      </QueryContent>
      {count > pagesInIssue && (
        <Pagination page={page} pageSize={pagesInIssue} total={count} onPage={setPage} />
      )}
    </section>
  );
}

/** Says what half means where one of the listed places has it. */
function AboutHalf({ places }: { readonly places: readonly IssuePage[] }): ReactElement | null {
  const half = places.find(({ is_half: isHalf }) => isHalf);
  return half ? <p className="text-sm text-fg-2">{`Half: it ${halfMeaning(half.severity)}.`}</p> : null;
}

function Place({ place, auditId }: { readonly place: IssuePage; readonly auditId: string }): ReactElement {
  const { page_id: pageId, url, ai_visits: visits, citations, ignored, evidence } = place;
  const said = [
    pageId !== null && `${counted(visits, "AI visit")} in 30 days, ${counted(citations, "citation")} in 90`,
    ignored !== null && `ignored: ${ignored}`,
  ].filter((part) => part !== false);
  return (
    <li className="space-y-1 py-2.5">
      {pageId === null ? (
        <p className="font-medium wrap-anywhere">{pathOf(url)}</p>
      ) : (
        <AuditedPageLink auditId={auditId} pageId={pageId}>
          {pathOf(url)}
        </AuditedPageLink>
      )}
      {place.is_half && (
        <p>
          <SeverityMark severity={place.severity} half />
        </p>
      )}
      {said.length > 0 && <p className="text-sm text-fg-3 tabular-nums">{said.join(" · ")}</p>}
      {evidence.length > 0 && (
        <details>
          <summary className="cursor-pointer rounded-control py-0.5 text-sm font-medium text-fg-2">
            Evidence<span className="sr-only"> of {pathOf(url)}</span>
          </summary>
          <div className="pt-2">
            <EvidenceList label={`Evidence of ${pathOf(url)}`} evidence={evidence} named="not" />
          </div>
        </details>
      )}
    </li>
  );
}
