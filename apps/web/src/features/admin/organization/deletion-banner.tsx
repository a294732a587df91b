import type { OrganizationDetails } from "@citelens/contract/platform/admin-organization";
import { type ReactElement, useState } from "react";
import { dayOfInstantText } from "#lib/dates/dates.ts";
import { Button } from "#ui/forms/button.tsx";
import { Banner } from "#ui/frame/banner.tsx";
import { Ago } from "#ui/text/instant.tsx";
import { useRights } from "../rights.ts";
import { UndoDeletionDialog } from "./deletion-dialogs.tsx";

/** Notice that the organization is deleted, or when it will be; nothing of one that stays. */
export function DeletionBanner({
  organization,
}: {
  readonly organization: OrganizationDetails;
}): ReactElement | null {
  const { deletion, deleted_at } = organization;
  const [isUndoing, setUndoing] = useState(false);
  const canUndo = useRights().includes("operate");
  if (!deletion) return null;
  if (deleted_at !== null) {
    return (
      <Banner tone="neg">
        Deleted <Ago at={deleted_at} />: {deletion.reason}. Its payments and its ledger stay.
      </Banner>
    );
  }
  return (
    <Banner tone="warn">
      <span className="flex flex-wrap items-center justify-between gap-2">
        <span>
          Will be deleted on {dayOfInstantText(deletion.at)}: {deletion.reason}.
        </span>
        {canUndo && (
          <Button size="sm" onClick={() => setUndoing(true)}>
            Undo deletion
          </Button>
        )}
      </span>
      {isUndoing && <UndoDeletionDialog organization={organization} onClose={() => setUndoing(false)} />}
    </Banner>
  );
}
