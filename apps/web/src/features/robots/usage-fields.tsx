import { type RobotsPolicy, type TextUse, textUses } from "@citelens/contract/traffic/robots";
import { type ReactElement, useState } from "react";
import { Select } from "#ui/forms/select.tsx";
import { TextField } from "#ui/forms/text-field.tsx";
import { isLicense, usageChoiceOf, withUsageChoice } from "./policy-usage.rules.ts";
import { useLabels } from "./usage-labels.rules.ts";

interface UsageFieldsProps {
  readonly policy: RobotsPolicy;
  /** As the file has it; empty where it has none. */
  readonly license: string;
  readonly onChange: (policy: RobotsPolicy) => void;
}

const choices = [
  { value: "leave", label: "Leave as it is" },
  { value: "yes", label: "Yes" },
  { value: "no", label: "No" },
  { value: "unsaid", label: "Say nothing" },
] as const;

/** Fields for what agents are asked to do with what they may read; every group says it. */
export function UsageFields({ policy, license, onChange }: UsageFieldsProps): ReactElement {
  const [typed, setTyped] = useState(license);
  const isValid = typed === "" || isLicense(typed);
  const changeLicense = (text: string): void => {
    setTyped(text);
    const { license: _, ...rest } = policy;
    if (text === license) onChange(rest);
    else if (text === "") onChange({ ...rest, license: null });
    else if (isLicense(text)) onChange({ ...rest, license: text });
  };
  return (
    <fieldset>
      <legend className="font-medium">Use of your texts</legend>
      <p className="text-sm text-fg-3">
        Content-Signal lines say what your texts may be used for. “AI answers no” asks assistants to leave you
        out of their answers. Lines for single paths stay.
      </p>
      <div className="mt-2 grid gap-x-6 gap-y-2 sm:grid-cols-2 xl:grid-cols-3">
        {textUses.map((use: TextUse) => (
          <div key={use} className="flex items-center justify-between gap-3">
            <span className="text-fg-2">{useLabels[use]}</span>
            <Select
              label={useLabels[use]}
              options={choices}
              value={usageChoiceOf(policy, use)}
              onChange={(choice) => onChange(withUsageChoice(policy, use, choice))}
            />
          </div>
        ))}
      </div>
      <div className="mt-3">
        <TextField
          label="Terms of use (RSL)"
          hint="The whole address of your license file. Empty means that there is no such line."
          type="url"
          value={typed}
          onChange={(event) => changeLicense(event.target.value)}
          error={isValid ? undefined : "A whole address with https://, without blanks and “#”."}
          placeholder="https://example.com/license.xml"
        />
      </div>
    </fieldset>
  );
}
