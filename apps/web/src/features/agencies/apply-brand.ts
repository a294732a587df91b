import type { Agency } from "@citelens/contract/accounts/agencies";
import { storeForUser } from "#lib/session/token-store.ts";
import { productName } from "#ui/text/product-name.ts";

/** The parts of an agency that the page shows. */
export type Brand = Pick<Agency, "name" | "icon" | "logo_url" | "favicon_url" | "theme">;

const storageKey = "brand";
const properties = ["brand", "hover", "soft", "on", "text"] as const;
const names = {
  brand: "--brand",
  hover: "--brand-hover",
  soft: "--brand-soft",
  on: "--brand-fg",
  text: "--brand-text",
};
const ownIcon = "/logo.svg";

let applied: Brand | undefined;
const listeners = new Set<() => void>();

/** Applies a brand to the page (colours in both themes, icon and name) and caches it; undefined resets it. */
export function applyBrand(brand: Brand | undefined): void {
  if (brand) storeForUser(storageKey, JSON.stringify(brand));
  else localStorage.removeItem(storageKey);
  apply(brand);
}

/** Applies the cached brand before the first response, and reapplies it when the theme changes. */
export function applyCachedBrand(): void {
  apply(cachedBrand());
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
  for (const property of properties) {
    if (colours) style.setProperty(names[property], colours[property]);
    else style.removeProperty(names[property]);
  }
}

function cachedBrand(): Brand | undefined {
  try {
    const brand: unknown = JSON.parse(localStorage.getItem(storageKey) ?? "null");
    const isBrand = typeof brand === "object" && brand !== null && "theme" in brand && "name" in brand;
    return isBrand ? (brand as Brand) : undefined; // only applyBrand() writes under this key
  } catch {
    return undefined; // invalid content
  }
}
