import { useQuery } from "@tanstack/react-query";
import { Plus } from "lucide-react";
import type { ReactElement } from "react";
import { problemMessage } from "#lib/api/api-problem.ts";
import { useWorkspaceId } from "#lib/workspace.tsx";
import { Button } from "#ui/forms/button.tsx";
import { toast } from "#ui/overlays/toast.ts";
import { apiKeysQuery, type CreatedKey, useCreateApiKey } from "../api-keys.queries.ts";
import { availableKeyName } from "../api-keys.rules.ts";
import { CreatedKeyBox } from "../created-key-box.tsx";
import { endOf } from "../key-scopes.rules.ts";

interface ReaderKeyProps {
  readonly created: CreatedKey | undefined;
  readonly onCreated: (created: CreatedKey | undefined) => void;
}

/** Makes a key that reads, for the examples. */
export function ReaderKey({ created, onCreated }: ReaderKeyProps): ReactElement {
  const workspaceId = useWorkspaceId();
  const keys = useQuery(apiKeysQuery(workspaceId));
  const creation = useCreateApiKey(workspaceId, onCreated);
  if (created) return <CreatedKeyBox created={created} onDismiss={() => onCreated(undefined)} />;

  const create = (): void =>
    creation.mutate(
      {
        name: availableKeyName(keys.data ?? [], "API & agents"),
        scopes: ["read"],
        expires_at: endOf("90", new Date()),
      },
      { onError: (problem) => toast.error(problemMessage(problem)) },
    );
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <Button
        variant="primary"
        icon={<Plus size={16} aria-hidden="true" />}
        loading={creation.isPending}
        disabled={keys.isPending}
        onClick={create}
      >
        Make a read key
      </Button>
      <p className="text-fg-2">It reads this workspace for 90 days, and is filled in everywhere below.</p>
    </div>
  );
}
