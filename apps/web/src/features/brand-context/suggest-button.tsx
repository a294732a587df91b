import { Sparkles } from "lucide-react";
import type { ReactElement } from "react";
import { Button } from "#ui/forms/button.tsx";

interface SuggestButtonProps {
  readonly state: "ready" | "waiting" | "unavailable";
  readonly onClick: () => void;
}

export function SuggestButton({ state, onClick }: SuggestButtonProps): ReactElement {
  return (
    <Button
      variant="primary"
      icon={<Sparkles size={16} aria-hidden="true" />}
      loading={state === "waiting"}
      disabled={state === "unavailable"}
      onClick={onClick}
    >
      Get AI Suggestions
    </Button>
  );
}
