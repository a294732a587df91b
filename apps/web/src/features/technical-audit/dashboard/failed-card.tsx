import type { Audit } from "@citelens/contract/content/audit-fields";
import type { ReactElement } from "react";
import { instantText } from "#lib/dates/dates.ts";
import { Banner } from "#ui/frame/banner.tsx";
import { AgainButton } from "../start/again-button.tsx";

interface FailedCardProps {
  readonly audit: Audit;
  /** Results of an audit before are shown below. */
  readonly hasOlder: boolean;
  readonly onStarted: (audit: Audit) => void;
}

/** Why the newest audit could read nothing, and what to do. */
export function FailedCard({ audit, hasOlder, onStarted }: FailedCardProps): ReactElement {
  const { failure, created } = audit;
  return (
    <Banner tone="neg" title={`The audit of ${instantText(created)} failed`}>
      <div className="space-y-2">
        <p>
          {failure?.seen} {failure?.remedy}
        </p>
        {hasOlder && <p>What you see below is from the audit before it.</p>}
        <AgainButton audit={audit} onStarted={onStarted} />
      </div>
    </Banner>
  );
}
