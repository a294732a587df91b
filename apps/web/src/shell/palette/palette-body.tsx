import { type ReactElement, useState } from "react";
import type { AdminHits } from "#features/admin/search/public.ts";
import { problemMessage } from "#lib/api/api-problem.ts";
import { Button } from "#ui/forms/button.tsx";
import { CommandDialog } from "#ui/overlays/command-dialog.tsx";
import { useAdminCommands } from "./admin-commands.ts";
import type { PaletteProps } from "./palette-props.ts";
import { useCommands } from "./use-commands.ts";

export function PaletteBody({ open, onOpenChange, ...actions }: PaletteProps): ReactElement {
  const [typed, setTyped] = useState("");
  const groups = useCommands(actions, typed);
  const { group, found } = useAdminCommands(typed, { open });
  return (
    <CommandDialog
      open={open}
      onOpenChange={(next) => {
        if (!next) setTyped("");
        onOpenChange(next);
      }}
      label="Command palette"
      placeholder="Search pages, workspaces and actions, or paste an address"
      groups={group.items.length > 0 ? [...groups, group] : groups}
      onTyped={setTyped}
      status={<SearchStatus {...found} />}
      isWaiting={found.isBehind || found.isError}
    />
  );
}

/** How the search of the whole installation goes; nothing for those who have none. */
function SearchStatus({ isAsked, isBehind, isError, error, hits, refetch }: AdminHits): ReactElement | null {
  if (!isAsked) return null;
  if (isError) {
    return (
      <span className="flex flex-wrap items-center justify-between gap-2">
        The search of users and organizations failed. {problemMessage(error)}
        <Button size="sm" onClick={() => void refetch()}>
          Try again
        </Button>
      </span>
    );
  }
  if (isBehind) return <>Searching users, organizations and workspaces…</>;
  if (hits.length === 0) return <>No user, organization or workspace matches.</>;
  return null;
}
