import type { AssistantMessage } from "@citelens/contract/content/assistant-fields";
import { RotateCw } from "lucide-react";
import type { ReactElement } from "react";
import { Button } from "#ui/forms/button.tsx";
import { failureLabels, madeBy, stoppedText } from "./reply-labels.rules.ts";

interface ReplyEndProps {
  readonly message: AssistantMessage;
  readonly onAskAgain: (() => void) | undefined;
}

/** How a reply ended: who has made it, that it was stopped, or why it failed. */
export function ReplyEnd({ message, onAskAgain }: ReplyEndProps): ReactElement {
  const { status, failure } = message;
  if (status === "DONE") return <p className="text-xs text-fg-3">{madeBy(message)}</p>;
  return (
    <div className="grid justify-items-start gap-2 border-l-2 border-border-strong pl-3 text-sm text-fg-2">
      {status === "STOPPED" ? (
        <p>{stoppedText(message)}</p>
      ) : (
        <p>
          <strong className="font-medium text-neg">The reply failed.</strong>{" "}
          {failure && failureLabels[failure]} Nothing was charged.
        </p>
      )}
      {onAskAgain && (
        <Button size="sm" icon={<RotateCw size={14} aria-hidden="true" />} onClick={onAskAgain}>
          Ask again
        </Button>
      )}
    </div>
  );
}
