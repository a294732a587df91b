import type { ReactElement } from "react";
import { ConfirmDialog } from "#ui/overlays/confirm-dialog/confirm-dialog.tsx";
import { useLastDefined } from "#ui/overlays/use-last-defined.ts";
import { ActivateDialog } from "./activate-dialog.tsx";
import type { CampaignActs } from "./use-campaign-acts.ts";

/** Questions before a campaign is activated or archived. */
export function CampaignDialogs({ acts }: { readonly acts: CampaignActs }): ReactElement {
  const { activate, archive } = acts.asked;
  const named = useLastDefined(archive);
  return (
    <>
      {activate && <ActivateDialog campaign={activate} onClose={acts.close} />}
      <ConfirmDialog
        open={archive !== undefined}
        onOpenChange={(open) => !open && acts.close()}
        title={`Archive ${named?.name ?? ""}?`}
        confirmLabel="Archive"
        tone="danger"
        busy={acts.isArchiving}
        onConfirm={acts.archive}
      >
        Its ads are shown nowhere from now on, and its figures stay. This is final: an archived campaign
        cannot be activated again.
      </ConfirmDialog>
    </>
  );
}
