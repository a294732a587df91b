import { fieldErrors } from "@citelens/contract/base/field-errors";
import { campaignLimits } from "@citelens/contract/visibility/campaign-constants";
import type { NameSetting } from "@citelens/contract/visibility/name-settings";
import { type ReactElement, useState } from "react";
import { ChipsField } from "#ui/forms/chips-field.tsx";
import { CardForm, type SaveState } from "../cards/card-form.tsx";
import type { PreviewInput } from "../names.queries.ts";
import { NameSettingsFields } from "./name-settings-fields.tsx";
import { NamesPreview } from "./names-preview.tsx";

export interface EditedNames {
  readonly aliases: string[];
  readonly name_settings: NameSetting[];
}

export interface NamesFormProps extends SaveState {
  readonly name: string;
  readonly names: Readonly<{ aliases: readonly string[]; name_settings: readonly NameSetting[] }>;
  /** Answers that the preview reads, and the sites of the brand; by default all of the workspace, and none. */
  readonly previewOf?: Pick<PreviewInput, "campaign_id" | "domains">;
  readonly onTouched: () => void;
  readonly onSave: (changes: EditedNames) => void;
  readonly onCancel: () => void;
}

/** The other names of a brand, how each is found, and what a change of them would do in the last answers. */
export function NamesForm({ name, names, previewOf, onSave, ...form }: NamesFormProps): ReactElement {
  const [aliases, setAliases] = useState<readonly string[]>(names.aliases);
  const [settings, setSettings] = useState<readonly NameSetting[]>(names.name_settings);
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
          ...previewOf,
          before: { name, aliases: [...names.aliases], name_settings: [...names.name_settings] },
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
