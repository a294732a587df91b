import type { OptimizationSection } from "@citelens/contract/content/optimization-fields";
import { Link } from "@tanstack/react-router";
import { PenLine } from "lucide-react";
import { type ReactElement, useState } from "react";
import { useWorkspaceId } from "#lib/workspace.tsx";
import { IconButton } from "#ui/forms/icon-button.tsx";
import { PageHeader } from "#ui/frame/page-header.tsx";
import { Badge } from "#ui/text/badge.tsx";
import { ForeignLink } from "#ui/text/foreign-link.tsx";
import { Instant } from "#ui/text/instant.tsx";
import { TextLink } from "#ui/text/text-link.tsx";
import { ApproveButton } from "./approve-button.tsx";
import { Revisions } from "./files/revisions.tsx";
import { TextExport } from "./files/text-export.tsx";
import { RenameDialog } from "./rename-dialog.tsx";
import type { RailTab } from "./results-search.rules.ts";
import { ResultsSummary } from "./results-summary.tsx";
import { useText } from "./text/current-text.tsx";

interface ResultsHeaderProps {
  readonly sections: readonly OptimizationSection[] | undefined;
  readonly onTab: (tab: RailTab) => void;
}

/** Name of the text, how it stands, and what can be done with it. */
export function ResultsHeader({ sections, onTab }: ResultsHeaderProps): ReactElement {
  const { optimization } = useText();
  const [isRenaming, setIsRenaming] = useState(false);
  const { title, page_url: pageUrl, finished } = optimization;
  return (
    <div className="space-y-4">
      <PageHeader
        title={title}
        purpose={
          <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
            {pageUrl === null ? <span>New page</span> : <ForeignLink url={pageUrl} />}
            <Status />
            {finished !== null && (
              <span className="text-sm text-fg-3">
                Made <Instant at={finished} />
              </span>
            )}
          </span>
        }
        actions={
          <>
            <IconButton
              label="Change the title"
              variant="secondary"
              icon={<PenLine size={14} aria-hidden="true" />}
              onClick={() => setIsRenaming(true)}
            />
            <Revisions />
            <TextExport />
            <ApproveButton onOpen={() => onTab("claims")} />
          </>
        }
      />
      <Queries />
      <ResultsSummary sections={sections} onTab={onTab} />
      <RenameDialog open={isRenaming} onClose={() => setIsRenaming(false)} />
    </div>
  );
}

function Status(): ReactElement {
  const { approved_at: approvedAt } = useText().optimization;
  if (approvedAt === null) return <Badge tone="warn">Not approved</Badge>;
  return (
    <Badge tone="pos">
      <span>
        Approved <Instant at={approvedAt} />
      </span>
    </Badge>
  );
}

/** The queries that the page should be found and cited for; of a campaign's each leads to its conversation. */
function Queries(): ReactElement {
  const { queries } = useText().optimization;
  const projectId = useWorkspaceId();
  return (
    <ul aria-label="Target queries" className="flex flex-wrap gap-2">
      {queries.map(({ text, query_id: queryId }) => (
        <li
          key={text}
          className="max-w-full rounded-full border border-border bg-surface px-3 py-1 text-sm wrap-anywhere text-fg-2"
        >
          {queryId === null ? (
            text
          ) : (
            <TextLink
              render={
                <Link
                  to="/workspaces/$projectId/insight/conversations/$queryId"
                  params={{ projectId, queryId }}
                />
              }
            >
              {text}
            </TextLink>
          )}
        </li>
      ))}
    </ul>
  );
}
