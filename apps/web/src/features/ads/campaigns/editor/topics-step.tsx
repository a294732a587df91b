import { adLimits } from "@citelens/contract/content/ads-words";
import type { ReactElement } from "react";
import { codeName } from "#lib/code-name.ts";
import { countryOptions, languageOptions } from "#lib/markets.ts";
import { MultiSelect } from "#ui/forms/multi-select.tsx";
import { TextArea } from "#ui/forms/text-area.tsx";
import { Card } from "#ui/frame/card.tsx";
import { topicsIn } from "./ad-draft.rules.ts";
import { HintChips } from "./hint-chips.tsx";
import type { StepProps } from "./step-props.ts";

/** Step for the subjects of the ads, and for whom. */
export function TopicsStep({ draft, change, errorUnder }: StepProps): ReactElement {
  const isNetwork = draft.channel === "NETWORK";
  const topics = topicsIn(draft.topics);
  const count = `${topics.length} of ${adLimits.topics}`;
  return (
    <Card
      title={isNetwork ? "Topics" : "Context hints"}
      hint={
        isNetwork
          ? "Passages stand on pages that are about these topics."
          : "Sentences that say in which conversations the card is of use. ChatGPT takes them as hints, not as keywords."
      }
    >
      <div className="space-y-5">
        <TextArea
          label={isNetwork ? "Topics, one in each line" : "Context hints, one in each line"}
          aside={<span className="text-fg-3 tabular-nums">{count}</span>}
          bounded
          value={draft.topics}
          error={errorUnder("topics")}
          onChange={(event) => change({ topics: event.target.value })}
        />
        {!isNetwork && (
          <HintChips taken={topics} onTake={(hint) => change({ topics: [...topics, hint].join("\n") })} />
        )}
        <div className="grid gap-5 sm:grid-cols-2">
          <Codes
            title="Countries"
            all="All countries"
            options={countryOptions()}
            values={draft.countries}
            nameOf={(code) => codeName("region", code)}
            error={errorUnder("countries")}
            onChange={(countries) => change({ countries })}
          />
          <Codes
            title="Languages"
            all="All languages"
            options={languageOptions().filter(({ value }) => value.length === 2)}
            values={draft.languages}
            nameOf={(code) => codeName("language", code)}
            error={errorUnder("languages")}
            onChange={(languages) => change({ languages })}
          />
        </div>
      </div>
    </Card>
  );
}

interface CodesProps {
  readonly title: string;
  /** Meaning where none is chosen. */
  readonly all: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly values: readonly string[];
  readonly nameOf: (code: string) => string;
  readonly error: string | undefined;
  readonly onChange: (values: readonly string[]) => void;
}

function Codes({ title, all, options, values, nameOf, error, onChange }: CodesProps): ReactElement {
  return (
    <div className="space-y-1.5">
      <p className="text-sm font-medium">{title}</p>
      <MultiSelect label={title} options={options} values={values} onChange={onChange} />
      <p className="text-sm text-fg-2">{values.length === 0 ? all : values.map(nameOf).join(", ")}</p>
      {error !== undefined && <p className="text-sm text-neg">{error}</p>}
    </div>
  );
}
