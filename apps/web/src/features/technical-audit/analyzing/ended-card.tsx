import type { Audit } from "@citelens/contract/content/audit-fields";
import { Link } from "@tanstack/react-router";
import { CircleAlert, CircleSlash } from "lucide-react";
import type { ReactElement } from "react";
import { counted } from "#lib/figures.ts";
import { useWorkspaceId } from "#lib/workspace.tsx";
import { Button } from "#ui/forms/button.tsx";
import { Card } from "#ui/frame/card.tsx";
import { hasFoundSome } from "../audit-labels.rules.ts";
import { AgainButton } from "../start/again-button.tsx";

interface EndedCardProps {
  readonly audit: Audit;
  readonly onStarted: (audit: Audit) => void;
}

/** Of an audit that ended too early: what was seen and what to do, or that somebody canceled it. */
export function EndedCard({ audit, onStarted }: EndedCardProps): ReactElement {
  const projectId = useWorkspaceId();
  const { failure, coverage, id: auditId } = audit;
  const Icon = failure ? CircleAlert : CircleSlash;
  return (
    <Card>
      <div role={failure ? "alert" : "status"} className="flex gap-4">
        <Icon
          size={26}
          strokeWidth={1.75}
          aria-hidden="true"
          className={failure ? "shrink-0 text-neg" : "shrink-0 text-fg-3"}
        />
        <div className="min-w-0 space-y-4">
          <div className="space-y-1">
            <h2 className="text-lg font-semibold">{headingOf(audit)}</h2>
            <p className="wrap-anywhere">
              {failure ? failure.seen : `${counted(coverage.read, "page")} had been read until then.`}
            </p>
          </div>
          {failure && (
            <div>
              <h3 className="font-medium">What to do</h3>
              <p className="wrap-anywhere text-fg-2">{failure.remedy}</p>
            </div>
          )}
          <div className="flex flex-wrap gap-2">
            <AgainButton audit={audit} onStarted={onStarted} />
            {hasFoundSome(audit) && (
              <Button
                size="sm"
                render={
                  <Link
                    to="/workspaces/$projectId/technical-optimization/results/$auditId"
                    params={{ projectId, auditId }}
                  />
                }
              >
                See what was found
              </Button>
            )}
          </div>
        </div>
      </div>
    </Card>
  );
}

function headingOf({ failure }: Audit): string {
  if (!failure) return "The audit was canceled";
  return failure.reason === "INTERNAL" ? "The audit could not go on" : "The site could not be audited";
}
