import type { Optimization } from "@citelens/contract/content/optimization-fields";
import { Link } from "@tanstack/react-router";
import { ArrowRight } from "lucide-react";
import type { ReactElement } from "react";
import { campaignPaths } from "#features/campaigns/public.ts";
import { shortAddress } from "#features/technical-audit/public.ts";
import { countText } from "#lib/figures.ts";
import { useWorkspaceId } from "#lib/workspace.tsx";
import { Delta } from "#ui/charts/delta.tsx";
import type { DataColumn } from "#ui/table/data-table-props.ts";
import { Ago } from "#ui/text/instant.tsx";
import { VisuallyHidden } from "#ui/text/visually-hidden.tsx";
import { StatusBadge } from "../status-badge.tsx";
import { stepLine } from "../steps.rules.ts";
import { isWorking } from "../studio.queries.ts";
import { standsAt, studioPaths } from "../studio-paths.ts";
import { RowMenu } from "./row-menu.tsx";
import type { StudioRow } from "./studio-row.ts";

export const studioColumns: readonly DataColumn<StudioRow>[] = [
  { id: "title", header: "Title", kind: "main", sortable: true, cell: (row) => <Title {...row} /> },
  {
    id: "queries",
    header: "Target queries",
    kind: "text",
    long: true,
    cell: ({ optimization }) => <Queries queries={optimization.queries} />,
  },
  {
    id: "status",
    header: "Status",
    kind: "text",
    sortable: true,
    cell: ({ optimization }) => <Status optimization={optimization} />,
  },
  {
    id: "readiness",
    header: "Readiness",
    kind: "number",
    cell: ({ optimization }) => <ReadinessCell {...optimization} />,
  },
  {
    id: "claims",
    header: "Open claims",
    kind: "number",
    cell: ({ optimization: { status, claims_open } }) => (status === "DONE" ? countText(claims_open) : "–"),
  },
  {
    id: "campaign",
    header: "Campaign",
    kind: "text",
    cell: ({ optimization }) => <CampaignLink campaign={optimization.campaign} />,
  },
  {
    id: "created",
    header: "Created",
    kind: "text",
    sortable: true,
    cell: ({ optimization, now }) => <Ago at={optimization.created} now={now} />,
  },
  { id: "actions", header: "Actions", kind: "actions", cell: (row) => <RowMenu {...row} /> },
];

const linkLook =
  "rounded-control wrap-anywhere hover:text-brand-text hover:underline hover:underline-offset-3";

function Title({ optimization }: StudioRow): ReactElement {
  const { title, page_url: page } = optimization;
  return (
    <div className="min-w-44">
      <Link to={standsAt(studioPaths(useWorkspaceId()), optimization)} className={`text-fg ${linkLook}`}>
        {title}
      </Link>
      <p className="line-clamp-2 text-sm font-normal wrap-anywhere text-fg-3" title={page ?? undefined}>
        {page === null ? "New page" : shortAddress(page)}
      </p>
    </div>
  );
}

function Queries({ queries }: Pick<Optimization, "queries">): ReactElement {
  const [first, ...others] = queries;
  return (
    <p title={queries.map(({ text }) => text).join("\n")} className="min-w-40 text-sm wrap-anywhere">
      <span className="line-clamp-2">{first?.text}</span>
      {others.length > 0 && <span className="text-fg-3 tabular-nums">+{others.length}</span>}
    </p>
  );
}

function Status({ optimization }: Pick<StudioRow, "optimization">): ReactElement {
  const { status, failure, approved_at: approved } = optimization;
  return (
    <div>
      <StatusBadge status={status} />
      {isWorking(optimization) && <p className="text-sm text-fg-3 tabular-nums">{stepLine(optimization)}</p>}
      {failure && <p className="line-clamp-2 text-sm wrap-anywhere text-fg-3">{failure.seen}</p>}
      {approved !== null && <p className="text-sm text-fg-3">Approved</p>}
    </div>
  );
}

function CampaignLink({ campaign }: Pick<Optimization, "campaign">): ReactElement {
  const { details } = campaignPaths(useWorkspaceId());
  if (!campaign) return <>–</>;
  return (
    <Link to={details(campaign.id)} className={linkLook}>
      {campaign.name}
    </Link>
  );
}

/** Readiness of the old page, then of the draft; of a new page there is only the second. */
function ReadinessCell({
  score_before: before,
  score_after: after,
}: Pick<Optimization, "score_before" | "score_after">): ReactElement {
  if (after === null) return <>–</>;
  if (before === null) return <>{countText(after)}</>;
  return (
    <span className="inline-flex items-center gap-1.5 tabular-nums">
      {countText(before)}
      <ArrowRight size={12} aria-hidden="true" className="text-fg-3" />
      <VisuallyHidden>before, after </VisuallyHidden>
      {countText(after)}
      <Delta change={after - before} />
    </span>
  );
}
