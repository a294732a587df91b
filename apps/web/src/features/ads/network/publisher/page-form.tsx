import type { AdPlacement } from "@citelens/contract/content/ads-network";
import { adErrors } from "@citelens/contract/content/ads-words";
import { type FormEvent, type ReactElement, useState } from "react";
import { pageAddressOf } from "#lib/address/page-address.ts";
import { Button } from "#ui/forms/button.tsx";
import { SelectField } from "#ui/forms/select-field.tsx";
import { TextField } from "#ui/forms/text-field.tsx";

export interface AskedPlace {
  readonly placement: AdPlacement;
  readonly pageUrl: string;
}

interface PageFormProps {
  readonly label: string;
  readonly placements: readonly AdPlacement[];
  /** The publisher's website. */
  readonly site: string;
  readonly submitLabel: string;
  readonly busy: boolean;
  /** Error of the page's address, as the server says it. */
  readonly error: string | undefined;
  readonly onSubmit: (asked: AskedPlace) => void;
}

/** Asks for a page of the website and one of its placements. */
export function PageForm(props: PageFormProps): ReactElement {
  const { label, placements, site, submitLabel, busy, error, onSubmit } = props;
  const [key, setKey] = useState(placements[0]?.key ?? "");
  const [address, setAddress] = useState(site);
  const [fault, setFault] = useState<string>();
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const pageUrl = pageAddressOf(address);
    const placement = placements.find((one) => one.key === key);
    setFault(pageUrl === undefined ? adErrors.pageOfSite : undefined);
    if (pageUrl !== undefined && placement && !busy) onSubmit({ placement, pageUrl });
  };
  return (
    <form aria-label={label} noValidate onSubmit={submit} className="grid items-start gap-4 sm:grid-cols-2">
      <TextField
        label="Page"
        type="url"
        inputMode="url"
        autoComplete="off"
        value={address}
        error={fault ?? error}
        onChange={(event) => setAddress(event.target.value)}
      />
      <SelectField
        label="Placement"
        options={placements.map((one) => ({ value: one.key, label: one.name }))}
        value={key}
        onChange={setKey}
      />
      <div className="sm:col-span-2">
        <Button type="submit" variant="primary" loading={busy}>
          {submitLabel}
        </Button>
      </div>
    </form>
  );
}
