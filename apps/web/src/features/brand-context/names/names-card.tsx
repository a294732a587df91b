import { fieldErrors } from "@citelens/contract/base/errors";
import { campaignLimits } from "@citelens/contract/visibility/campaign-constants";
import type { NameSetting } from "@citelens/contract/visibility/name-settings";
import type { BrandSettings } from "@citelens/contract/workspaces/brand-context";
import { type ReactElement, useState } from "react";
import { ChipsField } from "#ui/forms/chips-field.tsx";
import { BrandCard, type BrandCardMode } from "../brand-card.tsx";
import { CardForm, type SaveState } from "../card-form.tsx";
import { NameSettingsFields } from "./name-settings-fields.tsx";
import { settingText } from "./names.rules.ts";
import { NamesPreview } from "./names-preview.tsx";

type Names = Pick<BrandSettings, "project_name" | "aliases" | "name_settings">;

interface NamesCardProps extends SaveState {
  readonly names: Names;
  readonly mode: BrandCardMode;
  readonly onTouched: () => void;
  readonly onSave: (changes: Pick<BrandSettings, "aliases" | "name_settings">) => void;
  readonly onCancel: () => void;
}

/** The names by which answers are searched for the workspace's own brand. */
export function NamesCard({ names, mode, ...editing }: NamesCardProps): ReactElement {
  const all = [names.project_name, ...names.aliases];
  return (
    <BrandCard
      name="names"
      title="Names in answers"
      hint={`All campaigns about ${names.project_name} look for these names, besides their own.`}
      mode={mode}
    >
      {mode.kind === "edit" ? (
        <NamesForm names={names} {...editing} />
      ) : (
        <ul className="space-y-1">
          {all.map((name) => (
            <li key={name} className="wrap-anywhere">
              {name} <span className="text-sm text-fg-3">{settingText(names.name_settings, name)}</span>
            </li>
          ))}
        </ul>
      )}
    </BrandCard>
  );
}

function NamesForm({ names, onSave, ...form }: Omit<NamesCardProps, "mode">): ReactElement {
  const [aliases, setAliases] = useState<readonly string[]>(names.aliases);
  const [settings, setSettings] = useState<readonly NameSetting[]>(names.name_settings);
  const { project_name: name } = names;
  const touch = <Value,>(set: (value: Value) => void) => {
    return (value: Value): void => {
      form.onTouched();
      set(value);
    };
  };
  return (
    <CardForm
      {...form}
      saveLabel="Save Changes"
      onSave={() => onSave({ aliases: [...aliases], name_settings: [...settings] })}
    >
      <ChipsField
        label="Other names"
        hint="Short forms, former names and common misspellings."
        placeholder="Type a name, then Enter"
        values={aliases}
        onChange={touch(setAliases)}
        read={readName}
        invalid={fieldErrors.invalid}
        max={campaignLimits.aliases}
        charactersMax={campaignLimits.aliasCharacters}
      />
      <NameSettingsFields names={[name, ...aliases]} settings={settings} onChange={touch(setSettings)} />
      <NamesPreview
        input={{
          before: { name, aliases: names.aliases, name_settings: names.name_settings },
          after: { name, aliases: [...aliases], name_settings: [...settings] },
        }}
      />
    </CardForm>
  );
}

function readName(text: string): string | undefined {
  const name = text.replace(/[\p{Cc}\s]+/gu, " ").trim();
  return name === "" || name.length > campaignLimits.aliasCharacters ? undefined : name;
}
