import { fieldErrors } from "@citelens/contract/base/field-errors";
import { type FormEvent, type ReactElement, useState } from "react";
import { problemMessage } from "#lib/api/api-problem.ts";
import { Button } from "#ui/forms/button.tsx";
import { TextField } from "#ui/forms/text-field.tsx";
import { toast } from "#ui/overlays/toast.ts";
import { useAdsChange } from "../ads.queries.ts";
import { connectAdAccount } from "./account.queries.ts";

export function ConnectForm(): ReactElement {
  const connecting = useAdsChange(connectAdAccount);
  const [key, setKey] = useState("");
  const [error, setError] = useState<string>();
  const connect = (event: FormEvent): void => {
    event.preventDefault();
    if (connecting.isPending) return;
    if (key.trim() === "") {
      setError(fieldErrors.required);
      return;
    }
    connecting.mutate(key.trim(), {
      onSuccess: () => toast.success("Account connected"),
      onError: (problem) => setError(problemMessage(problem)),
    });
  };
  return (
    <form noValidate onSubmit={connect} className="space-y-3">
      <p className="text-fg-2">
        No account is connected. Campaigns can be prepared without one, and activated once it is there.
      </p>
      <TextField
        label="API key"
        autoComplete="off"
        spellCheck={false}
        hint="A key of one ad account, made in the ads manager of ChatGPT. It is tried first, kept sealed and never shown again."
        value={key}
        error={error}
        onChange={(event) => {
          setKey(event.target.value);
          setError(undefined);
        }}
      />
      <Button type="submit" loading={connecting.isPending}>
        Connect
      </Button>
    </form>
  );
}
