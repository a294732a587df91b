import type { ReactElement, ReactNode } from "react";
import { problemMessage } from "#lib/api/api-problem.ts";
import { Card } from "#ui/frame/card.tsx";
import { Spinner } from "#ui/frame/spinner.tsx";
import { TrackingSetup, type TrackingSetupProps } from "./tracking/tracking-setup.tsx";

interface FirstRunProps extends TrackingSetupProps {
  /** The error of the last check, if any. */
  readonly problem: Error | undefined;
  /** Further actions. */
  readonly whenEmpty?: ReactNode;
}

/** Shown instead of the list until the first visit; the page polls for it. */
export function FirstRun({ problem, whenEmpty, ...setup }: FirstRunProps): ReactElement {
  return (
    <Card
      title="No AI agent has visited yet"
      hint="Set up your server to report its requests. AI agents among them appear here within seconds."
    >
      <div className="max-w-3xl space-y-6">
        <TrackingSetup {...setup} />
        <p role="status" className="flex items-center gap-3 border-t border-border pt-4 text-fg-2">
          <span className="text-brand-text">
            <Spinner />
          </span>
          {problem ? `${problemMessage(problem)} Still trying…` : "Waiting for the first visit…"}
        </p>
        {whenEmpty && <div className="flex flex-wrap gap-2">{whenEmpty}</div>}
      </div>
    </Card>
  );
}
