import { useQuery } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { campaignOptions, launchedCampaignsQuery, operatorModelsQuery } from "#features/campaigns/public.ts";
import { useWorkspaceId } from "#lib/workspace.tsx";
import { cx } from "#ui/cx.ts";
import { Select } from "#ui/forms/select.tsx";
import { SubmittedSearch } from "#ui/forms/submitted-search.tsx";
import type { ConversationsView } from "./conversations-search.rules.ts";
import { askedModels, isChoice } from "./filter-choices.rules.ts";
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
  const asked = askedModels(models.data ?? [], { campaigns: campaigns.data ?? [], chosen: view.model });
  return (
    // One line in a wide window: the two whose names are long give way.
    <search
      className={cx(
        "flex flex-wrap items-center gap-2",
        typeof view.period !== "object" &&
          "min-[90rem]:flex-nowrap min-[90rem]:[&>div]:min-w-0 min-[90rem]:[&>div]:shrink-0 min-[90rem]:[&>form]:w-64",
      )}
    >
      <SubmittedSearch
        label="Search queries"
        value={view.search}
        onSearch={(search) => onChange({ search })}
      />
      {isChoice(campaigns.data, view.campaign) && (
        <span className="flex min-w-0 min-[90rem]:*:min-w-0">
          <Select
            label="Campaign"
            options={campaignOptions("All campaigns", campaigns.data, view.campaign)}
            value={view.campaign ?? ""}
            onChange={(campaign) => onChange({ campaign: campaign || undefined })}
          />
        </span>
      )}
      {isChoice(asked, view.model) && (
        <span className="flex min-w-0 min-[90rem]:*:min-w-0">
          <Select
            label="Model"
            options={[
              { value: "", label: "All models" },
              ...asked.map(({ id, display_name }) => ({ value: id, label: display_name })),
            ]}
            value={view.model ?? ""}
            onChange={(model) => onChange({ model: model || undefined })}
          />
        </span>
      )}
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

interface FlagSelectProps {
  readonly label: string;
  /** The labels for any value, yes and no. */
  readonly words: readonly [either: string, yes: string, no: string];
  readonly value: boolean | undefined;
  readonly onChange: (value: boolean | undefined) => void;
}

type Choice = "either" | "yes" | "no";

const values: Readonly<Record<Choice, boolean | undefined>> = { either: undefined, yes: true, no: false };

function FlagSelect({ label, words, value, onChange }: FlagSelectProps): ReactElement {
  const [either, yes, no] = words;
  const options: readonly { readonly value: Choice; readonly label: string }[] = [
    { value: "either", label: either },
    { value: "yes", label: yes },
    { value: "no", label: no },
  ];
  const chosen = options.find((option) => values[option.value] === value)?.value ?? "either";
  return (
    <Select label={label} options={options} value={chosen} onChange={(choice) => onChange(values[choice])} />
  );
}
