import { purposes } from "@citelens/contract/traffic/agent-words";
import { closedPathsMax, type RobotsPolicy, type SiteRobots } from "@citelens/contract/traffic/robots";
import { type ReactElement, useState } from "react";
import { purposeLabel } from "#features/visits/traffic/public.ts";
import { ChipsField } from "#ui/forms/chips-field.tsx";
import { RadioCards } from "#ui/forms/radio-cards.tsx";
import { Select } from "#ui/forms/select.tsx";
import { Banner } from "#ui/frame/banner.tsx";
import { Card } from "#ui/frame/card.tsx";
import { choiceOf, closedPathOf, presetNames, presetOf, presets, withAgentChoice } from "./policy.rules.ts";
import { PolicyPreview } from "./policy-preview.tsx";
import { UsageFields } from "./usage-fields.tsx";

const choices = [
  { value: "leave", label: "Leave as it is" },
  { value: "allow", label: "Allow" },
  { value: "disallow", label: "Disallow" },
] as const;
const agentChoices = [{ value: "purpose", label: "As its purpose" }, ...choices] as const;

/** A policy is chosen here and its file shown; the site itself is never changed. */
export function PolicyCard({ robots }: { readonly robots: SiteRobots }): ReactElement {
  const [policy, setPolicy] = useState<RobotsPolicy>({
    purposes: {},
    agents: {},
    closed_paths: robots.closed_paths,
    usage: {},
  });
  return (
    <Card
      title="Policy editor"
      hint="Choose whom you let in and take the file from here. We never change your site: put the file at /robots.txt of your domain yourself."
    >
      <div className="space-y-6">
        <PresetCards policy={policy} onChange={setPolicy} />
        <fieldset>
          <legend className="font-medium">By purpose</legend>
          <div className="mt-2 grid gap-x-6 gap-y-2 sm:grid-cols-2 xl:grid-cols-3">
            {purposes.map((purpose) => (
              <div key={purpose} className="flex items-center justify-between gap-3">
                <span className="text-fg-2">{purposeLabel(purpose)}</span>
                <Select
                  label={purposeLabel(purpose)}
                  options={choices}
                  value={choiceOf(policy, purpose)}
                  onChange={(choice) =>
                    setPolicy({ ...policy, purposes: { ...policy.purposes, [purpose]: choice } })
                  }
                />
              </div>
            ))}
          </div>
        </fieldset>
        <details>
          <summary className="cursor-pointer font-medium">Single agents</summary>
          <div className="mt-2 grid gap-x-6 gap-y-2 sm:grid-cols-2 xl:grid-cols-3">
            {robots.agents.map(({ token }) => (
              <div key={token} className="flex items-center justify-between gap-3">
                <span className="min-w-0 truncate text-fg-2" title={token}>
                  {token}
                </span>
                <Select
                  label={token}
                  options={agentChoices}
                  value={policy.agents[token] ?? "purpose"}
                  onChange={(choice) =>
                    setPolicy(withAgentChoice(policy, token, choice === "purpose" ? undefined : choice))
                  }
                />
              </div>
            ))}
          </div>
        </details>
        <ChipsField
          label="Paths to keep closed"
          hint="Agents that you allow leave these alone, too. At first they are those that your file closes to everybody."
          values={policy.closed_paths}
          onChange={(paths) => setPolicy({ ...policy, closed_paths: [...paths] })}
          read={closedPathOf}
          invalid="A path begins with “/” or “*”, goes on behind it, and has neither blanks nor “#”."
          max={closedPathsMax}
          charactersMax={2000}
          placeholder="/checkout"
        />
        <UsageFields policy={policy} license={robots.licenses[0]?.url ?? ""} onChange={setPolicy} />
        {robots.is_managed && (
          <Banner tone="info" title="Cloudflare writes a part of this file">
            What stands between its two marks comes again before whatever you put there. To change it, switch
            off the managed robots.txt in Cloudflare, or change it there.
          </Banner>
        )}
        {robots.fault === null ? (
          <PolicyPreview policy={policy} />
        ) : (
          <p className="text-fg-2">
            A new file keeps what stands in the present one, which could not be read. Try again once it
            answers.
          </p>
        )}
      </div>
    </Card>
  );
}

interface PresetCardsProps {
  readonly policy: RobotsPolicy;
  readonly onChange: (policy: RobotsPolicy) => void;
}

function PresetCards({ policy, onChange }: PresetCardsProps): ReactElement {
  return (
    <RadioCards
      label="Presets"
      options={presetNames.map((name) => ({
        value: name,
        label: presets[name].label,
        description: presets[name].description,
      }))}
      value={presetOf(policy) ?? null}
      columns={3}
      onChange={(name) => onChange({ ...policy, purposes: presets[name].purposes, agents: {} })}
    />
  );
}
