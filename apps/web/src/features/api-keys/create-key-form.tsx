import { Plus } from "lucide-react";
import { type FormEvent, type ReactElement, useState } from "react";
import { sortApiErrors } from "#lib/api/apply-api-errors.ts";
import { useWorkspaceId } from "#lib/workspace.tsx";
import { Button } from "#ui/forms/button.tsx";
import { TextField } from "#ui/forms/text-field.tsx";
import { Banner } from "#ui/frame/banner.tsx";
import { type CreatedKey, useCreateApiKey } from "./api-keys.queries.ts";

interface CreateKeyFormProps {
  readonly onCreated: (created: CreatedKey) => void;
}

export function CreateKeyForm({ onCreated }: CreateKeyFormProps): ReactElement {
  const workspaceId = useWorkspaceId();
  const [name, setName] = useState("");
  const creation = useCreateApiKey(workspaceId, (created) => {
    setName("");
    onCreated(created);
  });
  const trimmed = name.trim();
  const failure = creation.error ? sortApiErrors(["name"], creation.error) : undefined;

  const create = (event: FormEvent): void => {
    event.preventDefault();
    if (trimmed !== "" && !creation.isPending) creation.mutate(trimmed);
  };

  return (
    <form onSubmit={create} noValidate className="max-w-(--container-form) space-y-4">
      {failure?.aboveForm !== undefined && <Banner tone="neg">{failure.aboveForm}</Banner>}
      <div className="flex flex-wrap items-start gap-3">
        <div className="min-w-0 grow basis-60">
          <TextField
            label="Key name"
            placeholder="Production website"
            value={name}
            autoComplete="off"
            error={failure?.underFields[0]?.[1]}
            onChange={(event) => {
              setName(event.target.value);
              if (creation.isError) creation.reset();
            }}
          />
        </div>
        <div className="sm:mt-6">
          <Button
            type="submit"
            variant="primary"
            icon={<Plus size={16} aria-hidden="true" />}
            disabled={trimmed === ""}
            loading={creation.isPending}
          >
            Create API Key
          </Button>
        </div>
      </div>
    </form>
  );
}
