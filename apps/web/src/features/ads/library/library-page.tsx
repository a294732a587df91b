import { useQuery } from "@tanstack/react-query";
import { Plus } from "lucide-react";
import { type ReactElement, useState } from "react";
import { type Address, changeOfView } from "#lib/address/use-address.ts";
import { useWorkspaceId } from "#lib/workspace.tsx";
import { Button } from "#ui/forms/button.tsx";
import { PageHeader } from "#ui/frame/page-header.tsx";
import { Tabs } from "#ui/frame/tabs.tsx";
import { adCampaignsToChooseQuery } from "../ad-campaigns.queries.ts";
import { CreativeDialog } from "./creatives/creative-dialog.tsx";
import { CreativesTab } from "./creatives/creatives-tab.tsx";
import { addressOf, type LibrarySearch, viewOf } from "./library-search.rules.ts";
import { ObservedTab } from "./observed/observed-tab.tsx";

const tabs = [
  { value: "creatives", label: "Creatives" },
  { value: "observed", label: "Observed" },
] as const;

/** The workspace's creatives, and ads that were seen with answers. */
export function LibraryPage({ search, onSearch }: Address<LibrarySearch>): ReactElement {
  const workspaceId = useWorkspaceId();
  const view = viewOf(search);
  const change = changeOfView(onSearch, { viewOf, searchOf: addressOf });
  const campaigns = useQuery(adCampaignsToChooseQuery(workspaceId));
  const open = campaigns.data?.results.filter(({ status }) => status !== "ARCHIVED" && status !== "ENDED");
  const [isWriting, setWriting] = useState(false);
  return (
    <div className="space-y-5">
      <PageHeader
        title="Ad Library"
        purpose="What your ads say, and which ads AI assistants show with their answers."
        actions={
          // It keeps its place while campaigns are asked for, and where there is none that could take it.
          <Button
            variant="primary"
            icon={<Plus size={16} aria-hidden="true" />}
            disabled={!open?.length}
            onClick={() => setWriting(true)}
          >
            New creative
          </Button>
        }
      />
      <Tabs
        label="Library"
        tabs={tabs}
        value={view.tab}
        onChange={(tab) => change({ tab: tab === "observed" ? "observed" : "creatives" }, "push")}
      >
        {view.tab === "creatives" ? (
          <CreativesTab view={view} campaigns={campaigns.data?.results} onChange={change} />
        ) : (
          <ObservedTab view={view} onChange={change} />
        )}
      </Tabs>
      {isWriting && open && <CreativeDialog campaigns={open} onClose={() => setWriting(false)} />}
    </div>
  );
}
