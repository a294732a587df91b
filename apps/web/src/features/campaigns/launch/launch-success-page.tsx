import type { Campaign } from "@citelens/contract/visibility/campaigns";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { CircleCheck } from "lucide-react";
import { type ReactElement, type ReactNode, useEffect, useState } from "react";
import { ApiProblem } from "#lib/api/api-problem.ts";
import { counted } from "#lib/figures.ts";
import { useWorkspaceId } from "#lib/workspace.tsx";
import { Button } from "#ui/forms/button.tsx";
import { Card } from "#ui/frame/card.tsx";
import { PageHeader } from "#ui/frame/page-header.tsx";
import { nameOf } from "../campaign.rules.ts";
import { campaignPaths } from "../campaign-paths.ts";
import { campaignQuery, runsQuery } from "../campaigns.queries.ts";
import { messageAt, secondsLeft } from "./launch.rules.ts";
import { LaunchProgress } from "./launch-progress.tsx";
import { LaunchSteps } from "./launch-steps.tsx";
import { useLiveRun } from "./live-run.queries.ts";

export interface LaunchSuccessPageProps {
  readonly campaignId: string;
  /** Called when the countdown has ended. */
  readonly onEnd: () => void;
}

/** A draft has no run yet: links to its editor. */
export function LaunchSuccessPage(props: LaunchSuccessPageProps): ReactElement {
  const workspaceId = useWorkspaceId();
  const { campaignId } = props;
  const campaign = useQuery(campaignQuery(workspaceId, campaignId));
  const paths = campaignPaths(workspaceId);
  if (campaign.error instanceof ApiProblem && campaign.error.status === 404) {
    return (
      <NothingToFollow title="This campaign does not exist" link={<Link to={paths.list} />}>
        See all campaigns
      </NothingToFollow>
    );
  }
  if (campaign.data?.status === "DRAFT") {
    return (
      <NothingToFollow
        title="This campaign has not been launched yet"
        link={<Link to={paths.edit(campaignId)} />}
      >
        Edit {nameOf(campaign.data)}
      </NothingToFollow>
    );
  }
  return <LaunchOf {...props} campaign={campaign.data} />;
}

interface NothingToFollowProps {
  readonly title: string;
  /** The next page. */
  readonly link: ReactElement;
  readonly children: ReactNode;
}

function NothingToFollow({ title, link, children }: NothingToFollowProps): ReactElement {
  return (
    <div className="space-y-5">
      <PageHeader title={title} />
      <Button render={link}>{children}</Button>
    </div>
  );
}

interface LaunchOfProps extends LaunchSuccessPageProps {
  readonly campaign: Campaign | undefined;
}

/** Shows the first run until the countdown opens the conversations; the user can leave earlier or stay. */
function LaunchOf({ campaignId, campaign, onEnd }: LaunchOfProps): ReactElement {
  const workspaceId = useWorkspaceId();
  const runs = useQuery(runsQuery(workspaceId, campaignId));
  useLiveRun(workspaceId, campaignId, runs.data?.results[0]?.status === "RUNNING");
  const elapsed = useElapsedSeconds();
  const [isStaying, setStaying] = useState(false);
  const run = runs.data?.results[0];
  const left = secondsLeft(elapsed);
  const isOver = left === 0 && !isStaying;
  useEffect(() => {
    if (isOver) onEnd();
  }, [isOver, onEnd]);

  return (
    <div className="mx-auto max-w-3xl space-y-5 pt-4">
      <header className="flex flex-col items-center gap-2 text-center">
        <CircleCheck size={40} strokeWidth={1.75} aria-hidden="true" className="text-pos" />
        <h1 tabIndex={-1} className="text-xl font-semibold outline-none">
          Campaign Launched Successfully!
        </h1>
        {/* Announced at most once: a sentence every four seconds would drown out everything else. */}
        <p
          key={messageAt(elapsed)}
          aria-live="off"
          className="text-fg-2 transition-opacity duration-300 motion-reduce:transition-none starting:opacity-0"
        >
          {run?.status === "DONE" ? "The first run is complete." : messageAt(elapsed)}
        </p>
        <p className="text-sm text-fg-3">Initial results take 2-10 minutes.</p>
      </header>
      <div className="grid gap-5 md:grid-cols-2">
        <Card title="Steps" hint={campaign ? nameOf(campaign) : "Your campaign"}>
          <LaunchSteps run={run} />
        </Card>
        <Card title="Answers" hint="As they arrive, by AI model">
          <LaunchProgress run={run} />
        </Card>
      </div>
      <footer className="flex flex-col items-center gap-3 text-center">
        <p role="timer" className="text-fg-2 tabular-nums">
          {isStaying ? "This page stays open." : `The conversations open in ${counted(left, "second")}.`}
        </p>
        <div className="flex flex-wrap justify-center gap-2">
          <Button variant="primary" render={<Link to={campaignPaths(workspaceId).conversations} />}>
            View conversations now
          </Button>
          {!isStaying && (
            <Button variant="ghost" onClick={() => setStaying(true)}>
              Stay on this page
            </Button>
          )}
        </div>
      </footer>
    </div>
  );
}

const tickMs = 250;

/** Whole seconds since mounting; corrects itself after the tab was in the background. */
function useElapsedSeconds(): number {
  const [elapsed, setElapsed] = useState(0);
  useEffect(() => {
    const startMs = performance.now();
    const tick = (): void => setElapsed(Math.floor((performance.now() - startMs) / 1000));
    const timer = setInterval(tick, tickMs);
    return () => clearInterval(timer);
  }, []);
  return elapsed;
}
