import { RadioTower } from "lucide-react";
import { lazy, type ReactElement, Suspense, useState } from "react";
import { Button } from "#ui/forms/button.tsx";
import { Skeleton } from "#ui/frame/skeleton.tsx";
import { Dialog } from "#ui/overlays/dialog/dialog.tsx";
import type { TrackingSetupProps } from "./tracking-setup.tsx";

const TrackingPanel = lazy(() =>
  import("./tracking-panel.tsx").then((module) => ({ default: module.TrackingPanel })),
);

/** Opens the tracking dialog. */
export function TrackingButton(props: TrackingSetupProps): ReactElement {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        icon={<RadioTower size={16} aria-hidden="true" />}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      >
        Tracking
      </Button>
      <Dialog
        open={isOpen}
        onOpenChange={setIsOpen}
        title="Tracking"
        description="How the requests were handled that your servers reported in the last 30 days."
      >
        <Suspense fallback={<PanelSkeleton />}>
          <TrackingPanel {...props} />
        </Suspense>
      </Dialog>
    </>
  );
}

function PanelSkeleton(): ReactElement {
  return (
    <div className="h-64">
      <Skeleton shape="card" />
    </div>
  );
}
