import type { Campaign } from "@citelens/contract/visibility/campaigns";
import type { ReactElement } from "react";

export interface ModelBadgesProps {
  readonly models: Campaign["operator_model_info"];
}

const shownMax = 2;

/** The chosen AI models: some by name, the rest as a count with names on demand. */
export function ModelBadges({ models }: ModelBadgesProps): ReactElement {
  if (models.length === 0) return <>-</>;

  const others = models.slice(shownMax).map(({ display_name }) => display_name);
  return (
    <ul className="flex w-32 flex-wrap gap-1">
      {models.slice(0, shownMax).map(({ id, display_name, operator_name }) => (
        <li key={id} title={operator_name} className={badgeRecipe}>
          <span className="truncate">{display_name}</span>
        </li>
      ))}
      {others.length > 0 && (
        <li title={others.join(", ")} className={badgeRecipe}>
          <span aria-hidden="true">+{others.length}</span>
          <span className="sr-only">{others.join(", ")}</span>
        </li>
      )}
    </ul>
  );
}

const badgeRecipe =
  "inline-flex max-w-full items-center rounded-control border border-border bg-surface-2 px-1.5 py-px text-xs text-fg-2";
