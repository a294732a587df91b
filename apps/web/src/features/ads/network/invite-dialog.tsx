import { useQuery } from "@tanstack/react-query";
import { type FormEvent, type ReactElement, useId, useState } from "react";
import { sortApiErrors } from "#lib/api/apply-api-errors.ts";
import { useDebounced } from "#lib/browser/use-debounced.ts";
import { useWorkspaceId } from "#lib/workspace.tsx";
import { SearchField } from "#ui/forms/search-field.tsx";
import { Banner } from "#ui/frame/banner.tsx";
import { QueryError } from "#ui/frame/error-state.tsx";
import { ListSkeleton } from "#ui/frame/skeleton.tsx";
import { FormDialog } from "#ui/overlays/dialog/form-dialog.tsx";
import { toast } from "#ui/overlays/toast.ts";
import { useAdsChange } from "../ads.queries.ts";
import { invitableQuery, networkChanges } from "./network.queries.ts";
import { PublisherFields } from "./publisher-fields.tsx";
import { emptyDraft, publisherFieldsOf, shareFault } from "./publisher-form.rules.ts";

const searchAfterMs = 250;

interface Faults {
  readonly workspace?: string | undefined;
  readonly share?: string | undefined;
  readonly form?: string | undefined;
}

/** Invites the website of any workspace. Rendered while it is open. */
export function InviteDialog({ onClose }: { readonly onClose: () => void }): ReactElement {
  const inviting = useAdsChange(networkChanges.invite);
  const [workspace, setWorkspace] = useState<string>();
  const [draft, setDraft] = useState(emptyDraft);
  const [faults, setFaults] = useState<Faults>({});

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const share = shareFault(draft);
    setFaults({ share, workspace: workspace === undefined ? "Choose a workspace." : undefined });
    if (workspace === undefined || share !== undefined || inviting.isPending) return;

    inviting.mutate(
      { workspace_id: workspace, ...publisherFieldsOf(draft) },
      {
        onSuccess: ({ name }) => {
          toast.success(`${name} is invited. Its owner has a mail with the terms.`);
          onClose();
        },
        onError: (problem) => {
          const { underFields, aboveForm } = sortApiErrors(["workspace_id", "revenue_share"], problem);
          const under = (name: string) => underFields.find(([field]) => field === name)?.[1];
          setFaults({ workspace: under("workspace_id"), share: under("revenue_share"), form: aboveForm });
        },
      },
    );
  };
  return (
    <FormDialog
      title="Add a publisher"
      description="The owner of the workspace is mailed these terms. Nothing is shown on the website before they accept."
      submitLabel="Send invitation"
      isBusy={inviting.isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <WorkspaceChoice value={workspace} error={faults.workspace} onChange={setWorkspace} />
      <PublisherFields draft={draft} onChange={setDraft} shareError={faults.share} />
      {faults.form !== undefined && <Banner tone="neg">{faults.form}</Banner>}
    </FormDialog>
  );
}

interface WorkspaceChoiceProps {
  readonly value: string | undefined;
  readonly error: string | undefined;
  readonly onChange: (workspaceId: string) => void;
}

function WorkspaceChoice({ value, error, onChange }: WorkspaceChoiceProps): ReactElement {
  const errorId = useId();
  const [words, setWords] = useState("");
  const found = useQuery(invitableQuery(useWorkspaceId(), useDebounced(words.trim(), searchAfterMs)));
  return (
    <fieldset className="space-y-2" aria-describedby={error === undefined ? undefined : errorId}>
      <legend className="text-sm font-medium">Workspace</legend>
      <SearchField label="Search workspaces" value={words} onChange={setWords} />
      {found.data && (
        <div
          aria-busy={found.isPlaceholderData}
          className="max-h-60 overflow-y-auto rounded-control border border-border"
        >
          {found.data.results.map(({ id, name, url }) => (
            <label
              key={id}
              className="flex min-h-8 cursor-default items-center gap-2.5 px-3 py-1.5 hover:bg-surface-2"
            >
              <input
                type="radio"
                name="workspace"
                checked={value === id}
                onChange={() => onChange(id)}
                className="size-4 shrink-0 accent-brand"
              />
              <span className="min-w-0 wrap-anywhere">
                <span className="font-medium">{name}</span> <span className="text-sm text-fg-3">{url}</span>
              </span>
            </label>
          ))}
          {found.data.results.length === 0 && (
            <p className="px-3 py-2 text-sm text-fg-3">
              No workspace of that name or address can be invited.
            </p>
          )}
        </div>
      )}
      {!found.data && found.isError && <QueryError query={found} />}
      {found.isPending && (
        <div role="status" aria-label="Loading workspaces">
          <ListSkeleton rows={3} />
        </div>
      )}
      {found.data && found.data.count > found.data.results.length && (
        <p className="text-sm text-fg-3">More are found. Type more of the name or the address.</p>
      )}
      {error !== undefined && (
        <p id={errorId} className="text-sm text-neg">
          {error}
        </p>
      )}
    </fieldset>
  );
}
