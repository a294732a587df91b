import type { Campaign } from "@citelens/contract/visibility/campaigns";
import { Link } from "@tanstack/react-router";
import { CalendarClock, ChartLine, Copy, Ellipsis, Pause, Pencil, Play, Rows3, Trash2 } from "lucide-react";
import type { ReactElement, ReactNode } from "react";
import { IconButton } from "#ui/forms/icon-button.tsx";
import { Menu } from "#ui/overlays/menu/menu.tsx";
import type { MenuEntry } from "#ui/overlays/menu/menu-props.ts";
import { actionsOn, activateLabel, type CampaignAction, nameOf } from "../campaign.rules.ts";
import type { CampaignPaths } from "../campaign-paths.ts";

export interface CampaignMenuProps {
  readonly campaign: Campaign;
  readonly paths: CampaignPaths;
  readonly onAction: (action: CampaignAction) => void;
}

const icons: Readonly<Record<CampaignAction, ReactNode>> = {
  pause: <Pause />,
  activate: <Play />,
  frequency: <CalendarClock />,
  duplicate: <Copy />,
  delete: <Trash2 />,
};

const labels: Readonly<Record<CampaignAction, (campaign: Campaign) => string>> = {
  pause: () => "Pause",
  activate: activateLabel,
  frequency: () => "Edit Frequency",
  duplicate: () => "Duplicate",
  delete: () => "Delete",
};

export function CampaignMenu({ campaign, paths, onAction }: CampaignMenuProps): ReactElement {
  const actions = actionsOn(campaign).map(
    (action): MenuEntry => ({
      kind: "action",
      label: labels[action](campaign),
      icon: icons[action],
      tone: action === "delete" ? "danger" : "normal",
      onSelect: () => onAction(action),
    }),
  );
  return (
    <Menu
      trigger={
        <IconButton
          label={`Actions for ${nameOf(campaign)}`}
          icon={<Ellipsis size={16} aria-hidden="true" />}
        />
      }
      entries={[...pagesOf(campaign, paths), ...actions]}
    />
  );
}

function pagesOf({ id, status }: Campaign, paths: CampaignPaths): readonly MenuEntry[] {
  if (status === "DRAFT") {
    return [{ kind: "link", label: "Edit", icon: <Pencil />, link: <Link to={paths.edit(id)} /> }];
  }
  return [
    { kind: "link", label: "View Dashboard", icon: <ChartLine />, link: <Link {...paths.dashboard(id)} /> },
    { kind: "link", label: "View Details", icon: <Rows3 />, link: <Link to={paths.details(id)} /> },
    { kind: "disabled", label: "Edit", icon: <Pencil />, hint: "Edit is only available for Draft campaigns" },
  ];
}
