import { campaignLimits } from "@citelens/contract/visibility/campaign-constants";
import { Sparkles } from "lucide-react";
import { type ReactElement, useState } from "react";
import { problemMessage } from "#lib/api/api-problem.ts";
import { useWorkspaceId } from "#lib/workspace.tsx";
import { Button } from "#ui/forms/button.tsx";
import { CheckboxCards } from "#ui/forms/checkbox-cards.tsx";
import { ChipsField } from "#ui/forms/chips-field.tsx";
import { ErrorState } from "#ui/frame/error-state.tsx";
import { Skeleton } from "#ui/frame/skeleton.tsx";
import { Badge } from "#ui/text/badge.tsx";
import { useSuggestQueries } from "../../campaigns.queries.ts";
import { readAlias } from "../brand/brand-input.rules.ts";
import { type Draft, partsOf } from "../draft.rules.ts";
import { AddDialog, type AddDialogProps } from "./add-dialog.tsx";
import { newQuery } from "./query-import.rules.ts";

interface SuggestDialogProps extends AddDialogProps {
  readonly draft: Draft;
}

const suggestionsAtOnce = 20;
const topicsMax = 20;

/** Suggested queries based on the brand and its site; the user ticks those to add. */
export function SuggestDialog({ draft, present, ...dialog }: SuggestDialogProps): ReactElement {
  const workspaceId = useWorkspaceId();
  const suggestion = useSuggestQueries(workspaceId);
  const [topics, setTopics] = useState<readonly string[]>([]);
  const [wanted, setWanted] = useState<readonly string[]>([]);
  const texts = new Set(present.map(({ text }) => text.trim()));
  const suggested = (suggestion.data?.queries ?? []).filter(({ text }) => !texts.has(text));
  const room = campaignLimits.queries - present.length;

  const ask = (): void => {
    setWanted([]);
    const { brand } = partsOf(draft, ["brand"]);
    suggestion.mutate({
      campaign_type: draft.campaign_type,
      ...(brand && { brand }),
      topics: [...topics],
      count: suggestionsAtOnce,
    });
  };

  return (
    <AddDialog
      {...dialog}
      title="Suggest queries"
      description="Based on the brand context and the site of this workspace. Tick those that your customers might ask."
      queries={suggested
        .filter(({ text }) => wanted.includes(text))
        .slice(0, room)
        .map(({ text, branded }) => newQuery(text, { branded, isSuggested: true }))}
    >
      <div className="space-y-4">
        <ChipsField
          label="Topics (optional)"
          placeholder="Type a topic, then Enter"
          values={topics}
          onChange={setTopics}
          read={readAlias}
          invalid="A topic may have at most 100 characters."
          max={topicsMax}
          charactersMax={100}
        />
        <Button
          icon={<Sparkles size={16} aria-hidden="true" />}
          variant={suggestion.data ? "secondary" : "primary"}
          loading={suggestion.isPending}
          onClick={ask}
        >
          {suggestion.data ? "Suggest others" : "Suggest"}
        </Button>
        {suggestion.isPending && (
          <div className="h-40">
            <Skeleton shape="card" />
          </div>
        )}
        {suggestion.isError && <ErrorState message={problemMessage(suggestion.error)} onRetry={ask} />}
        {suggestion.isSuccess && suggested.length === 0 && (
          <p role="status" className="text-fg-2">
            No new suggestions. Add topics, or fill in the Brand Kit of this workspace.
          </p>
        )}
        {suggestion.isSuccess && suggested.length > 0 && (
          <div className="space-y-2">
            <div className="flex flex-wrap items-center justify-between gap-2 text-sm">
              <span role="status" className="text-fg-2 tabular-nums">
                {wanted.length} of {suggested.length} ticked
              </span>
              <Button
                size="sm"
                variant="ghost"
                onClick={() => setWanted(wanted.length > 0 ? [] : suggested.map(({ text }) => text))}
              >
                {wanted.length > 0 ? "Untick all" : "Tick all"}
              </Button>
            </div>
            <div className="max-h-72 overflow-y-auto p-0.5">
              <CheckboxCards
                label="Suggested queries"
                options={suggested.map(({ text, branded, reason }) => ({
                  value: text,
                  label: text,
                  description: reason,
                  ...(branded && { aside: <Badge tone="brand">Branded</Badge> }),
                }))}
                values={wanted}
                onChange={setWanted}
              />
            </div>
          </div>
        )}
      </div>
    </AddDialog>
  );
}
