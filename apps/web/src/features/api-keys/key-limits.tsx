import { expiryToldDays } from "@citelens/contract/workspaces/api-keys";
import type { ReactElement } from "react";
import { SelectField } from "#ui/forms/select-field.tsx";
import { TextArea } from "#ui/forms/text-area.tsx";
import type { KeyDraft, KeyLifetime } from "./key-scopes.rules.ts";

interface KeyLimitsProps {
  readonly draft: KeyDraft;
  readonly networksError: string | undefined;
  readonly onChange: (changed: Partial<KeyDraft>) => void;
}

/** How long a key lives, and from where it works. */
export function KeyLimits({ draft, networksError, onChange }: KeyLimitsProps): ReactElement {
  return (
    <div className="grid items-start gap-5 sm:grid-cols-2">
      <SelectField
        label="Expires"
        options={lifetimes}
        value={draft.lifetime}
        onChange={(lifetime) => onChange({ lifetime })}
        hint={draft.lifetime === "none" ? undefined : `You get an e-mail ${expiryToldDays} days before.`}
      />
      <TextArea
        label="Allowed networks"
        placeholder={"203.0.113.0/24\n2001:db8::/32"}
        value={draft.networks}
        error={networksError}
        spellCheck={false}
        autoComplete="off"
        onChange={(event) => onChange({ networks: event.target.value })}
        hint="One address or network (CIDR) a line; from anywhere where it is empty."
      />
    </div>
  );
}

const lifetimes: readonly { value: KeyLifetime; label: string }[] = [
  { value: "none", label: "Never" },
  { value: "30", label: "In 30 days" },
  { value: "90", label: "In 90 days" },
  { value: "365", label: "In 365 days" },
];
