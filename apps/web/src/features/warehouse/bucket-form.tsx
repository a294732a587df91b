import type { Warehouse } from "@citelens/contract/platform/warehouse";
import { PlugZap } from "lucide-react";
import { type FormEvent, type ReactElement, useState } from "react";
import { sortApiErrors } from "#lib/api/apply-api-errors.ts";
import { focusHeading } from "#lib/browser/focus.ts";
import { useWorkspaceId } from "#lib/workspace.tsx";
import { Button } from "#ui/forms/button.tsx";
import { PasswordField } from "#ui/forms/password-field.tsx";
import { TextField } from "#ui/forms/text-field.tsx";
import { Banner } from "#ui/frame/banner.tsx";
import { toast } from "#ui/overlays/toast.ts";
import { type BucketDraft, draftOf, isWhole } from "./bucket-draft.rules.ts";
import { useSaveBucket, useTestBucket } from "./warehouse.queries.ts";

/** Where data goes, and the key for it; owners alone see this form. */
export function BucketForm({ settings }: { readonly settings: Warehouse["settings"] }): ReactElement {
  const workspaceId = useWorkspaceId();
  const isNew = settings === null;
  const [draft, setDraft] = useState(draftOf(settings));
  const save = useSaveBucket(workspaceId, isNew);
  const trial = useTestBucket(workspaceId);
  const problem = save.error ?? trial.error;
  const failure = problem ? sortApiErrors(Object.keys(draft), problem) : undefined;
  const errors = new Map(failure?.underFields);
  const isBusy = save.isPending || trial.isPending;
  const isReady = isWhole(draft, isNew);

  const field = (name: keyof BucketDraft) => ({
    value: draft[name],
    error: errors.get(name),
    spellCheck: false,
    onChange: (event: { readonly target: { readonly value: string } }) => {
      setDraft({ ...draft, [name]: event.target.value });
      save.reset();
      trial.reset();
    },
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (!isReady || isBusy) return;
    trial.reset();
    save.mutate(draft, {
      onSuccess: () => {
        setDraft({ ...draft, secret_access_key: "" });
        if (isNew) focusHeading(); // what was saved stands in a form of its own
        toast.success("Saved. The first delivery begins now.");
      },
    });
  };
  const test = (): void => {
    if (isBusy) return;
    save.reset();
    trial.mutate(draft);
  };

  return (
    <form onSubmit={submit} noValidate className="max-w-form space-y-4">
      {failure?.aboveForm !== undefined && <Banner tone="neg">{failure.aboveForm}</Banner>}
      {trial.isSuccess && (
        <Banner tone="pos">An object was written, read and removed in {trial.data.took_ms} ms.</Banner>
      )}
      <TextField
        label="Endpoint"
        type="url"
        hint="The address of the storage, without the bucket"
        placeholder="https://s3.eu-central-1.amazonaws.com"
        autoComplete="off"
        {...field("endpoint")}
      />
      <TextField label="Region" placeholder="eu-central-1" autoComplete="off" {...field("region")} />
      <TextField label="Bucket" placeholder="acme-lake" autoComplete="off" {...field("bucket")} />
      <TextField
        label="Folder"
        hint="Within the bucket; empty for the bucket itself"
        placeholder="exports/citelens"
        autoComplete="off"
        {...field("prefix")}
      />
      <TextField label="Access key ID" autoComplete="off" {...field("access_key_id")} />
      <PasswordField
        label="Secret access key"
        hint={isNew ? "Kept encrypted, and never shown again" : "Leave it empty to keep the stored one"}
        autoComplete="new-password"
        {...field("secret_access_key")}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="primary" disabled={!isReady} loading={save.isPending}>
          Save bucket
        </Button>
        <Button
          icon={<PlugZap size={16} aria-hidden="true" />}
          disabled={!isReady}
          loading={trial.isPending}
          onClick={test}
        >
          Test bucket
        </Button>
      </div>
    </form>
  );
}
