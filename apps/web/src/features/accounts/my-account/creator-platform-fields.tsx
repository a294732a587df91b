import { creatorPlatforms } from "@citelens/contract/accounts/creator-platforms";
import type { ReactElement } from "react";
import { completeAddress } from "#lib/address/web-address.ts";
import { Combobox } from "#ui/forms/combobox.tsx";
import { TextField } from "#ui/forms/text-field.tsx";
import { platformAsks } from "./accounts.rules.ts";

export interface Platform {
  readonly label: string | null;
  /** The link or username on the platform. */
  readonly value: string;
}

export interface CreatorPlatformFieldsProps {
  readonly platform: Platform;
  readonly onChange: (platform: Platform) => void;
  readonly error: string | undefined;
}

const options = creatorPlatforms.map(({ label }) => ({ value: label, label }));

/** One platform at a time; choosing another one clears the value. */
export function CreatorPlatformFields({
  platform: { label, value },
  onChange,
  error,
}: CreatorPlatformFieldsProps): ReactElement {
  const asksLink = platformAsks(label) === "link";
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Combobox
        label="Platform"
        placeholder="Search platforms"
        options={options}
        value={label}
        onChange={(chosen) => chosen !== label && onChange({ label: chosen, value: "" })}
        error={label === null ? error : undefined}
      />
      {label !== null && (
        <TextField
          key={label}
          label={asksLink ? `Link to your ${label}` : `Your ${label} username`}
          type={asksLink ? "url" : "text"}
          inputMode={asksLink ? "url" : "text"}
          placeholder={asksLink ? "https://example.com" : undefined}
          autoComplete="off"
          value={value}
          onChange={(event) => onChange({ label, value: event.target.value })}
          onBlur={() => asksLink && onChange({ label, value: completeAddress(value) })}
          error={error}
        />
      )}
    </div>
  );
}
