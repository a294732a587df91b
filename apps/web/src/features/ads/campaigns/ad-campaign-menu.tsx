import type { AdCampaign } from "@citelens/contract/content/ads-fields";
import { Link } from "@tanstack/react-router";
import { Archive, Copy, Ellipsis, Pause, Pencil, Play, Send, Undo2 } from "lucide-react";
import type { ReactElement, ReactNode } from "react";
import { useWorkspaceId } from "#lib/workspace.tsx";
import { IconButton } from "#ui/forms/icon-button.tsx";
import { Menu } from "#ui/overlays/menu/menu.tsx";
import { actsOn } from "../ads-labels.rules.ts";
import { adsPaths } from "../ads-paths.ts";
import type { RowAct } from "./use-campaign-acts.ts";

interface AdCampaignMenuProps {
  readonly campaign: AdCampaign;
  readonly onAct: (act: RowAct, campaign: AdCampaign) => void;
}

const icons: Readonly<Record<RowAct, ReactNode>> = {
  submit: <Send />,
  withdraw: <Undo2 />,
  activate: <Play />,
  pause: <Pause />,
  duplicate: <Copy />,
  archive: <Archive />,
};

const labels: Readonly<Record<RowAct, string>> = {
  submit: "Submit for review",
  withdraw: "Withdraw",
  activate: "Activate",
  pause: "Pause",
  duplicate: "Duplicate",
  archive: "Archive",
};

/** In the order of the list above; what is final comes last. */
const order = Object.keys(labels) as RowAct[];

export function AdCampaignMenu({ campaign, onAct }: AdCampaignMenuProps): ReactElement {
  const paths = adsPaths(useWorkspaceId());
  const possible: readonly RowAct[] = [...actsOn(campaign), "duplicate"];
  const isOver = campaign.status === "ARCHIVED" || campaign.status === "ENDED";
  return (
    <Menu
      trigger={
        <IconButton label={`Actions for ${campaign.name}`} icon={<Ellipsis size={16} aria-hidden="true" />} />
      }
      entries={[
        ...(isOver
          ? []
          : [
              {
                kind: "link" as const,
                label: "Edit",
                icon: <Pencil />,
                link: <Link to={paths.edit(campaign.id)} />,
              },
            ]),
        ...order
          .filter((act) => possible.includes(act))
          .map((act) => ({
            kind: "action" as const,
            label: labels[act],
            icon: icons[act],
            tone: act === "archive" ? ("danger" as const) : ("normal" as const),
            onSelect: () => onAct(act, campaign),
          })),
      ]}
    />
  );
}
