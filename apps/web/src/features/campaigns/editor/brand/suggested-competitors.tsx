import type { NamedBrand } from "@citelens/contract/visibility/campaigns";
import { useQuery } from "@tanstack/react-query";
import { Plus, X } from "lucide-react";
import type { ReactElement } from "react";
import { counted } from "#lib/figures.ts";
import { useWorkspaceId } from "#lib/workspace.tsx";
import { Button } from "#ui/forms/button.tsx";
import { IconButton } from "#ui/forms/icon-button.tsx";
import { useUpdateCompetitor } from "../../campaigns.queries.ts";
import type { DraftCompetitor } from "../draft.rules.ts";
import { suggestedCompetitorsQuery } from "../editor.queries.ts";

interface SuggestedCompetitorsProps {
  readonly competitors: readonly DraftCompetitor[];
  /** Undefined when the campaign is full. */
  readonly onAdd: ((competitor: NamedBrand) => void) | undefined;
}

/** Brands found in answers besides the client's. They count nowhere until a user adds them. */
export function SuggestedCompetitors({ competitors, onAdd }: SuggestedCompetitorsProps): ReactElement | null {
  const workspaceId = useWorkspaceId();
  const { data: found = [] } = useQuery(suggestedCompetitorsQuery(workspaceId));
  const decision = useUpdateCompetitor(workspaceId);
  const names = new Set(competitors.map(({ name }) => name.trim().toLowerCase()));
  const open = found.filter(({ name }) => !names.has(name.toLowerCase()));
  if (open.length === 0) return null;

  return (
    <div className="space-y-2">
      <p className="text-sm font-medium">Seen in answers</p>
      <ul className="flex flex-wrap gap-2">
        {open.map(({ id, name, aliases, domains, name_settings, seen_in_answers }) => (
          <li
            key={id}
            className="inline-flex max-w-full items-center gap-1 rounded-popup border border-border pl-3"
          >
            <span className="min-w-0 truncate text-sm">
              {name} <span className="text-fg-3">{counted(seen_in_answers, "answer")}</span>
            </span>
            <Button
              size="sm"
              variant="ghost"
              aria-label={`Add ${name}`}
              icon={<Plus size={14} aria-hidden="true" />}
              disabled={onAdd === undefined}
              onClick={() => onAdd?.({ name, aliases, domains, name_settings })}
            >
              Add
            </Button>
            <IconButton
              size="sm"
              label={`Ignore ${name}`}
              icon={<X size={14} aria-hidden="true" />}
              disabled={decision.isPending}
              onClick={() => decision.mutate({ competitorId: id, change: { status: "ignored" } })}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}
