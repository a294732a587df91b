import type { Audit } from "@citelens/contract/content/audit-fields";
import type { OpportunityList } from "@citelens/contract/content/opportunities";
import type { OptimizationSummary } from "@citelens/contract/content/optimization-fields";
import type { UseQueryResult } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { RotateCw } from "lucide-react";
import type { ReactElement, ReactNode } from "react";
import { arrange, scoreText } from "#features/technical-audit/public.ts";
import { counted, countText } from "#lib/figures.ts";
import { useWorkspaceId } from "#lib/workspace.tsx";
import { type Stat, StatStrip } from "#ui/charts/stat-strip.tsx";
import { Button } from "#ui/forms/button.tsx";
import { Skeleton } from "#ui/frame/skeleton.tsx";
import { Ago } from "#ui/text/instant.tsx";
import { VisuallyHidden } from "#ui/text/visually-hidden.tsx";
import { studioPaths } from "../studio-paths.ts";
import { besidesText } from "./overview.rules.ts";

interface OverviewFiguresProps {
  readonly summary: UseQueryResult<OptimizationSummary>;
  readonly open: UseQueryResult<OpportunityList>;
  readonly high: UseQueryResult<OpportunityList>;
  readonly audits: UseQueryResult<{ readonly results: readonly Audit[] }>;
}

/** Where everything stands, each figure with a link to its page and a failure of its own. */
export function OverviewFigures({ summary, open, high, audits }: OverviewFiguresProps): ReactElement {
  const projectId = useWorkspaceId();
  const { list } = studioPaths(projectId);
  const text = (label: string, countOf: (known: OptimizationSummary) => number, detail: DetailOf): Stat =>
    stat(summary, { label, to: list, figureOf: (known) => countText(countOf(known)), detailOf: detail });
  return (
    <StatStrip
      label="Optimize in figures"
      columns={3}
      stats={[
        text("Texts at work", ({ working }) => working, besidesText),
        text("Waiting for approval", ({ unapproved }) => unapproved, claimsText),
        text(
          "Approved",
          ({ approved }) => approved,
          ({ approved }) => (approved > 0 ? "those published among them" : "none yet"),
        ),
        text(
          "Published",
          ({ published }) => published,
          ({ published }) => (published > 0 ? "approved or not" : "none yet"),
        ),
        stat(open, {
          label: "Open opportunities",
          to: `/workspaces/${projectId}/opportunities`,
          figureOf: ({ count }) => countText(count),
          detailOf: () => <HighImpact high={high} />,
        }),
        stat(audits, {
          label: "Last audit",
          to: `/workspaces/${projectId}/technical-optimization/dashboard`,
          figureOf: ({ results }) => scoreText(arrange(results).last?.score ?? null),
          detailOf: ({ results }) => <Audited {...arrange(results)} />,
        }),
      ]}
    />
  );
}

type DetailOf = (summary: OptimizationSummary) => ReactNode;

interface ShownFigure<Data> {
  readonly label: string;
  readonly to: string;
  readonly figureOf: (data: Data) => string;
  readonly detailOf: (data: Data) => ReactNode;
}

function stat<Data>(query: UseQueryResult<Data>, { label, to, figureOf, detailOf }: ShownFigure<Data>): Stat {
  const { data, isPending } = query;
  if (isPending) return { label, value: <Placeholder label={label} /> };
  if (data === undefined)
    return { label, value: "–", detail: <Failed label={label} onRetry={() => void query.refetch()} /> };
  const value = (
    <Link to={to} className="rounded-control hover:text-brand-text hover:underline hover:underline-offset-3">
      <VisuallyHidden>{label}: </VisuallyHidden>
      {figureOf(data)}
    </Link>
  );
  return { label, value, detail: detailOf(data) };
}

function Placeholder({ label }: { readonly label: string }): ReactElement {
  return (
    <span role="status" aria-label={`Loading ${label}`} className="block h-7 w-16 py-1">
      <Skeleton />
    </span>
  );
}

function Failed({ label, onRetry }: { readonly label: string; readonly onRetry: () => void }): ReactElement {
  return (
    <>
      Could not be loaded
      <Button
        size="sm"
        variant="ghost"
        icon={<RotateCw size={14} aria-hidden="true" />}
        onClick={onRetry}
        aria-label={`Retry ${label}`}
      >
        Retry
      </Button>
    </>
  );
}

function claimsText({ with_open_claims: open }: OptimizationSummary): string {
  return open === 0 ? "no claim is open" : `${countText(open)} with open claims`;
}

function HighImpact({ high }: Pick<OverviewFiguresProps, "high">): ReactNode {
  if (high.data) return `${countText(high.data.count)} of high impact, in 30 days`;
  return high.isError ? <Failed label="high impact" onRetry={() => void high.refetch()} /> : null;
}

function Audited({ last, running, failed }: ReturnType<typeof arrange>): ReactNode {
  if (!last && running) return "one is running";
  if (!last) return failed ? "the last one failed" : "none yet";
  return (
    <span>
      of 100, <Ago at={last.finished ?? last.created} />,{" "}
      <span className="whitespace-nowrap">{counted(last.coverage.read, "page")}</span>
      {running && ", one is running"}
    </span>
  );
}
