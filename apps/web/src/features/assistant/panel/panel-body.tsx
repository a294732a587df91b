import { Plus } from "lucide-react";
import { type ReactElement, useRef, useState } from "react";
import { useWorkspaceId } from "#lib/workspace.tsx";
import { IconButton } from "#ui/forms/icon-button.tsx";
import { DockedPanel } from "#ui/overlays/docked-panel.tsx";
import type { AssistantPanelProps } from "./assistant-panel-props.ts";
import { HistoryButton } from "./history-button.tsx";
import { Talk } from "./talk.tsx";
import { useThreadInHand } from "./thread-in-hand.ts";
import { ThreadList } from "./thread-list.tsx";

/** The panel with a thread, a new one, or the list of them. */
export function AssistantPanelBody({
  open,
  onOpenChange,
  place,
}: Omit<AssistantPanelProps, "workspace">): ReactElement {
  const [threadId, setThreadId] = useThreadInHand(useWorkspaceId());
  const [isListing, setIsListing] = useState(false);
  const composer = useRef<HTMLTextAreaElement>(null);

  const turnTo = (id: string | undefined): void => {
    setThreadId(id);
    setIsListing(false);
    requestAnimationFrame(() => composer.current?.focus());
  };
  return (
    <DockedPanel
      open={open}
      onOpenChange={onOpenChange}
      title="Ask"
      initialFocus={composer}
      actions={
        <>
          <HistoryButton isPressed={isListing} onPress={() => setIsListing((isNow) => !isNow)} />
          <IconButton
            label="New thread"
            icon={<Plus size={18} strokeWidth={1.75} aria-hidden="true" />}
            onClick={() => turnTo(undefined)}
          />
        </>
      }
    >
      {isListing ? (
        <ThreadList
          current={threadId}
          onOpen={turnTo}
          onDeleted={(id) => id === threadId && setThreadId(undefined)}
        />
      ) : (
        <Talk place={place} threadId={threadId} onThread={setThreadId} composer={composer} />
      )}
    </DockedPanel>
  );
}
