import { SearchX } from "lucide-react";
import type { ReactElement } from "react";
import { Button } from "#ui/forms/button.tsx";
import { EmptyState } from "#ui/frame/empty-state.tsx";
import { isDefaultRange } from "../visit-address.rules.ts";
import { filtersInUse } from "./agents-address.rules.ts";
import { useAgentsScope } from "./scope/agents-scope.tsx";

/** In a table that the filters leave empty. */
export function NothingFound(): ReactElement {
  const { view, today, clearFilters } = useAgentsScope();
  const isFiltered = filtersInUse(view) > 0 || !isDefaultRange(view.range, today);
  return (
    <EmptyState
      icon={SearchX}
      title="No Agent visits found for the selected criteria."
      frame="none"
      {...(isFiltered && { actions: <Button onClick={clearFilters}>Clear filters</Button> })}
    />
  );
}
