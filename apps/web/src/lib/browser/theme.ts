import { announceStored, useStoredValue } from "./stored-value.ts";

export type ShownTheme = "light" | "dark";
export type ThemeChoice = ShownTheme | "system";

/** The page reads the same key before its first paint. */
const storageKey = "theme";
const darkQuery = "(prefers-color-scheme: dark)";

export function useThemeChoice(): ThemeChoice {
  return useStoredValue(themeChoice);
}

/** The theme that is seen now. */
export function useShownTheme(): ShownTheme {
  return useStoredValue(shownTheme);
}

export function chooseTheme(choice: ThemeChoice): void {
  localStorage.setItem(storageKey, choice);
  applyTheme();
}

/** Applies the chosen theme again when the system theme or another tab changes. */
export function subscribeToTheme(): void {
  applyTheme();
  matchMedia(darkQuery).addEventListener("change", applyTheme);
  addEventListener("storage", ({ key }) => {
    if (key !== null && key !== storageKey) return; // null means that the storage was cleared
    applyTheme();
  });
}

function themeChoice(): ThemeChoice {
  const stored = localStorage.getItem(storageKey);
  return stored === "light" || stored === "dark" ? stored : "system";
}

function applyTheme(): void {
  document.documentElement.dataset.theme = shownTheme();
  announceStored();
}

function shownTheme(): ShownTheme {
  const choice = themeChoice();
  if (choice !== "system") return choice;
  return matchMedia(darkQuery).matches ? "dark" : "light";
}
