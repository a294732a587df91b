import { RotateCw } from "lucide-react";
import type { ReactElement } from "react";
import { Button } from "#ui/forms/button.tsx";
import { IconButton } from "#ui/forms/icon-button.tsx";

export interface SwitcherFailureProps {
  readonly width: "full" | "icon";
  readonly onRetry: () => void;
}

/** Shown instead of the switcher when the workspaces failed to load. */
export function SwitcherFailure({ width, onRetry }: SwitcherFailureProps): ReactElement {
  const retryIcon = <RotateCw size={14} aria-hidden="true" />;
  if (width === "icon") {
    return <IconButton label="Failed to fetch workspaces. Retry" icon={retryIcon} onClick={onRetry} />;
  }
  return (
    <div role="alert" className="flex flex-col items-start gap-2 rounded-popup border border-border p-2.5">
      <p className="text-sm text-neg">Failed to fetch workspaces</p>
      <Button size="sm" icon={retryIcon} onClick={onRetry}>
        Retry
      </Button>
    </div>
  );
}
