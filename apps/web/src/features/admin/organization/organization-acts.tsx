import type { OrganizationDetails } from "@citelens/contract/platform/admin-organization";
import { ChevronDown } from "lucide-react";
import { type ReactElement, useState } from "react";
import { saveFile } from "#lib/browser/save-file.ts";
import { Button } from "#ui/forms/button.tsx";
import { Menu } from "#ui/overlays/menu/menu.tsx";
import type { MenuEntry } from "#ui/overlays/menu/menu-props.ts";
import { ActDialog } from "../act-dialog.tsx";
import { useAdminChange } from "../admin.queries.ts";
import { GrantCreditsDialog } from "../grant-credits-dialog.tsx";
import { useRights } from "../rights.ts";
import { CompDialog, type OrganizationDialogProps } from "./comp-dialog.tsx";
import { ScheduleDeletionDialog } from "./deletion-dialogs.tsx";
import { LimitsDialog } from "./limits-dialog.tsx";
import { organizationChanges } from "./organization.queries.ts";
import { EndPlanDialog, LiftDialog, SuspendDialog } from "./standing-dialogs.tsx";
import { TransferDialog } from "./transfer-dialog.tsx";

type ActName = keyof typeof words;

const words = {
  credits: "Grant credits",
  comp: "Give a plan",
  end: "End plan",
  limits: "Change limits",
  suspend: "Suspend",
  lift: "Lift suspension",
  transfer: "Transfer ownership",
  delete: "Schedule deletion",
  export: "Export data",
} as const;

const dangerous: readonly ActName[] = ["suspend", "end", "delete"];

/** Acts that can be done to an organization; what one may not do is not offered. */
export function OrganizationActs({
  organization,
}: {
  readonly organization: OrganizationDetails;
}): ReactElement | null {
  const rights = useRights();
  const [asked, setAsked] = useState<ActName>();
  const names = actsFor(organization).filter(([, right]) => rights.includes(right));
  if (names.length === 0) return null;

  const entries: MenuEntry[] = names.map(([name]) => ({
    kind: "action",
    label: words[name],
    ...(dangerous.includes(name) && { tone: "danger" }),
    onSelect: () => setAsked(name),
  }));
  const close = (): void => setAsked(undefined);
  const given = { organization, onClose: close };
  return (
    <>
      <Menu
        trigger={<Button icon={<ChevronDown size={16} aria-hidden="true" />}>Actions</Button>}
        entries={entries}
      />
      <GrantCreditsDialog
        organization={
          asked === "credits" ? { id: organization.id, owner_email: organization.owner.email } : undefined
        }
        onClose={close}
      />
      {asked === "comp" && <CompDialog {...given} />}
      {asked === "end" && <EndPlanDialog {...given} />}
      {asked === "limits" && <LimitsDialog {...given} />}
      {asked === "suspend" && <SuspendDialog {...given} />}
      {asked === "lift" && <LiftDialog {...given} />}
      {asked === "export" && <ExportDialog {...given} />}
      {asked === "delete" && <ScheduleDeletionDialog {...given} />}
      {asked === "transfer" && <TransferDialog {...given} />}
    </>
  );
}

function actsFor({
  plan,
  credits,
  suspension,
  deletion,
  deleted_at,
}: OrganizationDetails): readonly (readonly [name: ActName, right: "billing" | "operate"])[] {
  if (deleted_at !== null) return [];
  const isSelling = credits.billing === "sandbox" || credits.billing === "stripe";
  const isSubscribed = plan.status === "active" || plan.status === "past_due";
  return [
    ["credits", "billing"],
    ...(isSelling && !isSubscribed && plan.status !== "pending_cancel" ? [["comp", "billing"] as const] : []),
    ...(plan.comp || isSubscribed ? [["end", "billing"] as const] : []),
    ["limits", "operate"],
    ["transfer", "operate"],
    ["export", "operate"],
    suspension ? ["lift", "operate"] : ["suspend", "operate"],
    ...(deletion ? [] : [["delete", "operate"] as const]),
  ];
}

/** Saves what the organization has as a file. */
function ExportDialog({ organization, onClose }: OrganizationDialogProps): ReactElement {
  const exported = useAdminChange(organizationChanges.export);
  return (
    <ActDialog
      title="Export its data"
      description="One file, a row a line (NDJSON): members, workspaces, campaigns with their queries, API keys by their first characters, credits and payments. No answers, no passwords, no keys."
      submitLabel="Export"
      done={() => "The file is saved."}
      run={async (act) => {
        const file = await exported.mutateAsync({ organizationId: organization.id, ...act });
        saveFile(file, `organization-${organization.id}.ndjson`);
      }}
      onClose={onClose}
    />
  );
}
