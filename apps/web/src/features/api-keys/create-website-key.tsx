import type { ApiKey } from "@citelens/contract/workspaces/api-keys";
import { Link } from "@tanstack/react-router";
import { Plus } from "lucide-react";
import type { ReactElement } from "react";
import { problemMessage } from "#lib/api/api-problem.ts";
import { useWorkspaceId } from "#lib/workspace.tsx";
import { Button } from "#ui/forms/button.tsx";
import { toast } from "#ui/overlays/toast.ts";
import { TextLink } from "#ui/text/text-link.tsx";
import { type CreatedKey, useCreateApiKey } from "./api-keys.queries.ts";
import { availableKeyName } from "./api-keys.rules.ts";

interface CreateWebsiteKeyProps {
  /** The workspace's keys, whose names are taken. */
  readonly keys: readonly ApiKey[];
  /** Whether a key is what is missing here. */
  readonly isNeeded: boolean;
  readonly onCreated: (created: CreatedKey | undefined) => void;
}

/** Creates a key for snippets where they stand, under a name that is free, and leads to all keys. */
export function CreateWebsiteKey({ keys, isNeeded, onCreated }: CreateWebsiteKeyProps): ReactElement {
  const creation = useCreateApiKey(useWorkspaceId(), onCreated);
  const create = (): void =>
    creation.mutate(
      { name: availableKeyName(keys, "Website") },
      {
        onError: (problem) => toast.error(problemMessage(problem)),
      },
    );
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <Button
        variant={isNeeded ? "primary" : "secondary"}
        icon={<Plus size={16} aria-hidden="true" />}
        loading={creation.isPending}
        onClick={create}
      >
        Create API key
      </Button>
      <TextLink render={<Link to="/settings/api-keys" />}>Manage API keys</TextLink>
    </div>
  );
}
