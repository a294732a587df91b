import { History } from "lucide-react";
import type { ReactElement } from "react";
import { IconButton } from "#ui/forms/icon-button.tsx";

interface HistoryButtonProps {
  readonly isPressed: boolean;
  readonly onPress: () => void;
}

export function HistoryButton({ isPressed, onPress }: HistoryButtonProps): ReactElement {
  return (
    <IconButton
      label="Threads"
      aria-pressed={isPressed}
      icon={<History size={18} strokeWidth={1.75} aria-hidden="true" />}
      onClick={onPress}
    />
  );
}
