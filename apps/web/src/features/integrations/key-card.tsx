import type { ApiKey } from "@citelens/contract/workspaces/api-keys";
import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { type CreatedKey, CreatedKeyBox, CreateWebsiteKey } from "#features/api-keys/public.ts";
import { Card } from "#ui/frame/card.tsx";
import { QueryError } from "#ui/frame/error-state.tsx";
import { ListSkeleton } from "#ui/frame/skeleton.tsx";
import { firstKeyOf } from "./setup.rules.ts";

export interface KeyCardProps {
  readonly keys: UseQueryResult<readonly ApiKey[]>;
  readonly created: CreatedKey | undefined;
  readonly onCreated: (created: CreatedKey | undefined) => void;
}

/** Key that the snippets have, and one that is made for them. */
export function KeyCard({ keys, created, onCreated }: KeyCardProps): ReactElement {
  if (created) return <CreatedKeyBox created={created} onDismiss={() => onCreated(undefined)} />;
  return (
    <Card title="API key" hint="Your servers report with a key. It is filled into the snippets below.">
      <KnownKey keys={keys} onCreated={onCreated} />
    </Card>
  );
}

function KnownKey({ keys, onCreated }: Omit<KeyCardProps, "created">): ReactElement {
  if (keys.isError && !keys.data) {
    return <QueryError query={keys} />;
  }
  if (!keys.data) return <ListSkeleton rows={2} />;

  const first = firstKeyOf(keys.data);
  return (
    <div className="space-y-3">
      {first ? (
        <p className="text-fg-2">
          The snippets have your first key, <span className="font-medium text-fg">{first.name}</span>, as far
          as we know it: <code className="font-mono text-sm">{first.prefix}…</code> Put the whole key in its
          place, or create one that is filled in for you. We do not store your keys.
        </p>
      ) : (
        <p className="text-fg-2">
          There is no active key yet. Create one, and it is filled into the snippets below.
        </p>
      )}
      <CreateWebsiteKey keys={keys.data} isNeeded={!first} onCreated={onCreated} />
    </div>
  );
}
