import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { Bot, ChartColumn } from "lucide-react";
import { lazy, type ReactElement, type ReactNode, Suspense, useState } from "react";
import { type CreatedKey, CreatedKeyBox } from "#features/api-keys/public.ts";
import { type Address, changeOfView } from "#lib/address/use-address.ts";
import { fileName } from "#lib/browser/file-name.ts";
import { todayIn } from "#lib/dates/day-range.ts";
import { saveRange } from "#lib/dates/saved-range.ts";
import { useWorkspace } from "#lib/workspace.tsx";
import { Button } from "#ui/forms/button.tsx";
import { ExportButton } from "#ui/forms/export-button.tsx";
import { PageHeader } from "#ui/frame/page-header.tsx";
import { AboutVisits } from "./about-visits.tsx";
import { everVisitedQuery } from "./first-visit/public.ts";
import { describeTotal } from "./total.rules.ts";
import { TrackingButton } from "./tracking/tracking-button.tsx";
import { isDefaultRange } from "./visit-address.rules.ts";
import { VisitFilters } from "./visit-filters.tsx";
import { visitsFile, visitsQuery } from "./visits.queries.ts";
import { addressOf, type VisitsSearch, type VisitsView, visitsView } from "./visits-search.rules.ts";
import { VisitsTable } from "./visits-table.tsx";

const FirstRun = lazy(() => import("./first-run.tsx").then((module) => ({ default: module.FirstRun })));

export interface VisitsPageProps extends Address<VisitsSearch> {
  /** Extra actions in the empty state. */
  readonly whenEmpty?: ReactNode;
}

export function VisitsPage({ search, whenEmpty, onSearch }: VisitsPageProps): ReactElement {
  const workspace = useWorkspace();
  const today = todayIn(workspace.time_zone, Date.now());
  const view = visitsView(search, today);
  const list = useQuery(visitsQuery(workspace.id, view));
  const isEmpty = list.data?.count === 0;
  const ever = useQuery({ ...everVisitedQuery(workspace.id, today), enabled: isEmpty });
  const [created, setCreated] = useState<CreatedKey>();
  const isFirstRun = isEmpty && ever.data === false;
  const isPending = list.isPending || (isEmpty && ever.isLoading);
  const place = { pages: "visits", projectId: workspace.id } as const;

  const change = changeOfView(onSearch, {
    viewOf: (latest: VisitsSearch) => visitsView(latest, today),
    searchOf: (next) => addressOf(next, today),
  });
  const filter = (part: Partial<VisitsView>): void => {
    if (part.range) {
      saveRange(localStorage, place, isDefaultRange(part.range, today) ? undefined : part.range);
    }
    change(part, "replace");
  };
  const clearFilters = (): void => {
    saveRange(localStorage, place, undefined);
    change(({ order }) => ({ ...visitsView({}, today), order }), "replace");
  };

  return (
    <div className="space-y-5">
      <PageHeader
        title="Visits"
        purpose={`The pages of ${workspace.name} that AI agents read, and when they last came.`}
        actions={
          <>
            <Button
              icon={<Bot size={16} aria-hidden="true" />}
              render={
                <Link to="/workspaces/$projectId/indexing/robots" params={{ projectId: workspace.id }} />
              }
            >
              robots.txt
            </Button>
            <Button
              icon={<ChartColumn size={16} aria-hidden="true" />}
              render={<Link to="/workspaces/$projectId/agent-visits" params={{ projectId: workspace.id }} />}
            >
              Visits by agent
            </Button>
            <TrackingButton created={created} onCreated={setCreated} />
          </>
        }
      />
      {created && !isFirstRun && <CreatedKeyBox created={created} onDismiss={() => setCreated(undefined)} />}
      <section aria-labelledby="visits-heading" className="space-y-3">
        <VisitsHeading
          id="visits-heading"
          total={
            list.isSuccess && !isPending && !isFirstRun
              ? describeTotal(list.data, view.range, today)
              : undefined
          }
          actions={
            !isFirstRun && (
              <ExportButton
                name={fileName("visits", workspace.name, view.range)}
                read={(format) => visitsFile(workspace.id, view, format)}
                disabled={!list.isSuccess || isEmpty}
              />
            )
          }
        />
        {isFirstRun ? (
          <Suspense>
            <FirstRun
              created={created}
              onCreated={setCreated}
              problem={ever.isError ? ever.error : undefined}
              whenEmpty={whenEmpty}
            />
          </Suspense>
        ) : (
          <>
            <VisitFilters filters={view} today={today} timeZone={workspace.time_zone} onChange={filter} />
            <VisitsTable
              siteUrl={workspace.url}
              list={list}
              isPending={isPending}
              view={view}
              search={search}
              onChange={change}
              onClearFilters={clearFilters}
            />
          </>
        )}
      </section>
    </div>
  );
}

interface VisitsHeadingProps {
  readonly id: string;
  /** The total as text; undefined while loading. */
  readonly total: string | undefined;
  readonly actions: ReactNode;
}

function VisitsHeading({ id, total, actions }: VisitsHeadingProps): ReactElement {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <div>
        <div className="flex items-center gap-1">
          <h2 id={id} className="text-lg font-semibold">
            Agent Visits
          </h2>
          <AboutVisits />
        </div>
        <p role="status" className="min-h-4.5 text-sm text-fg-2 tabular-nums">
          {total}
        </p>
      </div>
      {actions}
    </div>
  );
}
