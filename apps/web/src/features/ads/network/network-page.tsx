import { useQuery } from "@tanstack/react-query";
import { Plus } from "lucide-react";
import { type ReactElement, useState } from "react";
import { useAddress } from "#lib/address/use-address.ts";
import { countText } from "#lib/figures.ts";
import { useWorkspaceId } from "#lib/workspace.tsx";
import { Button } from "#ui/forms/button.tsx";
import { PageHeader } from "#ui/frame/page-header.tsx";
import { Tabs } from "#ui/frame/tabs.tsx";
import { InviteDialog } from "./invite-dialog.tsx";
import { reviewQueueQuery } from "./network.queries.ts";
import { parseNetworkSearch } from "./network-search.rules.ts";
import { PublishersList } from "./publishers-list.tsx";
import { ReviewQueue } from "./review/review-queue.tsx";

/** The websites that show passages, and the creatives of all workspaces that wait for a person to look at them. */
export function NetworkPage(): ReactElement {
  const { search, onSearch } = useAddress(parseNetworkSearch);
  const { tab = "publishers", page = 1 } = search;
  const [isInviting, setInviting] = useState(false);
  const onPage = (next: number): void =>
    onSearch((latest) => parseNetworkSearch({ ...latest, page: next }), "push");
  return (
    <div className="space-y-5">
      <PageHeader
        title="Context Network"
        purpose="Websites that show labelled passages, the same to people and to AI agents."
        actions={
          <Button
            variant="primary"
            icon={<Plus size={16} aria-hidden="true" />}
            onClick={() => setInviting(true)}
          >
            Add publisher
          </Button>
        }
      />
      <Tabs
        label="Context Network"
        tabs={[
          { value: "publishers", label: "Publishers" },
          { value: "review", label: <ReviewTab /> },
        ]}
        value={tab}
        onChange={(next) => onSearch(() => parseNetworkSearch({ tab: next }), "push")}
      >
        {tab === "publishers" ? (
          <PublishersList
            search={search.search ?? ""}
            page={page}
            onSearch={(text) => onSearch(() => parseNetworkSearch({ search: text }), "push")}
            onPage={onPage}
          />
        ) : (
          <ReviewQueue page={page} onPage={onPage} />
        )}
      </Tabs>
      {isInviting && <InviteDialog onClose={() => setInviting(false)} />}
    </div>
  );
}

/** With how many wait, once that is known. */
function ReviewTab(): ReactElement {
  const { data } = useQuery(reviewQueueQuery(useWorkspaceId(), 1));
  return (
    <>
      Review queue
      {data !== undefined && <span className="text-fg-3 tabular-nums">{countText(data.count)}</span>}
    </>
  );
}
