import type { Audit } from "@citelens/contract/content/audit-fields";
import { auditCategories } from "@citelens/contract/content/audit-words";
import { useQuery } from "@tanstack/react-query";
import { Check } from "lucide-react";
import type { ReactElement } from "react";
import { useWorkspaceId } from "#lib/workspace.tsx";
import { Card } from "#ui/frame/card.tsx";
import { QueryContent } from "#ui/frame/query-content.tsx";
import { categoryLabels, categoryMeanings } from "../audit-labels.rules.ts";
import { StartForm } from "../start/start-form.tsx";
import { auditSettingsQuery } from "../technical-audit.queries.ts";

const title = "Start the first audit";

/** For a site that was never audited: what an audit finds, and how it begins. */
export function FirstAudit({ onStarted }: { readonly onStarted: (audit: Audit) => void }): ReactElement {
  const settings = useQuery(auditSettingsQuery(useWorkspaceId()));
  return (
    <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-2">
      <Card
        title="What an audit finds"
        hint="It reads your site as AI agents do, and shows for each finding the line that proves it."
      >
        <ul aria-label="What is checked" className="space-y-3">
          {auditCategories.map((category) => (
            <li key={category} className="flex gap-3">
              <Check size={18} aria-hidden="true" className="mt-0.5 shrink-0 text-pos" />
              <div>
                <p className="font-medium">{categoryLabels[category]}</p>
                <p className="text-sm text-fg-2">{categoryMeanings[category]}.</p>
              </div>
            </li>
          ))}
        </ul>
        <p className="mt-5 border-t border-border pt-4 text-sm text-fg-2">
          What it finds is joined with the visits of AI agents and with the answers that cite you: pages that
          are really read come first. robots.txt is obeyed, and nothing is changed on your site.
        </p>
      </Card>
      <Card title={title} hint="200 pages take about a minute.">
        <QueryContent title={title} query={settings} isEmpty={() => false} emptyText="">
          {(known) => <StartForm settings={known} onStarted={onStarted} />}
        </QueryContent>
      </Card>
    </div>
  );
}
