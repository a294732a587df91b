import { useQuery } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { apiKeysQuery, type CreatedKey, CreatedKeyBox, CreateWebsiteKey } from "#features/api-keys/public.ts";
import { useWorkspaceId } from "#lib/workspace.tsx";

interface SetupKeyProps {
  readonly created: CreatedKey | undefined;
  readonly onCreated: (created: CreatedKey | undefined) => void;
}

/** The key in the snippets: one that is created here, or the user's own. */
export function SetupKey({ created, onCreated }: SetupKeyProps): ReactElement {
  const workspaceId = useWorkspaceId();
  const keys = useQuery(apiKeysQuery(workspaceId));
  const active = keys.data?.filter(({ revoked }) => !revoked) ?? [];

  if (created) return <CreatedKeyBox created={created} onDismiss={() => onCreated(undefined)} />;

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
      <CreateWebsiteKey keys={keys.data ?? []} isNeeded={active.length === 0} onCreated={onCreated} />
    </div>
  );
}
