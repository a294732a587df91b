import type { AuditComparison } from "@citelens/contract/content/technical-audit";
import type { ReactElement } from "react";
import { countText } from "#lib/figures.ts";
import { Card } from "#ui/frame/card.tsx";
import { SeverityMark } from "../../severity-mark.tsx";
import { IssueLink } from "../links/issue-link.tsx";
import { changedPlacesText } from "./comparable.rules.ts";

type Issues = AuditComparison["issues"];
type ComparedIssue = Issues["new"][number];

interface IssueGroupsProps {
  readonly issues: Issues;
  readonly auditId: string;
}

/** Issues that came, that went, and that stayed. */
export function IssueGroups({ issues, auditId }: IssueGroupsProps): ReactElement {
  const groups = [
    { title: "New issues", issues: issues.new, none: "No issue is new.", wide: false },
    { title: "Gone", issues: issues.gone, none: "No issue is gone.", wide: false },
    { title: "Still there", issues: issues.persisting, none: "No issue has stayed.", wide: true },
  ];
  return (
    <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-2">
      {groups.map(({ title, issues: group, none, wide }) => (
        <div key={title} className={wide ? "lg:col-span-2" : undefined}>
          <Card title={`${title} (${countText(group.length)})`}>
            {group.length === 0 ? (
              <p className="text-fg-2">{none}</p>
            ) : (
              <ul
                aria-label={title}
                className={wide ? "grid gap-x-10 lg:grid-cols-2 xl:grid-cols-3" : undefined}
              >
                {group.map((issue) => (
                  <Issue key={issue.check_id} issue={issue} auditId={auditId} />
                ))}
              </ul>
            )}
          </Card>
        </div>
      ))}
    </div>
  );
}

interface IssueProps {
  readonly issue: ComparedIssue;
  readonly auditId: string;
}

function Issue({ issue, auditId }: IssueProps): ReactElement {
  const { check_id: checkId, title, severity, is_half: isHalf, pages_after: after } = issue;
  return (
    <li className="space-y-0.5 border-t border-border py-2.5">
      {after > 0 ? (
        <IssueLink auditId={auditId} checkId={checkId}>
          {title}
        </IssueLink>
      ) : (
        <span className="font-medium wrap-anywhere">{title}</span>
      )}
      <p className="flex flex-wrap gap-x-3 text-sm">
        <SeverityMark severity={severity} half={isHalf} />
        <span className="text-fg-2 tabular-nums">{changedPlacesText(issue)}</span>
      </p>
    </li>
  );
}
