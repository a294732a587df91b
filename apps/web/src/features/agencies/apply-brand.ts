import type { HostBrand } from "@citelens/contract/accounts/agencies";
import { storeForUser } from "#lib/session/token-store.ts";
import { productName } from "#ui/text/product-name.ts";

/** The parts of an agency that the page shows. */
export type Brand = HostBrand;

const storageKey = "brand";
const properties = {
  brand: "--brand",
  hover: "--brand-hover",
  soft: "--brand-soft",
  on: "--brand-fg",
  text: "--brand-text",
  second: "--accent",
  second_strong: "--second-strong",
  second_soft: "--second-soft",
} as const;
const seriesMax = 7;
const ownIcon = "/logo.svg";

let applied: Brand | undefined;
const listeners = new Set<() => void>();

/**
 * Applies a brand to the page (colours in both themes, icon and name) and caches it; undefined resets it to the brand
 * of the host, which is the product's own on the product's host.
 */
export function applyBrand(brand: Brand | undefined): void {
  if (brand) storeForUser(storageKey, JSON.stringify(brand));
  else localStorage.removeItem(storageKey);
  apply(brand ?? hostBrand());
}

/** Applies the cached brand, or the host's, before the first response, and reapplies it when the theme changes. */
export function applyCachedBrand(): void {
  apply(brandIn(localStorage.getItem(storageKey)) ?? hostBrand());
  new MutationObserver(() => paint(applied)).observe(document.documentElement, {
    attributes: true,
    attributeFilter: ["data-theme"],
  });
}

/** The product's current name. */
export function brandName(): string {
  return applied?.name ?? productName;
}

export function appliedBrand(): Brand | undefined {
  return applied;
}

export function subscribeToBrand(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function apply(brand: Brand | undefined): void {
  applied = brand;
  paint(brand);
  const icon = document.querySelector<HTMLLinkElement>("link[rel=icon]");
  const href = brand?.favicon_url ?? brand?.icon ?? ownIcon;
  if (icon && icon.getAttribute("href") !== href) {
    icon.type = href === ownIcon ? "image/svg+xml" : "image/png";
    icon.href = href;
  }
  for (const listener of listeners) listener();
}

/** Set by script, property by property: the page's policy allows no style elements. */
function paint(brand: Brand | undefined): void {
  const { style, dataset } = document.documentElement;
  const colours = brand?.theme[dataset.theme === "dark" ? "dark" : "light"];
  const set = (name: string, colour: string | undefined): void => {
    if (colour) style.setProperty(name, colour);
    else style.removeProperty(name);
  };
  // A cached brand may be of a version that knew fewer colours: the product's own stand for them.
  for (const [property, name] of Object.entries(properties))
    set(name, colours?.[property as keyof typeof properties]); // the keys of the object itself
  for (let series = 1; series <= seriesMax; series++) set(`--chart-${series}`, colours?.charts?.[series - 1]);
}

/** Brand that the server wrote into the page, by the host that it was asked under. */
function hostBrand(): Brand | undefined {
  return brandIn(document.querySelector<HTMLMetaElement>("meta[name=brand]")?.content || null);
}

function brandIn(text: string | null): Brand | undefined {
  try {
    const brand: unknown = JSON.parse(text ?? "null");
    const isBrand = typeof brand === "object" && brand !== null && "theme" in brand && "name" in brand;
    return isBrand ? (brand as Brand) : undefined; // only applyBrand() and the server write one
  } catch {
    return undefined; // invalid content
  }
}
