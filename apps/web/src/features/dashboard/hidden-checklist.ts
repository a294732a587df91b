import { useState } from "react";

const keyOf = (workspaceId: string): string => `checklist-hidden:${workspaceId}`;

/** Whether somebody put the checklist of a workspace away in this browser, and how it is put away. */
export function useHiddenChecklist(workspaceId: string): readonly [isHidden: boolean, hide: () => void] {
  const [isHidden, setIsHidden] = useState(() => localStorage.getItem(keyOf(workspaceId)) !== null);
  const hide = (): void => {
    localStorage.setItem(keyOf(workspaceId), "yes");
    setIsHidden(true);
  };
  return [isHidden, hide];
}
