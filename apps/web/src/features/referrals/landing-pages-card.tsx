import type { LandingPage } from "@citelens/contract/traffic/referrals";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { ReactElement } from "react";
import { readablePath } from "#lib/address/readable-path.ts";
import type { ChangeView } from "#lib/address/use-address.ts";
import { fileName } from "#lib/browser/file-name.ts";
import { countText } from "#lib/figures.ts";
import { useWorkspace } from "#lib/workspace.tsx";
import { ShareBar } from "#ui/charts/share-bar.tsx";
import { type FigureColumn, FigureTable } from "#ui/table/figure-table.tsx";
import { Pagination } from "#ui/table/pagination.tsx";
import { PastTheEnd } from "#ui/table/past-the-end.tsx";
import { TextLink } from "#ui/text/text-link.tsx";
import { VisuallyHidden } from "#ui/text/visually-hidden.tsx";
import { FilterValue } from "./filter-value.tsx";
import { ListCard } from "./list-card.tsx";
import { ReferralCount } from "./referral-count.tsx";
import { landingPagesFile, landingPagesPerPage, landingPagesQuery } from "./referrals.queries.ts";
import type { ReferralFilters, ReferralsView } from "./referrals-search.rules.ts";

interface LandingPagesCardProps {
  readonly view: ReferralsView;
  readonly onFilter: (filter: Partial<ReferralFilters>) => void;
  readonly onChange: ChangeView<ReferralsView>;
}

export function LandingPagesCard({ view, onFilter, onChange }: LandingPagesCardProps): ReactElement {
  const workspace = useWorkspace();
  const list = useQuery(landingPagesQuery(workspace.id, view));
  return (
    <ListCard
      title="Landing pages"
      hint="Where people arrived"
      list={list}
      isEmpty={({ count }) => count === 0}
      file={{
        name: fileName("ai-landing-pages", workspace.name, view.range),
        read: (format) => landingPagesFile(workspace.id, view, format),
      }}
    >
      {({ results, count }) => (
        <>
          {results.length === 0 ? (
            <PastTheEnd onFirst={() => onChange({ page: 1 }, "push")} />
          ) : (
            <FigureTable
              label="Landing pages"
              columns={columnsOf(results, { projectId: workspace.id, onFilter })}
              rows={results}
              rowKey={({ path }) => path}
            />
          )}
          {count > landingPagesPerPage && (
            <div className="border-t border-border px-5 py-3">
              <Pagination
                page={view.page}
                pageSize={landingPagesPerPage}
                total={count}
                onPage={(page) => onChange({ page }, "push")}
              />
            </div>
          )}
        </>
      )}
    </ListCard>
  );
}

function columnsOf(
  rows: readonly LandingPage[],
  { projectId, onFilter }: { readonly projectId: string } & Pick<LandingPagesCardProps, "onFilter">,
): readonly FigureColumn<LandingPage>[] {
  const most = Math.max(...rows.map(({ referrals }) => referrals));
  return [
    {
      id: "path",
      header: "Path",
      kind: "main",
      cell: ({ path, referrals, assistants }) => (
        <div className="space-y-1.5">
          <FilterValue value={readablePath(path)} isName onPick={() => onFilter({ path })} />
          <ShareBar share={referrals / most} />
          <p className="flex flex-wrap gap-x-3 gap-y-1 text-sm text-fg-3">
            {assistants.slice(0, 4).map((sent) => (
              <span key={sent.assistant}>
                <FilterValue
                  value={sent.assistant}
                  where={`on ${readablePath(path)}`}
                  onPick={() => onFilter({ assistant: sent.assistant, path })}
                />{" "}
                <span className="tabular-nums">{countText(sent.referrals)}</span>
              </span>
            ))}
            {assistants.length > 4 && <span>and {assistants.length - 4} more</span>}
            <TextLink
              render={
                <Link to="/workspaces/$projectId/indexing/page" params={{ projectId }} search={{ path }} />
              }
            >
              In AI Indexing
              <VisuallyHidden> {readablePath(path)}</VisuallyHidden>
            </TextLink>
          </p>
        </div>
      ),
    },
    {
      id: "referrals",
      header: "Referrals",
      kind: "figure",
      cell: ({ referrals, previous }) => <ReferralCount referrals={referrals} previous={previous} />,
    },
  ];
}
