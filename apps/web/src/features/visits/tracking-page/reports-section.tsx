import type { TrackingReports } from "@citelens/contract/traffic/tracking-reports";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { RadioTower } from "lucide-react";
import type { ReactElement } from "react";
import { dayText, instantText } from "#lib/dates/dates.ts";
import { useWorkspaceId } from "#lib/workspace.tsx";
import { Button } from "#ui/forms/button.tsx";
import { ExportButton } from "#ui/forms/export-button.tsx";
import { Card } from "#ui/frame/card.tsx";
import { EmptyState } from "#ui/frame/empty-state.tsx";
import { QueryError } from "#ui/frame/error-state.tsx";
import { ListSkeleton } from "#ui/frame/skeleton.tsx";
import { ReportCard } from "./report-card.tsx";
import { groupsOf, type ReportGroup } from "./report-groups.rules.ts";
import { trackingReportsFile, trackingReportsQuery } from "./tracking-page.queries.ts";

/** Reports of each key and tracker.js in the last 30 days, and what became of it. */
export function ReportsSection(): ReactElement {
  const workspaceId = useWorkspaceId();
  const reports = useQuery(trackingReportsQuery(workspaceId));
  return (
    <section aria-labelledby="tracking-reports" className="space-y-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="tracking-reports" className="text-lg font-semibold">
          Last 30 days
        </h2>
        <ExportButton
          name={`tracking_${new Date().toISOString().slice(0, 10)}`}
          read={(format) => trackingReportsFile(workspaceId, format)}
          disabled={!reports.data || reports.data.results.length === 0}
        />
      </div>
      {reports.data && <Reports reports={reports.data} />}
      {!reports.data && reports.isError && <QueryError query={reports} />}
      {!reports.data && !reports.isError && (
        <div role="status" aria-label="Loading reports">
          <ListSkeleton rows={5} />
        </div>
      )}
    </section>
  );
}

function Reports({ reports }: { readonly reports: TrackingReports }): ReactElement {
  const { keys, tracker } = groupsOf(reports.results);
  return (
    <div className="space-y-5">
      {keys.length === 0 && !tracker && (
        <EmptyState
          icon={RadioTower}
          title="Nothing has arrived in 30 days"
          actions={
            <Button variant="primary" render={<Link to="/integrations" />}>
              Connect your website
            </Button>
          }
        >
          Neither a server with a key of this workspace nor tracker.js has reported anything.
        </EmptyState>
      )}
      {keys.map((group) => (
        <ReportCard key={group.id} group={group} hint={lastSeenText(group.days)} />
      ))}
      {tracker && <ReportCard group={tracker} hint={lastPageViewText(reports.last_page_view_at)} />}
      <Card
        title="Why does nothing arrive?"
        hint="What cannot be counted here, because nobody knows whose it is"
      >
        <ul className="list-disc space-y-1.5 pl-5 text-fg-2">
          <li>
            A request with a key that we do not know is answered with 401: compare the key’s first characters.
          </li>
          <li>
            A page view with another workspace’s id, or with none, is answered with 403. More than 120 a
            minute from one address are answered with 429 before anything of them is read.
          </li>
          <li>
            tracker.js sends nothing from localhost and files, from browsers that programs drive, and with
            Global Privacy Control or Do Not Track.
          </li>
          <li>
            A page that a cache or CDN answers never reaches your server, so your server cannot report it.
          </li>
        </ul>
      </Card>
    </div>
  );
}

function lastSeenText([last]: ReportGroup["days"]): string {
  return last ? `Last seen on ${dayText(last.day)}` : "Not seen yet";
}

function lastPageViewText(at: string | null): string {
  return at === null
    ? "Page views of people; none was taken so far"
    : `Page views of people; the last one was taken on ${instantText(at)}`;
}
