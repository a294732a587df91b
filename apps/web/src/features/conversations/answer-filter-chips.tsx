import { useQuery } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { useWorkspaceId } from "#lib/workspace.tsx";
import { FilterChip } from "#ui/forms/filter-chip.tsx";
import { type DescribedFilter, describeFilters } from "./answer-filters.rules.ts";
import { brandNamesQuery, conversationQuery } from "./conversations.queries.ts";
import type { ConversationsView } from "./conversations-search.rules.ts";

interface AnswerFilterChipsProps {
  readonly view: ConversationsView;
  readonly today: string;
  readonly onRemove: (without: DescribedFilter["without"]) => void;
}

/** The filters besides the selects, mostly set by a link from an insights figure. */
export function AnswerFilterChips(props: AnswerFilterChipsProps): ReactElement | null {
  const workspaceId = useWorkspaceId();
  const { view, today, onRemove } = props;
  const { brand, query } = view.answers;
  const brands = useQuery({ ...brandNamesQuery(workspaceId, view, today), enabled: brand !== undefined });
  const asked = useQuery({ ...conversationQuery(workspaceId, query ?? ""), enabled: query !== undefined });
  const filters = describeFilters(view.answers, {
    brand: brand === undefined ? undefined : brands.data?.get(brand),
    query: asked.data?.text,
  });
  if (filters.length === 0) return null;

  return (
    <ul aria-label="Only answers that are" className="flex flex-wrap gap-2">
      {filters.map(({ name, words, without }) => (
        <li key={name} className="max-w-full min-w-0">
          <FilterChip words={words} onRemove={() => onRemove(without)} />
        </li>
      ))}
    </ul>
  );
}
