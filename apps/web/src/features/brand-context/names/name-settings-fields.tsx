import { fieldErrors } from "@citelens/contract/base/field-errors";
import { campaignLimits } from "@citelens/contract/visibility/campaign-constants";
import { type ExactCase, type NameSetting, settingOf } from "@citelens/contract/visibility/name-settings";
import type { ReactElement } from "react";
import { ChipsField } from "#ui/forms/chips-field.tsx";
import { SelectField } from "#ui/forms/select-field.tsx";
import { readPhrase, settingText, withSetting } from "./names.rules.ts";

interface NameSettingsFieldsProps {
  /** The brand's name and its other names. */
  readonly names: readonly string[];
  readonly settings: readonly NameSetting[];
  readonly onChange: (settings: NameSetting[]) => void;
}

const cases = [
  { value: "auto", label: "Automatic" },
  { value: "on", label: "Only in this case" },
  { value: "off", label: "In any case" },
] as const satisfies readonly { value: ExactCase; label: string }[];

/** How answers are searched for each of a brand's names. */
export function NameSettingsFields({ names, settings, onChange }: NameSettingsFieldsProps): ReactElement {
  return (
    <ul
      aria-label="How each name is found"
      className="divide-y divide-border rounded-popup border border-border"
    >
      {names.map((name) => (
        <li key={name}>
          <details className="group">
            <summary className="flex min-h-10 cursor-pointer flex-wrap items-center gap-x-2 px-3 py-2 text-sm hover:bg-surface-2">
              <span className="font-medium wrap-anywhere">{name}</span>
              <span className="text-fg-3 wrap-anywhere">
                {settingText(settings, name) || "found automatically"}
              </span>
            </summary>
            <div className="grid items-start gap-4 px-3 pt-1 pb-4 md:grid-cols-2">
              <SelectField
                label={`Case of ${name}`}
                hint="Automatic asks for the exact case of ordinary and short words."
                options={cases}
                value={settingOf(settings, name).exact_case}
                onChange={(exact_case) =>
                  onChange(withSetting(names, settings, { ...settingOf(settings, name), exact_case }))
                }
              />
              <ChipsField
                label={`Not meant by ${name}`}
                hint="Phrases that contain the name and mean something else."
                placeholder={`${name} year, then Enter`}
                values={settingOf(settings, name).excludes}
                onChange={(excludes) =>
                  onChange(
                    withSetting(names, settings, { ...settingOf(settings, name), excludes: [...excludes] }),
                  )
                }
                read={(text) => readPhrase(name, text)}
                invalid={fieldErrors.excludePhrase}
                max={campaignLimits.excludes}
                charactersMax={campaignLimits.aliasCharacters}
              />
            </div>
          </details>
        </li>
      ))}
    </ul>
  );
}
