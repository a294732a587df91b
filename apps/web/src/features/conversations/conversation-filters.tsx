import { useQuery } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { campaignOptions, launchedCampaignsQuery, operatorModelsQuery } from "#features/campaigns/public.ts";
import { useWorkspaceId } from "#lib/workspace.tsx";
import { Select } from "#ui/forms/select.tsx";
import { SubmittedSearch } from "#ui/forms/submitted-search.tsx";
import type { ConversationsView } from "./conversations-search.rules.ts";
import { FlagSelect } from "./flag-select.tsx";
import { PeriodSelect } from "./period-select.tsx";

interface ConversationFiltersProps {
  readonly timeZone: string;
  readonly today: string;
  readonly view: ConversationsView;
  readonly onChange: (change: Partial<ConversationsView>) => void;
}

export function ConversationFilters(props: ConversationFiltersProps): ReactElement {
  const workspaceId = useWorkspaceId();
  const { today, timeZone, view, onChange } = props;
  const campaigns = useQuery(launchedCampaignsQuery(workspaceId));
  const models = useQuery(operatorModelsQuery(workspaceId));
  return (
    <search className="flex flex-wrap items-center gap-2">
      <SubmittedSearch
        label="Search queries"
        value={view.search}
        onSearch={(search) => onChange({ search })}
      />
      <Select
        label="Campaign"
        options={campaignOptions("All campaigns", campaigns.data, view.campaign)}
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
