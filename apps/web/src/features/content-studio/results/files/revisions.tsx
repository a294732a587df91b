import { History } from "lucide-react";
import { type ReactElement, useState } from "react";
import { Button } from "#ui/forms/button.tsx";
import { SidePanel } from "#ui/overlays/side-panel/side-panel.tsx";
import { RevisionList } from "./revision-list.tsx";

/** The button that opens what was changed, and its panel. */
export function Revisions(): ReactElement {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button size="sm" icon={<History size={14} aria-hidden="true" />} onClick={() => setIsOpen(true)}>
        Revisions
      </Button>
      <SidePanel
        open={isOpen}
        onOpenChange={setIsOpen}
        title="Revisions"
        hint="The last 50 changes, the newest first."
      >
        <RevisionList onRestored={() => setIsOpen(false)} />
      </SidePanel>
    </>
  );
}
