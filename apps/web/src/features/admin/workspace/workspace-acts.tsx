import type { WorkspaceDetails } from "@citelens/contract/platform/admin-workspace";
import { ChevronDown } from "lucide-react";
import { type ReactElement, useState } from "react";
import { Button } from "#ui/forms/button.tsx";
import { Menu } from "#ui/overlays/menu/menu.tsx";
import type { MenuEntry } from "#ui/overlays/menu/menu-props.ts";
import { ActDialog } from "../act-dialog.tsx";
import { useAdminChange } from "../admin.queries.ts";
import { useRights } from "../rights.ts";
import { workspaceChanges } from "./workspace.queries.ts";

type ActName = "sums" | "analysis";

const words = {
  sums: {
    label: "Rebuild sums",
    title: "Make the sums again?",
    description:
      "All figures of its campaigns are summed up again from the stored answers. Until that is done, the earlier ones are shown. No model is asked.",
    submitLabel: "Rebuild Sums",
    done: "The sums are being made again.",
  },
  analysis: {
    label: "Analyse answers again",
    title: "Analyse the stored answers again?",
    description:
      "The analysis of now reads all of its stored answers once more, which may change its figures. No model is asked.",
    submitLabel: "Analyse Again",
    done: "The stored answers are being analysed again.",
  },
} as const satisfies Record<ActName, object>;

/** Acts that can be done to a workspace; what one may not do, or what is being done already, is not offered. */
export function WorkspaceActs({ details }: { readonly details: WorkspaceDetails }): ReactElement | null {
  const rights = useRights();
  const [asked, setAsked] = useState<ActName>();
  const changes = {
    sums: useAdminChange(workspaceChanges.rebuildSums),
    analysis: useAdminChange(workspaceChanges.analyseAgain),
  } as const;
  const { id: workspaceId, sums, analysis } = details;
  const names: ActName[] = [
    ...(sums.rebuilding === 0 ? ["sums" as const] : []),
    ...(analysis.length === 0 ? ["analysis" as const] : []),
  ];
  if (!rights.includes("operate") || sums.campaigns === 0) return null;

  const entries = names.map(
    (name): MenuEntry => ({ kind: "action", label: words[name].label, onSelect: () => setAsked(name) }),
  );
  return (
    <>
      {entries.length > 0 && (
        <Menu
          trigger={<Button icon={<ChevronDown size={16} aria-hidden="true" />}>Actions</Button>}
          entries={entries}
        />
      )}
      {asked && (
        <ActDialog
          title={words[asked].title}
          description={words[asked].description}
          submitLabel={words[asked].submitLabel}
          done={() => words[asked].done}
          reasonHint="It stays in the audit log."
          run={(act) => changes[asked].mutateAsync({ workspaceId, ...act })}
          onClose={() => setAsked(undefined)}
        />
      )}
    </>
  );
}
