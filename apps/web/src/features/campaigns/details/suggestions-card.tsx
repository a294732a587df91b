import type { Competitor } from "@citelens/contract/visibility/campaigns";
import { useQuery } from "@tanstack/react-query";
import { Check, Merge, X } from "lucide-react";
import type { ReactElement } from "react";
import { problemMessage } from "#lib/api/api-problem.ts";
import { counted } from "#lib/figures.ts";
import { useWorkspaceId } from "#lib/workspace.tsx";
import { Button } from "#ui/forms/button.tsx";
import { Card } from "#ui/frame/card.tsx";
import { QueryError } from "#ui/frame/error-state.tsx";
import { Menu } from "#ui/overlays/menu/menu.tsx";
import { toast } from "#ui/overlays/toast.ts";
import { type CompetitorChange, competitorsQuery, useUpdateCompetitor } from "../campaigns.queries.ts";

/** Brands that answers name repeatedly. They count in no score before a user accepts them. */
export function SuggestionsCard(): ReactElement | null {
  const workspaceId = useWorkspaceId();
  const competitors = useQuery(competitorsQuery(workspaceId));
  const update = useUpdateCompetitor(workspaceId);
  const suggested = competitors.data?.filter(({ status }) => status === "suggested") ?? [];
  const accepted = competitors.data?.filter(({ status }) => status === "accepted") ?? [];

  const decide = (competitorId: string, change: CompetitorChange["change"], done: string): void => {
    update.mutate(
      { competitorId, change },
      {
        onSuccess: () => toast.success(done),
        onError: (problem) => toast.error(problemMessage(problem)),
      },
    );
  };
  if (competitors.isError && !competitors.data) {
    return (
      <Card title="Suggested competitors">
        <QueryError query={competitors} />
      </Card>
    );
  }
  if (suggested.length === 0) return null;
  return (
    <Card
      title="Suggested competitors"
      hint="Answers name these brands. They count in no score until you accept them."
      padding="flush"
    >
      <ul aria-label="Suggested competitors">
        {suggested.map((competitor) => (
          <Suggestion
            key={competitor.id}
            competitor={competitor}
            accepted={accepted}
            isBusy={update.isPending && update.variables.competitorId === competitor.id}
            onDecide={(change, done) => decide(competitor.id, change, done)}
          />
        ))}
      </ul>
    </Card>
  );
}

interface SuggestionProps {
  readonly competitor: Competitor;
  readonly accepted: readonly Competitor[];
  readonly isBusy: boolean;
  readonly onDecide: (change: CompetitorChange["change"], done: string) => void;
}

function Suggestion({ competitor, accepted, isBusy, onDecide }: SuggestionProps): ReactElement {
  const { name, seen_in_answers: seen } = competitor;
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 border-t border-border px-5 py-3">
      <div className="min-w-40 flex-1">
        <p className="font-medium wrap-anywhere">{name}</p>
        <p className="text-sm text-fg-3">{`Seen in ${counted(seen, "answer")}`}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button
          size="sm"
          aria-label={`Accept ${name}`}
          icon={<Check size={14} aria-hidden="true" />}
          loading={isBusy}
          onClick={() => onDecide({ status: "accepted" }, `${name} is a competitor now`)}
        >
          Accept
        </Button>
        <Button
          size="sm"
          variant="ghost"
          aria-label={`Ignore ${name}`}
          icon={<X size={14} aria-hidden="true" />}
          onClick={() => onDecide({ status: "ignored" }, `${name} is ignored from now on`)}
        >
          Ignore
        </Button>
        {accepted.length > 0 && (
          <Menu
            trigger={
              <Button
                size="sm"
                variant="ghost"
                aria-label={`Merge ${name} into another`}
                icon={<Merge size={14} aria-hidden="true" />}
              >
                Merge
              </Button>
            }
            entries={[
              { kind: "heading", label: "It is another name of" },
              ...accepted.map((into) => ({
                kind: "action" as const,
                label: into.name,
                onSelect: () => onDecide({ merge_into: into.id }, `${name} counts as ${into.name} now`),
              })),
            ]}
          />
        )}
      </div>
    </li>
  );
}
