import { SlidersHorizontal } from "lucide-react";
import { type ReactElement, type ReactNode, useState } from "react";
import { useMediaQuery } from "../frame/use-media-query.ts";
import { Dialog } from "../overlays/dialog/dialog.tsx";
import { Button } from "./button.tsx";

interface CollapsedFiltersProps {
  /** How many filters are in use. */
  readonly count: number;
  readonly children: ReactNode;
}

/** The filters side by side; in narrow windows behind one button. */
export function CollapsedFilters({ count, children }: CollapsedFiltersProps): ReactElement {
  const isNarrow = useMediaQuery("(width < 40rem)");
  const [isOpen, setIsOpen] = useState(false);
  if (!isNarrow) return <>{children}</>;

  return (
    <>
      <Button
        size="sm"
        icon={<SlidersHorizontal size={16} aria-hidden="true" />}
        onClick={() => setIsOpen(true)}
      >
        {count === 0 ? "Filters" : `Filters (${count})`}
      </Button>
      <Dialog
        open={isOpen}
        onOpenChange={setIsOpen}
        title="Filters"
        actions={
          <Button variant="primary" onClick={() => setIsOpen(false)}>
            Done
          </Button>
        }
      >
        <div className="flex flex-wrap items-start gap-3">{children}</div>
      </Dialog>
    </>
  );
}
