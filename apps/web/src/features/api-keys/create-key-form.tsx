import { Plus } from "lucide-react";
import { type FormEvent, type ReactElement, useState } from "react";
import { sortApiErrors } from "#lib/api/apply-api-errors.ts";
import { useWorkspaceId } from "#lib/workspace.tsx";
import { Button } from "#ui/forms/button.tsx";
import { TextField } from "#ui/forms/text-field.tsx";
import { Banner } from "#ui/frame/banner.tsx";
import { type CreatedKey, useCreateApiKey } from "./api-keys.queries.ts";
import { KeyLimits } from "./key-limits.tsx";
import { endOf, type KeyDraft, networksIn, scopesOf } from "./key-scopes.rules.ts";
import { ScopeChoice } from "./scope-choice.tsx";

interface CreateKeyFormProps {
  readonly onCreated: (created: CreatedKey) => void;
}

const emptyDraft: KeyDraft = { name: "", preset: "report", chosen: ["read"], lifetime: "none", networks: "" };

export function CreateKeyForm({ onCreated }: CreateKeyFormProps): ReactElement {
  const [draft, setDraft] = useState(emptyDraft);
  const creation = useCreateApiKey(useWorkspaceId(), (created) => {
    setDraft(emptyDraft);
    onCreated(created);
  });
  const { underFields, aboveForm } = creation.error
    ? sortApiErrors(["name", "scopes", "allowed_cidrs"], creation.error)
    : { underFields: [], aboveForm: undefined };
  const errors = new Map(underFields);
  const name = draft.name.trim();

  const change = (changed: Partial<KeyDraft>): void => {
    setDraft({ ...draft, ...changed });
    if (creation.isError) creation.reset();
  };

  const create = (event: FormEvent): void => {
    event.preventDefault();
    if (name === "" || creation.isPending) return;
    creation.mutate({
      name,
      scopes: scopesOf(draft.preset, draft.chosen),
      expires_at: endOf(draft.lifetime, new Date()),
      allowed_cidrs: networksIn(draft.networks),
    });
  };

  return (
    <form onSubmit={create} noValidate className="max-w-form space-y-5">
      {aboveForm !== undefined && <Banner tone="neg">{aboveForm}</Banner>}
      <TextField
        label="Key name"
        placeholder="Production website"
        value={draft.name}
        autoComplete="off"
        error={errors.get("name")}
        onChange={(event) => change({ name: event.target.value })}
      />
      <ScopeChoice draft={draft} error={errors.get("scopes")} onChange={change} />
      <KeyLimits draft={draft} networksError={errors.get("allowed_cidrs")} onChange={change} />
      <p className="text-sm text-fg-3">
        A key acts as you, in this workspace alone. What it may do, its end and its networks stay as they are:
        for others make a new key, and revoke this one.
      </p>
      <Button
        type="submit"
        variant="primary"
        icon={<Plus size={16} aria-hidden="true" />}
        disabled={name === ""}
        loading={creation.isPending}
      >
        Create API Key
      </Button>
    </form>
  );
}
