import { useSyncExternalStore } from "react";

export type ThemeChoice = "light" | "dark" | "system";

/** The page reads the same key before its first paint. */
const storageKey = "theme";
const darkQuery = "(prefers-color-scheme: dark)";
const listeners = new Set<() => void>();

export function useThemeChoice(): ThemeChoice {
  return useSyncExternalStore(subscribe, themeChoice);
}

export function chooseTheme(choice: ThemeChoice): void {
  localStorage.setItem(storageKey, choice);
  applyTheme();
  for (const listener of listeners) listener();
}

/** Applies the chosen theme again when the system theme or another tab changes. */
export function subscribeToTheme(): void {
  applyTheme();
  matchMedia(darkQuery).addEventListener("change", applyTheme);
  addEventListener("storage", ({ key }) => {
    if (key !== null && key !== storageKey) return; // null means that the storage was cleared
    applyTheme();
    for (const listener of listeners) listener();
  });
}

function themeChoice(): ThemeChoice {
  const stored = localStorage.getItem(storageKey);
  return stored === "light" || stored === "dark" ? stored : "system";
}

function applyTheme(): void {
  const choice = themeChoice();
  const systemTheme = matchMedia(darkQuery).matches ? "dark" : "light";
  document.documentElement.dataset.theme = choice === "system" ? systemTheme : choice;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
