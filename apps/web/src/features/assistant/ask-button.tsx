import { MessageCircleQuestion } from "lucide-react";
import type { ReactElement } from "react";
import { Button } from "#ui/forms/button.tsx";

interface AskButtonProps {
  readonly isOpen: boolean;
  readonly onPress: () => void;
}

/** Opens the panel, and closes it. It stands in the header, and on a phone, where that is full, above the page's end. */
export function AskButton({ isOpen, onPress }: AskButtonProps): ReactElement {
  return (
    <div className="max-sm:fixed max-sm:right-4 max-sm:bottom-4 max-sm:rounded-control max-sm:border max-sm:border-border-strong max-sm:bg-surface max-sm:shadow-popup">
      <Button
        variant="ghost"
        size="sm"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        icon={<MessageCircleQuestion size={16} strokeWidth={1.75} aria-hidden="true" />}
        onClick={onPress}
      >
        <span className="sm:max-md:sr-only">Ask</span>
      </Button>
    </div>
  );
}
