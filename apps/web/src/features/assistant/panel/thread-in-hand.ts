import { useState } from "react";

/**
 * The thread that this tab has in hand: it is still there after a reload, and after the panel was closed. Undefined: a new one
 * that begins with its first question.
 */
export function useThreadInHand(
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
