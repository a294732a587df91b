import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { MemoryStorage } from "../../../test/memory-storage.ts";
import {
  appliedBrand,
  applyBrand,
  applyCachedBrand,
  type Brand,
  brandName,
  subscribeToBrand,
} from "./apply-brand.ts";

let storage: MemoryStorage;
let colours: Map<string, string>;
let root: { readonly dataset: { theme?: string }; readonly style: unknown };
let icon: { type: string; href: string; readonly getAttribute: () => string };
let changeTheme: () => void;
/** Brand that the server wrote into the page. */
let ofHost: string;
const elementOf = (selector: string): unknown =>
  selector === "meta[name=brand]" ? { content: ofHost } : icon;

// Also after the last test: the files that follow in this process load their modules with the real ones.
afterEach(() => vi.unstubAllGlobals());
beforeEach(() => {
  [storage, colours, ofHost] = [new MemoryStorage(), new Map(), ""];
  Object.assign(storage, { access: "a1", refresh: "r1" });
  const style = {
    setProperty: (name: string, value: string) => colours.set(name, value),
    removeProperty: (name: string) => colours.delete(name),
  };
  root = { dataset: { theme: "light" }, style };
  icon = { type: "image/svg+xml", href: "/logo.svg", getAttribute: () => icon.href };
  vi.stubGlobal("localStorage", storage);
  vi.stubGlobal("document", { documentElement: root, querySelector: elementOf });
  vi.stubGlobal(
    "MutationObserver",
    class {
      constructor(listener: () => void) {
        changeTheme = listener;
      }
      observe(): void {}
    },
  );
});
afterEach(() => {
  ofHost = "";
  applyBrand(undefined);
});

const light = {
  brand: "#0a0a0a",
  hover: "#0b0b0b",
  soft: "#0c0c0c",
  on: "#0d0d0d",
  text: "#0e0e0e",
  second: "#1a1a1a",
  second_strong: "#1b1b1b",
  second_soft: "#1c1c1c",
  charts: ["#000001", "#000002", "#000003", "#000004", "#000005", "#000006", "#000007"],
};
const dark = {
  ...light,
  brand: "#a0a0a0",
  hover: "#b0b0b0",
  soft: "#c0c0c0",
  on: "#d0d0d0",
  text: "#e0e0e0",
};
const agency: Brand = {
  name: "Northwind",
  icon: "/media/icon.png",
  logo_url: "/media/logo.png",
  favicon_url: "/media/favicon.png",
  theme: { light, dark },
};

test("an agency's brand gives the page its name, its icon and the colours of the theme", () => {
  applyBrand(agency);

  expect([brandName(), appliedBrand(), icon.href, icon.type]).toEqual([
    "Northwind",
    agency,
    "/media/favicon.png",
    "image/png",
  ]);
  expect(Object.fromEntries(colours)).toEqual({
    "--brand": "#0a0a0a",
    "--brand-hover": "#0b0b0b",
    "--brand-soft": "#0c0c0c",
    "--brand-fg": "#0d0d0d",
    "--brand-text": "#0e0e0e",
    "--accent": "#1a1a1a",
    "--second-strong": "#1b1b1b",
    "--second-soft": "#1c1c1c",
    "--chart-1": "#000001",
    "--chart-2": "#000002",
    "--chart-3": "#000003",
    "--chart-4": "#000004",
    "--chart-5": "#000005",
    "--chart-6": "#000006",
    "--chart-7": "#000007",
  });
});

test("without a brand the page is the product's own, and nothing of the last one stays", () => {
  applyBrand(agency);
  applyBrand(undefined);

  expect([brandName(), appliedBrand(), icon.href, icon.type]).toEqual([
    "Citelens",
    undefined,
    "/logo.svg",
    "image/svg+xml",
  ]);
  expect([colours.size, storage.getItem("brand")]).toEqual([0, null]);
});

test.each([
  ["the favicon", { favicon_url: "/f.png", icon: "/i.png" }, "/f.png"],
  ["the icon where there is no favicon", { favicon_url: null, icon: "/i.png" }, "/i.png"],
  ["the product's own where there is neither", { favicon_url: null, icon: null }, "/logo.svg"],
])("the icon of the page is %s", (_, images, href) => {
  applyBrand({ ...agency, ...images });

  expect(icon.href).toBe(href);
});

test("a page without an icon gets the colours all the same", () => {
  vi.stubGlobal("document", { documentElement: root, querySelector: () => null });

  applyBrand(agency);

  expect(colours.get("--brand")).toBe("#0a0a0a");
});

describe("the brand of the last visit", () => {
  test("is applied before the first response, in the theme of the page", () => {
    storage.setItem("brand", JSON.stringify(agency));
    root.dataset.theme = "dark";

    applyCachedBrand();

    expect([brandName(), colours.get("--brand")]).toEqual(["Northwind", "#a0a0a0"]);
  });

  test("changes its colours with the theme", () => {
    storage.setItem("brand", JSON.stringify(agency));
    applyCachedBrand();
    root.dataset.theme = "dark";

    changeTheme();

    expect(colours.get("--brand-fg")).toBe("#d0d0d0");
  });

  test.each([
    ["nothing", null],
    ["no JSON", "{name"],
    ["null", "null"],
    ["a text", '"Northwind"'],
    ["a list", "[]"],
    ["a brand without colours", '{"name":"Northwind"}'],
    ["colours without a name", '{"theme":{}}'],
  ])("is the product's own where %s is stored", (_, stored) => {
    if (stored !== null) storage.setItem("brand", stored);

    applyCachedBrand();

    expect([brandName(), colours.size]).toEqual(["Citelens", 0]);
  });
});

describe("the brand of the host", () => {
  beforeEach(() => {
    ofHost = JSON.stringify({ ...agency, name: "Of the host" });
  });

  test("is there before anybody signed in", () => {
    applyCachedBrand();

    expect([brandName(), colours.get("--brand")]).toEqual(["Of the host", "#0a0a0a"]);
  });

  test("gives way to the workspace's, and comes back without one", () => {
    applyBrand(agency);
    const within = brandName();
    applyBrand(undefined);

    expect([within, brandName()]).toEqual(["Northwind", "Of the host"]);
    ofHost = "";
  });
});

test("a brand that was cached without chart tones leaves those of the product", () => {
  const { charts: _, ...fewer } = light;
  storage.setItem("brand", JSON.stringify({ ...agency, theme: { light: fewer, dark: fewer } }));

  applyCachedBrand();

  expect([colours.get("--brand"), colours.has("--chart-1")]).toEqual(["#0a0a0a", false]);
});

test("a brand that arrives after the log-out is not stored", () => {
  storage.clear();

  applyBrand(agency);

  expect(Object.keys(storage)).toEqual([]);
});

test("a view of the brand is notified of each change, until it unsubscribes", () => {
  const seen: string[] = [];
  const unsubscribe = subscribeToBrand(() => seen.push(brandName()));

  applyBrand(agency);
  applyBrand({ ...agency, name: "Contoso" });
  unsubscribe();
  applyBrand(undefined);

  expect(seen).toEqual(["Northwind", "Contoso"]);
});
