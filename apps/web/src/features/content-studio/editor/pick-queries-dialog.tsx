import type { TargetQuery } from "@citelens/contract/content/optimization-fields";
import { queriesMax } from "@citelens/contract/content/studio-words";
import { useQuery } from "@tanstack/react-query";
import { type ReactElement, useState } from "react";
import { campaignOptions, launchedCampaignsQuery } from "#features/campaigns/public.ts";
import { counted } from "#lib/figures.ts";
import { useWorkspaceId } from "#lib/workspace.tsx";
import { Button } from "#ui/forms/button.tsx";
import { SelectField } from "#ui/forms/select-field.tsx";
import { QueryContent } from "#ui/frame/query-content.tsx";
import { Dialog } from "#ui/overlays/dialog/dialog.tsx";
import { withQueries } from "./draft.rules.ts";
import { targetCampaignQuery } from "./editor.queries.ts";

/** The campaign of queries that were picked. */
export interface PickedFrom {
  readonly id: string;
  readonly language: string;
}

interface PickQueriesDialogProps {
  readonly open: boolean;
  readonly present: readonly TargetQuery[];
  readonly onClose: () => void;
  readonly onPick: (queries: readonly TargetQuery[], campaign: PickedFrom) => void;
}

/** The queries of a launched campaign, of which some are ticked. */
export function PickQueriesDialog({ open, present, onClose, onPick }: PickQueriesDialogProps): ReactElement {
  const workspaceId = useWorkspaceId();
  const campaigns = useQuery({ ...launchedCampaignsQuery(workspaceId), enabled: open });
  const [chosen, setChosen] = useState<string>();
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const campaignId = chosen ?? campaigns.data?.[0]?.id;
  const campaign = useQuery({
    ...targetCampaignQuery(workspaceId, campaignId ?? ""),
    enabled: open && campaignId !== undefined,
  });
  const picked = (campaign.data?.queries ?? []).filter(({ id }) => ticked.has(id)).map(targetOf);
  const added = withQueries(present, picked).length - present.length;
  const room = queriesMax - present.length;

  const toggle = (id: string): void => {
    const next = new Set(ticked);
    if (!next.delete(id)) next.add(id);
    setTicked(next);
  };
  const close = (): void => {
    setTicked(new Set());
    onClose();
  };
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => next || close()}
      title="Pick queries of a campaign"
      description="Their answers tell what was searched for and which pages are cited, which the brief builds on."
      actions={
        <>
          <Button onClick={close}>Cancel</Button>
          <Button
            variant="primary"
            disabled={picked.length === 0 || campaign.data === undefined}
            onClick={() => {
              if (campaign.data) onPick(picked, campaign.data);
              setTicked(new Set());
            }}
          >
            {picked.length === 0 ? "Add" : `Add ${counted(picked.length, "query", "queries")}`}
          </Button>
        </>
      }
    >
      <QueryContent
        title="campaigns"
        query={campaigns}
        isEmpty={(known) => known.length === 0}
        emptyText="No campaign was launched yet: type the queries instead"
      >
        {(known) => (
          <div className="space-y-4">
            <SelectField
              label="Campaign"
              options={campaignOptions("", known, undefined).slice(1)}
              value={campaignId ?? ""}
              onChange={(id) => {
                setChosen(id);
                setTicked(new Set());
              }}
            />
            <QueryContent
              title="queries"
              query={campaign}
              isEmpty={({ queries }) => queries.every(({ retired }) => retired !== null)}
              emptyText="This campaign asks no query any more"
            >
              {({ queries }) => (
                <TickList
                  queries={queries.filter(({ retired }) => retired === null)}
                  ticked={ticked}
                  present={present}
                  isFull={added >= room}
                  room={room}
                  onToggle={toggle}
                />
              )}
            </QueryContent>
          </div>
        )}
      </QueryContent>
    </Dialog>
  );
}

interface TickListProps {
  readonly queries: readonly { readonly id: string; readonly text: string }[];
  readonly ticked: ReadonlySet<string>;
  readonly present: readonly TargetQuery[];
  readonly isFull: boolean;
  readonly room: number;
  readonly onToggle: (id: string) => void;
}

function TickList({ queries, ticked, present, isFull, room, onToggle }: TickListProps): ReactElement {
  return (
    <fieldset className="space-y-1">
      <legend className="mb-1 text-sm text-fg-3 tabular-nums">
        Room for {counted(room, "more query", "more queries")}
      </legend>
      <div className="max-h-72 overflow-y-auto overscroll-contain">
        {queries.map(({ id, text }) => (
          <label
            key={id}
            className="flex min-h-8 cursor-pointer items-start gap-2.5 rounded-control px-2 py-1.5 hover:bg-surface-2 has-disabled:cursor-not-allowed has-disabled:text-fg-3"
          >
            <input
              type="checkbox"
              checked={ticked.has(id) || isPresent(present, id)}
              disabled={isPresent(present, id) || (!ticked.has(id) && isFull)}
              onChange={() => onToggle(id)}
              className="mt-1 size-4 shrink-0 accent-brand"
            />
            <span className="min-w-0 wrap-anywhere">{text}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function targetOf({ id, text }: { readonly id: string; readonly text: string }): TargetQuery {
  return { text, query_id: id };
}

function isPresent(present: readonly TargetQuery[], id: string): boolean {
  return present.some(({ query_id }) => query_id === id);
}
