import type { AdMatch } from "@citelens/contract/content/ads-network";
import type { ReactElement } from "react";
import { toast } from "#ui/overlays/toast.ts";
import { useAdsChange } from "../../ads.queries.ts";
import { ReasonDialog } from "../../reason-dialog.tsx";
import { networkChanges } from "../network.queries.ts";

export const refusalReasonMax = 300;

interface RefuseDialogProps {
  readonly publisherId: string;
  readonly creative: Pick<AdMatch, "creative_id" | "title" | "advertiser">;
  readonly onClose: () => void;
}

/** Puts a creative on the website's block list. Rendered while it is open. */
export function RefuseDialog({ publisherId, creative, onClose }: RefuseDialogProps): ReactElement {
  const refusing = useAdsChange(networkChanges.refuse);
  return (
    <ReasonDialog
      title={`Refuse ${creative.title}?`}
      description={`It is of ${creative.advertiser}. It is never shown on this website until it is allowed again.`}
      hint="It stands in the list of refused creatives."
      submitLabel="Refuse"
      charactersMax={refusalReasonMax}
      onSubmit={async (reason) => {
        await refusing.mutateAsync({ publisherId, creative_id: creative.creative_id, reason });
        toast.success(`${creative.title} is refused.`);
      }}
      onClose={onClose}
    />
  );
}
