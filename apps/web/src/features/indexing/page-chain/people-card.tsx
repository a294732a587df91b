import type { PageChain } from "@citelens/contract/traffic/indexing";
import { Link } from "@tanstack/react-router";
import type { ReactElement } from "react";
import { countText } from "#lib/figures.ts";
import { useWorkspaceId } from "#lib/workspace.tsx";
import { ShareBar } from "#ui/charts/share-bar.tsx";
import { Card } from "#ui/frame/card.tsx";
import { TextLink } from "#ui/text/text-link.tsx";
import type { SinceDays } from "./since-days.rules.ts";

interface PeopleCardProps {
  readonly page: PageChain;
  readonly days: SinceDays;
}

const title = "People who came";

/** People whom assistants sent to the page. */
export function PeopleCard({ page: { path, referrals }, days }: PeopleCardProps): ReactElement {
  const projectId = useWorkspaceId();
  const most = Math.max(...referrals.map((one) => one.referrals));
  return (
    <Card
      title={title}
      hint="Sent by assistants in the last 180 days"
      actions={
        <TextLink
          render={
            <Link to="/workspaces/$projectId/referrals" params={{ projectId }} search={{ ...days, path }} />
          }
        >
          Its referrals
        </TextLink>
      }
    >
      {referrals.length === 0 ? (
        <p className="text-fg-2">Nobody has come to this page from an assistant.</p>
      ) : (
        <ul aria-label={title} className="space-y-2">
          {referrals.map(({ assistant, referrals: count }) => (
            <li key={assistant} className="space-y-1">
              <p className="flex justify-between gap-3">
                <span>{assistant}</span>
                <span className="text-fg-2 tabular-nums">{countText(count)}</span>
              </p>
              <ShareBar share={count / most} />
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
