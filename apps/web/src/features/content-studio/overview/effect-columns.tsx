import type { Effect, EffectFigure, EffectWindow } from "@citelens/contract/content/effect-fields";
import type { Optimization } from "@citelens/contract/content/optimization-fields";
import { type UseQueryResult, useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { ChartLine, Ellipsis, FileText, Pencil, RotateCw } from "lucide-react";
import type { ReactElement } from "react";
import { problemMessage } from "#lib/api/api-problem.ts";
import { useWorkspaceId } from "#lib/workspace.tsx";
import { Button } from "#ui/forms/button.tsx";
import { IconButton } from "#ui/forms/icon-button.tsx";
import { Skeleton } from "#ui/frame/skeleton.tsx";
import { Menu } from "#ui/overlays/menu/menu.tsx";
import type { DataColumn } from "#ui/table/data-table-props.ts";
import { Badge } from "#ui/text/badge.tsx";
import { Ago } from "#ui/text/instant.tsx";
import { effectQuery } from "../effect/effect.queries.ts";
import { lengthText, liveLook, newestWindow, sampleOf } from "../effect/effect-labels.rules.ts";
import { FigureVerdict } from "../effect/figure-verdict.tsx";
import { studioPaths } from "../studio-paths.ts";

export interface EffectRow {
  readonly optimization: Optimization;
  readonly onChange: () => void;
}

export const effectColumns: readonly DataColumn<EffectRow>[] = [
  { id: "title", header: "Text", kind: "main", cell: (row) => <Title {...row} /> },
  { id: "published", header: "Published", kind: "text", cell: (row) => <Published {...row} /> },
  { id: "live", header: "There", kind: "text", cell: (row) => <Live {...row} /> },
  {
    id: "window",
    header: "Window",
    kind: "text",
    long: true,
    cell: (row) => <OfEffect row={row}>{(effect) => <Window effect={effect} />}</OfEffect>,
  },
  {
    id: "named",
    header: "Named",
    kind: "text",
    cell: (row) => <Figure row={row} figureOf={({ named }) => named} />,
  },
  {
    id: "cited",
    header: "Cited",
    kind: "text",
    cell: (row) => <Figure row={row} figureOf={({ cited }) => cited} />,
  },
  { id: "actions", header: "Actions", kind: "actions", cell: (row) => <Actions {...row} /> },
];

/** From any address of the page to the same one with the panel open. */
function withEffect(effect: string): () => { readonly effect: string } {
  return () => ({ effect });
}

function Title({ optimization: { id, title, published_url: url } }: EffectRow): ReactElement {
  const projectId = useWorkspaceId();
  return (
    <div className="space-y-0.5">
      <Link
        to="/workspaces/$projectId/optimization/dashboard"
        params={{ projectId }}
        search={withEffect(id)}
        resetScroll={false}
        className="rounded-control wrap-anywhere text-fg hover:text-brand-text hover:underline hover:underline-offset-3"
      >
        {title}
      </Link>
      <p className="line-clamp-1 text-sm font-normal wrap-anywhere text-fg-3" title={url ?? undefined}>
        {url}
      </p>
    </div>
  );
}

function Published({ optimization: { published_at: at } }: EffectRow): ReactElement {
  return at === null ? <>–</> : <Ago at={at} />;
}

function Live({ optimization }: EffectRow): ReactElement {
  const effect = useEffectOf(optimization);
  if (effect.isPending) return <Loading />;
  if (effect.data === undefined) return <Failed effect={effect} />;
  const { label, tone, seen } = liveLook(effect.data.live);
  return (
    <span data-tooltip={seen}>
      <Badge tone={tone}>{label}</Badge>
    </span>
  );
}

interface OfEffectProps {
  readonly row: EffectRow;
  readonly children: (effect: Effect) => ReactElement;
}

/** Effect in a cell; failures are said once in a row. */
function OfEffect({ row: { optimization }, children }: OfEffectProps): ReactElement {
  const effect = useEffectOf(optimization);
  if (effect.isPending) return <Loading />;
  return effect.data === undefined ? <>–</> : children(effect.data);
}

function Window({ effect: { windows, problem } }: { readonly effect: Effect }): ReactElement {
  const newest = newestWindow(windows);
  if (problem !== null) return <span className="text-sm text-fg-3">No campaign asks its queries</span>;
  if (!newest) return <span className="text-sm text-fg-3">Not begun</span>;
  return (
    <span className="whitespace-nowrap tabular-nums">
      {lengthText(newest)}
      {newest.state === "RUNNING" && <span className="block text-xs text-fg-3">so far</span>}
    </span>
  );
}

interface FigureProps {
  readonly row: EffectRow;
  readonly figureOf: (window: EffectWindow) => EffectFigure | null;
}

function Figure({ row, figureOf }: FigureProps): ReactElement {
  return (
    <OfEffect row={row}>
      {({ windows }) => {
        const newest = newestWindow(windows);
        const figure = newest && figureOf(newest);
        if (!newest || !figure) return <>–</>;
        return (
          <>
            <FigureVerdict figure={figure} state={newest.state} />
            <span className="block text-xs text-fg-3 tabular-nums">{sampleOf(figure)}</span>
          </>
        );
      }}
    </OfEffect>
  );
}

function useEffectOf({ id }: Optimization): UseQueryResult<Effect> {
  return useQuery(effectQuery(useWorkspaceId(), id));
}

function Loading(): ReactElement {
  return (
    <span className="block h-3.5 w-20">
      <Skeleton />
    </span>
  );
}

function Failed({ effect }: { readonly effect: UseQueryResult<Effect> }): ReactElement {
  return (
    <span role="alert" className="flex flex-wrap items-center gap-x-2 text-sm text-fg-2">
      {problemMessage(effect.error)}
      <Button
        size="sm"
        variant="ghost"
        icon={<RotateCw size={14} aria-hidden="true" />}
        onClick={() => void effect.refetch()}
      >
        Retry
      </Button>
    </span>
  );
}

function Actions({ optimization: { id, title }, onChange }: EffectRow): ReactElement {
  const projectId = useWorkspaceId();
  return (
    <Menu
      trigger={<IconButton label={`Actions for ${title}`} icon={<Ellipsis size={16} aria-hidden="true" />} />}
      entries={[
        {
          kind: "link",
          label: "Show effect",
          icon: <ChartLine />,
          link: (
            <Link
              to="/workspaces/$projectId/optimization/dashboard"
              params={{ projectId }}
              search={withEffect(id)}
              resetScroll={false}
            />
          ),
        },
        {
          kind: "link",
          label: "Open the text",
          icon: <FileText />,
          link: <Link to={studioPaths(projectId).results(id)} />,
        },
        {
          kind: "action",
          label: "Change where it was published",
          icon: <Pencil />,
          onSelect: onChange,
        },
      ]}
    />
  );
}
