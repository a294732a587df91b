import type { AdCampaign } from "@citelens/contract/content/ads-fields";
import { useQuery } from "@tanstack/react-query";
import { Plus, Quote } from "lucide-react";
import { type ReactElement, useState } from "react";
import { useWorkspaceId } from "#lib/workspace.tsx";
import { Button } from "#ui/forms/button.tsx";
import { EmptyState } from "#ui/frame/empty-state.tsx";
import { Pagination } from "#ui/table/pagination.tsx";
import { CreativeDialog } from "../../library/creatives/creative-dialog.tsx";
import { CreativeList } from "../../library/creatives/creative-list.tsx";
import { creativesPerPage, creativesQuery } from "../../library/library.queries.ts";

interface CampaignCreativesProps {
  readonly campaign: Pick<AdCampaign, "id" | "name" | "channel">;
  readonly canWrite: boolean;
}

/** The creatives of one campaign, and another one. */
export function CampaignCreatives({ campaign, canWrite }: CampaignCreativesProps): ReactElement {
  const [page, setPage] = useState(1);
  const [isWriting, setWriting] = useState(false);
  const list = useQuery(creativesQuery(useWorkspaceId(), { page, campaign_id: campaign.id }));
  const total = list.data?.count ?? 0;
  const write = (
    <Button icon={<Plus size={16} aria-hidden="true" />} onClick={() => setWriting(true)}>
      New creative
    </Button>
  );
  return (
    <div className="space-y-4">
      <CreativeList
        list={list}
        empty={
          <EmptyState icon={Quote} title="No creatives yet" actions={canWrite && write}>
            {campaign.channel === "NETWORK"
              ? "Write what publishers’ pages say of you: a title and up to 60 words, with a source for each number."
              : "Write the card that ChatGPT shows: a title and up to 100 characters."}
          </EmptyState>
        }
      />
      {total > creativesPerPage && (
        <Pagination page={page} pageSize={creativesPerPage} total={total} onPage={setPage} />
      )}
      {canWrite && total > 0 && write}
      {isWriting && <CreativeDialog campaigns={[campaign]} onClose={() => setWriting(false)} />}
    </div>
  );
}
