import type { OpportunityList } from "@citelens/contract/content/opportunities";
import { Link } from "@tanstack/react-router";
import { CircleCheck, Lightbulb, RotateCw, Search, SearchX, Telescope } from "lucide-react";
import type { ReactElement, ReactNode } from "react";
import { campaignPaths } from "#features/campaigns/public.ts";
import { counted } from "#lib/figures.ts";
import { useWorkspaceId } from "#lib/workspace.tsx";
import { Button } from "#ui/forms/button.tsx";
import { EmptyState } from "#ui/frame/empty-state.tsx";
import { PastTheEnd } from "#ui/table/past-the-end.tsx";
import { answersMin, type EmptyReason } from "./empty-reason.rules.ts";
import { stateLabels } from "./opportunity-labels.rules.ts";

interface NoOpportunitiesProps {
  readonly reason: EmptyReason;
  readonly list: OpportunityList;
  readonly onFirstPage: () => void;
  readonly onClear: () => void;
  readonly onAllStates: () => void;
  readonly onRefresh: () => void;
}

/** Why the list is empty, and what to do. */
export function NoOpportunities(props: NoOpportunitiesProps): ReactElement {
  const { reason, list, onFirstPage, onClear, onAllStates, onRefresh } = props;
  const answers = list.refresh.answers ?? 0;
  switch (reason) {
    case "past the end":
      return <PastTheEnd onFirst={onFirstPage} />;
    case "first search":
      return (
        <EmptyState icon={Search} title="Looking for opportunities for the first time" frame="none">
          The answers of the last 90 days, your pages and the newest audit are put together. The list appears
          here by itself.
        </EmptyState>
      );
    case "never searched":
      return (
        <EmptyState
          icon={Search}
          title="Nobody has looked for opportunities yet"
          frame="none"
          actions={
            <Button icon={<RotateCw size={16} aria-hidden="true" />} onClick={onRefresh}>
              Look for opportunities
            </Button>
          }
        >
          It happens by itself when a campaign has asked, an audit is done or your pages were read.
        </EmptyState>
      );
    case "filtered out":
      return (
        <EmptyState
          icon={SearchX}
          title="No opportunity matches the filters"
          frame="none"
          actions={<Button onClick={onClear}>Clear filters</Button>}
        />
      );
    case "all settled":
      return (
        <EmptyState
          icon={CircleCheck}
          title="Nothing is open"
          frame="none"
          actions={<Button onClick={onAllStates}>Show all states</Button>}
        >
          {settledText(list.states)}
        </EmptyState>
      );
    case "no answers":
      return (
        <ToCampaigns title="No answers are counted yet">
          Opportunities are found in what AI assistants answer. They appear once a campaign has {answersMin}{" "}
          answers to one of its queries; answers of the local index count only where nothing else is asked.
        </ToCampaigns>
      );
    case "few answers":
      return (
        <ToCampaigns title="Too few answers yet">
          A query is looked at once it has {answersMin} answers in the period. So far there{" "}
          {answers === 1 ? "is" : "are"} {counted(answers, "answer")} in 90 days: choose a longer period, or
          wait for the next runs.
        </ToCampaigns>
      );
    case "nothing found":
      return (
        <EmptyState icon={Lightbulb} title="Nothing stands out" frame="none">
          None of the rules fits what {counted(answers, "answer")} of 90 days say: answers name and cite you
          where you could be, or say too little in this period. A longer period may show more.
        </EmptyState>
      );
  }
}

function settledText(states: OpportunityList["states"]): string {
  const parts = states.map(({ state, count }) => `${count} ${stateLabels[state].toLowerCase()}`);
  return `Of this period: ${parts.join(", ")}.`;
}

interface ToCampaignsProps {
  readonly title: string;
  readonly children: ReactNode;
}

function ToCampaigns({ title, children }: ToCampaignsProps): ReactElement {
  const { list } = campaignPaths(useWorkspaceId());
  return (
    <EmptyState
      icon={Telescope}
      title={title}
      frame="none"
      actions={<Button render={<Link to={list} />}>GEO Campaigns</Button>}
    >
      {children}
    </EmptyState>
  );
}
