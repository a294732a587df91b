import { Info } from "lucide-react";
import type { ReactElement, ReactNode } from "react";
import { IconButton } from "../forms/icon-button.tsx";
import { Popover } from "./popover/popover.tsx";

export interface InfoPopoverProps {
  /** The explained topic, such as "AI visits". */
  readonly topic: string;
  /** The definition, with its formula and a link to the documentation where there is one. */
  readonly children: ReactNode;
}

export function InfoPopover({ topic, children }: InfoPopoverProps): ReactElement {
  const label = `About ${topic}`;
  return (
    <Popover
      label={label}
      trigger={<IconButton size="sm" label={label} icon={<Info size={15} aria-hidden="true" />} />}
    >
      {() => (
        <div className="w-72 max-w-full space-y-2 px-4 py-3 text-sm text-fg-2">
          <p className="font-medium text-fg">{topic}</p>
          {children}
        </div>
      )}
    </Popover>
  );
}
