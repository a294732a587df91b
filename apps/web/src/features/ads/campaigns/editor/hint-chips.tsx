import { useQuery } from "@tanstack/react-query";
import { Plus } from "lucide-react";
import type { ReactElement } from "react";
import { counted } from "#lib/figures.ts";
import { useWorkspaceId } from "#lib/workspace.tsx";
import { Button } from "#ui/forms/button.tsx";
import { QueryContent } from "#ui/frame/query-content.tsx";
import { contextHintsQuery } from "./estimate.queries.ts";

interface HintChipsProps {
  readonly taken: readonly string[];
  readonly onTake: (hint: string) => void;
}

/** Queries whose answers name competitors and not the brand. None is taken without a click. */
export function HintChips({ taken, onTake }: HintChipsProps): ReactElement {
  const hints = useQuery(contextHintsQuery(useWorkspaceId()));
  return (
    <div className="space-y-2">
      <p className="text-sm font-medium">Suggestions</p>
      <p className="text-sm text-fg-3">
        Queries of your GEO campaigns whose answers name competitors and not you. Click one to add it.
      </p>
      <QueryContent
        title="suggestions"
        query={hints}
        isEmpty={(found) => found.length === 0}
        emptyText="No such query was found in your answers"
        emptyLook="line"
      >
        {(found) => (
          <ul className="space-y-2">
            {found
              .filter(({ hint }) => !taken.includes(hint))
              .map(({ hint, query_id, n, competitors }) => (
                <li key={query_id} className="grid justify-items-start gap-1">
                  <Button
                    size="sm"
                    wraps
                    icon={<Plus size={14} aria-hidden="true" />}
                    onClick={() => onTake(hint)}
                  >
                    {hint}
                  </Button>
                  <span className="text-sm text-fg-3">
                    {counted(competitors, "competitor")}, n = {n}
                  </span>
                </li>
              ))}
          </ul>
        )}
      </QueryContent>
    </div>
  );
}
