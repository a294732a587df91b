import { beforeEach, describe, expect, test, vi } from "vitest";
import { storedValueWorld } from "../../../test/stored-value.ts";

const { storage, otherTab, subscribe } = storedValueWorld();
let root: { readonly dataset: { theme?: string } };
let systemIsDark: boolean;
let changeSystem: () => void;

beforeEach(() => {
  [root, systemIsDark] = [{ dataset: {} }, false];
  vi.stubGlobal("document", { documentElement: root });
  vi.stubGlobal("matchMedia", (query: string) => ({
    matches: query === "(prefers-color-scheme: dark)" && systemIsDark,
    addEventListener: (_: string, listener: () => void) => {
      changeSystem = listener;
    },
  }));
});

describe("the theme of the page", () => {
  test.each([
    [null, false, "light"],
    [null, true, "dark"],
    ["system", true, "dark"],
    ["light", true, "light"],
    ["dark", false, "dark"],
    ["", true, "dark"],
    ["DARK", false, "light"],
    ["solarized", true, "dark"],
    ['"dark"', false, "light"],
  ])("for the stored choice %j on a system that is dark: %s", async (stored, isDark, theme) => {
    systemIsDark = isDark;
    if (stored !== null) storage().setItem("theme", stored);
    const { subscribeToTheme } = await import("./theme.ts");

    subscribeToTheme();

    expect(root.dataset.theme).toBe(theme);
  });

  test("follows the system while nothing else is chosen", async () => {
    const { subscribeToTheme } = await import("./theme.ts");
    subscribeToTheme();
    systemIsDark = true;

    changeSystem();

    expect(root.dataset.theme).toBe("dark");
  });

  test("stays as chosen when the system changes", async () => {
    const { subscribeToTheme, chooseTheme } = await import("./theme.ts");
    subscribeToTheme();
    chooseTheme("light");
    systemIsDark = true;

    changeSystem();

    expect(root.dataset.theme).toBe("light");
  });
});

test("a choice is stored, applied at once and shown wherever it is read, until nobody looks", async () => {
  const { chooseTheme, useThemeChoice: readChoice } = await import("./theme.ts");
  const shown = [readChoice()];
  const unsubscribe = subscribe(() => shown.push(readChoice()));

  chooseTheme("dark");
  chooseTheme("system");
  unsubscribe();
  chooseTheme("light");

  expect(shown).toEqual(["system", "dark", "system"]);
  expect([storage().getItem("theme"), root.dataset.theme]).toEqual(["light", "light"]);
});

describe("a choice in another tab", () => {
  test.each([
    ["theme", "dark", true],
    [null, "dark", true],
    ["sidebar", "light", false],
  ])("reaches this one when %s was written: %s", async (key, theme, isNotified) => {
    const { subscribeToTheme, useThemeChoice: readChoice } = await import("./theme.ts");
    subscribeToTheme();
    readChoice();
    const listener = vi.fn();
    subscribe(listener);
    storage().setItem("theme", "dark");

    for (const listener of otherTab()) listener({ key });

    expect(root.dataset.theme).toBe(theme);
    expect(listener).toHaveBeenCalledTimes(isNotified ? 1 : 0);
  });
});
