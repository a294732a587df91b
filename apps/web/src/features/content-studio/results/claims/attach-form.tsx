import { fieldErrors } from "@citelens/contract/base/field-errors";
import { type FormEvent, type ReactElement, useState } from "react";
import { isWebAddress } from "#lib/address/web-address.ts";
import { sortApiErrors } from "#lib/api/apply-api-errors.ts";
import { Button } from "#ui/forms/button.tsx";
import { TextField } from "#ui/forms/text-field.tsx";
import { toast } from "#ui/overlays/toast.ts";
import { useChangeClaim } from "../results.queries.ts";
import { useText } from "../text/current-text.tsx";

interface AttachFormProps {
  readonly claimId: string;
  readonly onDone: () => void;
}

/** Asks for the page that says so; it is read at once, and must. */
export function AttachForm({ claimId, onDone }: AttachFormProps): ReactElement {
  const changing = useChangeClaim(useText().named);
  const [address, setAddress] = useState("");
  const [error, setError] = useState<string>();
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const url = address.trim();
    setError(isWebAddress(url) ? undefined : fieldErrors.url);
    if (!isWebAddress(url)) return;
    changing.mutate(
      { claimId, body: { source_url: url } },
      {
        onSuccess: () => {
          toast.success("The page says so. It is a source of the text now.");
          onDone();
        },
        onError: (problem) => {
          const { underFields, aboveForm } = sortApiErrors(["source_url"], problem);
          setError(underFields[0]?.[1] ?? aboveForm);
        },
      },
    );
  };
  return (
    <form
      onSubmit={submit}
      noValidate
      aria-label="Attach a source"
      className="space-y-3 rounded-control border border-border bg-surface-2 p-3"
    >
      <TextField
        label="Address of the page that says so"
        type="url"
        inputMode="url"
        autoComplete="off"
        autoFocus
        value={address}
        onChange={(event) => setAddress(event.target.value)}
        hint="It is read now, as far as its robots.txt lets us, and must say so."
        error={error}
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="sm" variant="primary" loading={changing.isPending}>
          {changing.isPending ? "Reading the page" : "Attach"}
        </Button>
        <Button size="sm" variant="ghost" onClick={onDone}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
