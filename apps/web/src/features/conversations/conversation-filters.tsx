import { useQuery } from "@tanstack/react-query";
import { type FormEvent, type ReactElement, useState } from "react";
import { launchedCampaignsQuery, operatorModelsQuery } from "#features/campaigns/public.ts";
import { Button } from "#ui/button.tsx";
import { SearchField } from "#ui/search-field.tsx";
import { Select } from "#ui/select.tsx";
import type { ConversationsView } from "./conversations-search.rules.ts";
import { FlagSelect } from "./flag-select.tsx";
import { PeriodSelect } from "./period-select.tsx";

interface ConversationFiltersProps {
  readonly projectId: string;
  readonly timeZone: string;
  readonly today: string;
  readonly view: ConversationsView;
  readonly onChange: (change: Partial<ConversationsView>) => void;
}

export function ConversationFilters(props: ConversationFiltersProps): ReactElement {
  const { projectId, today, timeZone, view, onChange } = props;
  const campaigns = useQuery(launchedCampaignsQuery(projectId));
  const models = useQuery(operatorModelsQuery);
  return (
    <search className="flex flex-wrap items-center gap-2">
      <QuerySearch key={view.search} value={view.search} onSearch={(search) => onChange({ search })} />
      <Select
        label="Campaign"
        options={[
          { value: "", label: "All campaigns" },
          ...(campaigns.data ?? []).map(({ id, name }) => ({ value: id, label: name })),
        ]}
        value={view.campaign ?? ""}
        onChange={(campaign) => onChange({ campaign: campaign || undefined })}
      />
      <Select
        label="Model"
        options={[
          { value: "", label: "All models" },
          ...(models.data ?? []).map(({ id, display_name }) => ({ value: id, label: display_name })),
        ]}
        value={view.model ?? ""}
        onChange={(model) => onChange({ model: model || undefined })}
      />
      <FlagSelect
        label="Kind of query"
        words={["Branded or not", "Branded", "Not branded"]}
        value={view.branded}
        onChange={(branded) => onChange({ branded })}
      />
      <FlagSelect
        label="Mentions"
        words={["Named or not", "Named", "Not named"]}
        value={view.mentioned}
        onChange={(mentioned) => onChange({ mentioned })}
      />
      <FlagSelect
        label="Citations"
        words={["Cited or not", "Cited", "Not cited"]}
        value={view.cited}
        onChange={(cited) => onChange({ cited })}
      />
      <PeriodSelect
        period={view.period}
        today={today}
        timeZone={timeZone}
        onChange={(period) => onChange({ period })}
      />
    </search>
  );
}

interface QuerySearchProps {
  readonly value: string;
  readonly onSearch: (value: string) => void;
}

/** Searches when it is submitted, and shows every query again as soon as the box is emptied. */
function QuerySearch({ value, onSearch }: QuerySearchProps): ReactElement {
  const [draft, setDraft] = useState(value);

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    onSearch(draft.trim());
  };
  const change = (next: string): void => {
    setDraft(next);
    if (next === "" && value !== "") onSearch("");
  };
  return (
    <form onSubmit={submit} className="flex w-full gap-2 sm:w-auto">
      <SearchField label="Search queries" value={draft} onChange={change} />
      <Button type="submit" size="sm">
        Search
      </Button>
    </form>
  );
}
