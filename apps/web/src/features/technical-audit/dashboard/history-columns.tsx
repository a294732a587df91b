import type { Audit } from "@citelens/contract/content/audit-fields";
import { Link } from "@tanstack/react-router";
import { ArrowRight, Ellipsis, GitCompare, Trash2 } from "lucide-react";
import type { ReactElement } from "react";
import { instantText } from "#lib/dates/dates.ts";
import { useWorkspaceId } from "#lib/workspace.tsx";
import { Delta } from "#ui/charts/delta.tsx";
import { IconButton } from "#ui/forms/icon-button.tsx";
import { Menu } from "#ui/overlays/menu/menu.tsx";
import type { MenuEntry } from "#ui/overlays/menu/menu-props.ts";
import type { DataColumn } from "#ui/table/data-table-props.ts";
import { Badge } from "#ui/text/badge.tsx";
import { Ago } from "#ui/text/instant.tsx";
import { coverageText, gravestText, scoreText, shortAddress, shownChange } from "../audit-figures.rules.ts";
import { isRechecking, isRunning, statusLook } from "../audit-labels.rules.ts";

export interface HistoryRow {
  readonly audit: Audit;
  /** The current time, for relative times. */
  readonly now: Date;
  readonly onDelete: (audit: Audit) => void;
}

export const historyColumns: readonly DataColumn<HistoryRow>[] = [
  { id: "created", header: "Audit", kind: "main", cell: (row) => <Name {...row} /> },
  { id: "status", header: "State", kind: "text", cell: ({ audit }) => <State audit={audit} /> },
  { id: "score", header: "Score", kind: "number", cell: ({ audit }) => <Score audit={audit} /> },
  { id: "issues", header: "Gravest issues", kind: "text", cell: ({ audit }) => issuesOf(audit) },
  { id: "pages", header: "Read", kind: "number", cell: ({ audit }) => coverageText(audit.coverage) },
  { id: "actions", header: "Actions", kind: "actions", cell: (row) => <Actions {...row} /> },
];

function Name({ audit, now }: HistoryRow): ReactElement {
  return (
    <div>
      <AuditLink audit={audit} />
      {audit.scope === "PAGE" && (
        <p className="text-sm font-normal wrap-anywhere text-fg-3">
          <Ago at={audit.created} now={now} />
        </p>
      )}
    </div>
  );
}

function AuditLink({ audit }: { readonly audit: Audit }): ReactElement {
  const projectId = useWorkspaceId();
  const name = audit.scope === "PAGE" ? shortAddress(audit.url) : instantText(audit.created);
  const shown = {
    params: { projectId, auditId: audit.id },
    className: "rounded-control wrap-anywhere hover:text-brand-text hover:underline hover:underline-offset-3",
    children: name,
  };
  return audit.status === "DONE" || isRechecking(audit) ? (
    <Link to="/workspaces/$projectId/technical-optimization/results/$auditId" {...shown} />
  ) : (
    <Link to="/workspaces/$projectId/technical-optimization/analyzing/$auditId" {...shown} />
  );
}

function State({ audit }: { readonly audit: Audit }): ReactElement {
  const { label, tone } = statusLook(audit.status);
  return (
    <div>
      <Badge tone={tone}>{label}</Badge>
      {audit.failure && <p className="text-sm text-fg-3">{audit.failure.seen}</p>}
    </div>
  );
}

function Score({ audit: { score, score_change: change } }: { readonly audit: Audit }): ReactElement {
  return (
    <span className="inline-flex items-baseline gap-1.5">
      {scoreText(score)}
      <Delta change={shownChange(score, change)} unit="pts" />
    </span>
  );
}

function issuesOf({ status, counts }: Audit): string {
  return status === "DONE" ? gravestText(counts) : "–";
}

function Actions({ audit, onDelete }: HistoryRow): ReactElement {
  const projectId = useWorkspaceId();
  const params = { projectId, auditId: audit.id };
  const name = audit.scope === "PAGE" ? shortAddress(audit.url) : instantText(audit.created);
  const results = "/workspaces/$projectId/technical-optimization/results/$auditId";
  const doneEntries: readonly MenuEntry[] = [
    {
      kind: "link",
      label: "Open",
      icon: <ArrowRight />,
      link: <Link to={results} params={params} />,
    },
    ...(audit.previous_id !== null && audit.is_whole
      ? [
          {
            kind: "link",
            label: "Compare with the one before",
            icon: <GitCompare />,
            link: <Link to={results} params={params} search={{ tab: "compare", with: audit.previous_id }} />,
          } as const,
        ]
      : []),
  ];
  return (
    <Menu
      trigger={<IconButton label={`Actions for ${name}`} icon={<Ellipsis size={16} aria-hidden="true" />} />}
      entries={[
        ...(audit.status === "DONE" ? doneEntries : []),
        {
          kind: "action",
          label: isRunning(audit.status) ? "Cancel and delete" : "Delete",
          icon: <Trash2 />,
          tone: "danger",
          onSelect: () => onDelete(audit),
        },
      ]}
    />
  );
}
