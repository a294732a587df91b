import { Ban, Pencil } from "lucide-react";
import type { ReactElement } from "react";
import { Button } from "#ui/forms/button.tsx";
import type { KeyRow } from "./key-row.ts";

/** Revoked keys have no actions. */
export function KeyActions({ row }: { readonly row: KeyRow }): ReactElement | null {
  if (row.apiKey.revoked) return null;

  return (
    <span className="sm:-ml-2.5 inline-flex gap-1">
      <Button
        id={editButtonId(row.apiKey.id)}
        size="sm"
        variant="ghost"
        aria-label={`Edit Name of ${row.name}`}
        icon={<Pencil size={14} aria-hidden="true" />}
        onClick={row.onEdit}
      >
        Edit Name
      </Button>
      <Button
        size="sm"
        variant="ghost"
        aria-label={`Revoke Key ${row.name}`}
        icon={<Ban size={14} aria-hidden="true" />}
        onClick={row.onRevoke}
      >
        Revoke Key
      </Button>
    </span>
  );
}

/** Returns the focus to where the editing started, before the editor unmounts. */
export function focusEditButton(keyId: string): void {
  document.getElementById(editButtonId(keyId))?.focus();
}

function editButtonId(keyId: string): string {
  return `edit-name-${keyId}`;
}
