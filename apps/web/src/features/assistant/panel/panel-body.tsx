import { History, Plus } from "lucide-react";
import { type ReactElement, useRef, useState } from "react";
import { useWorkspaceId } from "#lib/workspace.tsx";
import { IconButton } from "#ui/forms/icon-button.tsx";
import { DockedPanel } from "#ui/overlays/docked-panel.tsx";
import type { AssistantPanelProps } from "./assistant-panel-props.ts";
import { Talk } from "./talk.tsx";
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

interface HistoryButtonProps {
  readonly isPressed: boolean;
  readonly onPress: () => void;
}

function HistoryButton({ isPressed, onPress }: HistoryButtonProps): ReactElement {
  return (
    <IconButton
      label="Threads"
      aria-pressed={isPressed}
      icon={<History size={18} strokeWidth={1.75} aria-hidden="true" />}
      onClick={onPress}
    />
  );
}

/**
 * The thread that this tab has in hand: it is still there after a reload, and after the panel was closed. Undefined: a new one
 * that begins with its first question.
 */
function useThreadInHand(
  workspaceId: string,
): readonly [threadId: string | undefined, take: (threadId: string | undefined) => void] {
  const storageKey = `assistant-thread:${workspaceId}`;
  const [threadId, setThreadId] = useState(() => sessionStorage.getItem(storageKey) ?? undefined);
  const take = (next: string | undefined): void => {
    if (next === undefined) sessionStorage.removeItem(storageKey);
    else sessionStorage.setItem(storageKey, next);
    setThreadId(next);
  };
  return [threadId, take];
}
