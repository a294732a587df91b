import type { Audit } from "@citelens/contract/content/audit-fields";
import { type ReactElement, useState } from "react";
import { type Address, changeOfView } from "#lib/address/use-address.ts";
import { Tabs } from "#ui/frame/tabs.tsx";
import { AccessTab } from "./access/access-tab.tsx";
import { CompareTab } from "./compare/compare-tab.tsx";
import { IssuePanel } from "./issues/issue-panel.tsx";
import { IssuesTab } from "./issues/issues-tab.tsx";
import { PagePanel } from "./pages/page-panel.tsx";
import { PagesTab } from "./pages/pages-tab.tsx";
import { SpeedTab } from "./pages/speed-tab.tsx";
import {
  type ResultsSearch,
  type ResultsView,
  resultsAddress,
  resultsView,
  resultTabs,
  type TabProps,
} from "./results-search.rules.ts";

interface ResultTabsProps extends Address<ResultsSearch> {
  readonly audit: Audit;
}

/** The parts of the results, with the panels of an issue and of a page over them. */
export function ResultTabs({ audit, search, onSearch }: ResultTabsProps): ReactElement {
  const view = resultsView(search);
  const onChange = changeOfView<ResultsSearch, ResultsView>(onSearch, {
    viewOf: resultsView,
    searchOf: resultsAddress,
  });
  // What was opened last stays in its panel while that closes.
  const [issue, setIssue] = useState(view.issue);
  const [page, setPage] = useState(view.at);
  if (view.issue !== undefined && view.issue !== issue) setIssue(view.issue);
  if (view.at !== undefined && view.at !== page) setPage(view.at);
  const close = (): void =>
    onChange((latest) => ({ issue: undefined, at: undefined, page: latest.page }), "push");
  return (
    <>
      <Tabs
        label="Results"
        tabs={[
          { value: "issues", label: "Issues" },
          { value: "access", label: "Agent access" },
          { value: "pages", label: "Pages" },
          { value: "speed", label: "Speed" },
          { value: "compare", label: "Compare" },
        ]}
        value={view.tab}
        onChange={(chosen) => {
          const tab = resultTabs.find((one) => one === chosen) ?? "issues";
          onChange({ ...resultsView({}), tab }, "push");
        }}
      >
        <Content audit={audit} view={view} onChange={onChange} />
      </Tabs>
      {issue !== undefined && (
        <IssuePanel
          key={issue}
          auditId={audit.id}
          checkId={issue}
          open={view.issue !== undefined && view.at === undefined}
          onClose={close}
        />
      )}
      {page !== undefined && (
        <PagePanel auditId={audit.id} pageId={page} open={view.at !== undefined} onClose={close} />
      )}
    </>
  );
}

function Content(props: TabProps): ReactElement {
  switch (props.view.tab) {
    case "issues":
      return <IssuesTab {...props} />;
    case "access":
      return <AccessTab {...props} />;
    case "pages":
      return <PagesTab {...props} />;
    case "speed":
      return <SpeedTab audit={props.audit} />;
    case "compare":
      return <CompareTab {...props} />;
  }
}
