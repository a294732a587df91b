import { generalErrors } from "@citelens/contract/base/general-errors";
import { useSyncExternalStore } from "react";
import { signOut } from "./session.ts";
import { impersonationKey, isImpersonationFlagged } from "./token-store.ts";

/** Whether a superuser acts as the user in this browser. */
export function isImpersonating(): boolean {
  return isImpersonationFlagged();
}

/** Clears the flag and logs out, here and on the server. */
export async function endImpersonating(): Promise<void> {
  localStorage.removeItem(impersonationKey);
  await signOut();
}

export function useImpersonating(): boolean {
  return useSyncExternalStore(subscribe, isImpersonating);
}

/** The props of buttons that are disabled while impersonating; empty otherwise. */
export function useDisabledWhileImpersonating(): { readonly disabled?: true; readonly title?: string } {
  return useImpersonating() ? { disabled: true, title: generalErrors.IMPERSONATING[1] } : {};
}

/** Within a tab the flag changes only with a page load; other tabs' changes arrive as events. */
function subscribe(listener: () => void): () => void {
  addEventListener("storage", listener);
  return () => removeEventListener("storage", listener);
}
