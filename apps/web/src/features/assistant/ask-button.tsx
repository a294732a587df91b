import { MessageCircleQuestion } from "lucide-react";
import type { ReactElement } from "react";
import { Button } from "#ui/forms/button.tsx";

interface AskButtonProps {
  readonly isOpen: boolean;
  readonly onPress: () => void;
}

/** Opens the panel, and closes it. Where room is short only the icon is shown. */
export function AskButton({ isOpen, onPress }: AskButtonProps): ReactElement {
  return (
    <Button
      variant="ghost"
      size="sm"
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      icon={<MessageCircleQuestion size={16} strokeWidth={1.75} aria-hidden="true" />}
      onClick={onPress}
    >
      <span className="max-md:sr-only">Ask</span>
    </Button>
  );
}
