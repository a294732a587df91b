import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { Plus } from "lucide-react";
import type { ReactElement } from "react";
import {
  apiKeysQuery,
  availableKeyName,
  type CreatedKey,
  CreatedKeyBox,
  useCreateApiKey,
} from "#features/api-keys/public.ts";
import { problemMessage } from "#lib/api/api-problem.ts";
import { useWorkspaceId } from "#lib/workspace.tsx";
import { Button } from "#ui/forms/button.tsx";
import { toast } from "#ui/overlays/toast.ts";
import { TextLink } from "#ui/text/text-link.tsx";

interface SetupKeyProps {
  readonly created: CreatedKey | undefined;
  readonly onCreated: (created: CreatedKey | undefined) => void;
}

/** The key in the snippets: one that is created here, or the user's own. */
export function SetupKey({ created, onCreated }: SetupKeyProps): ReactElement {
  const workspaceId = useWorkspaceId();
  const keys = useQuery(apiKeysQuery(workspaceId));
  const creation = useCreateApiKey(workspaceId, onCreated);
  const active = keys.data?.filter(({ revoked }) => !revoked) ?? [];

  if (created) return <CreatedKeyBox created={created} onDismiss={() => onCreated(undefined)} />;

  const create = (): void => {
    const name = availableKeyName(keys.data ?? [], "Website");
    creation.mutate(name, { onError: (problem) => toast.error(problemMessage(problem)) });
  };

  return (
    <div className="space-y-3">
      {active.length > 0 && (
        <div className="space-y-1 text-fg-2">
          <p>Put one of your keys into the snippet below, or create one that is filled in for you:</p>
          <ul className="list-disc pl-5">
            {active.map(({ id, name, prefix }) => (
              <li key={id}>
                {name} <code className="font-mono text-sm text-fg-3">{prefix}…</code>
              </li>
            ))}
          </ul>
        </div>
      )}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button
          variant={active.length === 0 ? "primary" : "secondary"}
          icon={<Plus size={16} aria-hidden="true" />}
          loading={creation.isPending}
          onClick={create}
        >
          Create API key
        </Button>
        <TextLink render={<Link to="/settings/api-keys" />}>Manage API keys</TextLink>
      </div>
    </div>
  );
}
