import type { AnswerLine } from "@citelens/contract/visibility/conversations";
import { Link } from "@tanstack/react-router";
import { Quote } from "lucide-react";
import type { ReactElement } from "react";
import { useWorkspaceId } from "#lib/workspace.tsx";
import { Avatar } from "#ui/text/avatar.tsx";
import { OutcomeBadge } from "./answer/outcome-badge.tsx";

interface AnswerChipProps {
  readonly queryId: string;
  readonly line: AnswerLine;
}

/** One model's newest answer to a query in one line; links to the answer. */
export function AnswerChip({ queryId, line }: AnswerChipProps): ReactElement {
  const workspaceId = useWorkspaceId();
  const { operator_model: model, cited } = line;
  return (
    <Link
      to="/workspaces/$projectId/insight/conversations/$queryId"
      params={{ projectId: workspaceId, queryId }}
      hash={`answer-${line.id}`}
      className="flex h-6 max-w-full xl:h-5 items-center gap-1.5 rounded-control border border-border bg-surface px-1.5 text-xs text-fg-2 transition-colors hover:border-border-strong hover:text-fg"
    >
      {model.operator_favicon !== null && (
        <Avatar kind="site" size="xs" name={model.display_name} src={model.operator_favicon} />
      )}
      <span className="truncate">{model.display_name}</span>
      <OutcomeBadge line={line} />
      {cited && (
        <span data-tooltip="Cites a page of yours" className="inline-flex items-center text-brand-text">
          <Quote size={13} aria-hidden="true" />
          <span className="sr-only">Cited</span>
        </span>
      )}
    </Link>
  );
}
