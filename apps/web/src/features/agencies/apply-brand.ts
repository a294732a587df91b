import type { Agency } from "@citelens/contract/agencies";
import { storeForUser } from "#lib/session/token-store.ts";
import { productName } from "#ui/text/product-name.ts";

/** What of an agency the page itself wears. */
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

let worn: Brand | undefined;
const listeners = new Set<() => void>();

/** Puts a brand on the page: colours in both themes, icon and name; undefined takes it off. It is remembered. */
export function applyBrand(brand: Brand | undefined): void {
  if (brand) storeForUser(storageKey, JSON.stringify(brand));
  else localStorage.removeItem(storageKey);
  apply(brand);
}

/** Wears the brand of the last visit before the first answer is there, and follows the theme from then on. */
export function applyCachedBrand(): void {
  apply(rememberedBrand());
  new MutationObserver(() => paint(worn)).observe(document.documentElement, {
    attributes: true,
    attributeFilter: ["data-theme"],
  });
}

/** The name that the product goes by now. */
export function brandName(): string {
  return worn?.name ?? productName;
}

export function appliedBrand(): Brand | undefined {
  return worn;
}

export function subscribeToBrand(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function apply(brand: Brand | undefined): void {
  worn = brand;
  paint(brand);
  const icon = document.querySelector<HTMLLinkElement>("link[rel=icon]");
  const href = brand?.favicon_url ?? brand?.icon ?? ownIcon;
  if (icon && icon.getAttribute("href") !== href) {
    icon.type = href === ownIcon ? "image/svg+xml" : "image/png";
    icon.href = href;
  }
  for (const listener of listeners) listener();
}

/** By script, one property after the other: the page's policy allows no style elements. */
function paint(brand: Brand | undefined): void {
  const { style, dataset } = document.documentElement;
  const colours = brand?.theme[dataset.theme === "dark" ? "dark" : "light"];
  for (const property of properties) {
    if (colours) style.setProperty(names[property], colours[property]);
    else style.removeProperty(names[property]);
  }
}

function rememberedBrand(): Brand | undefined {
  try {
    const brand: unknown = JSON.parse(localStorage.getItem(storageKey) ?? "null");
    const isBrand = typeof brand === "object" && brand !== null && "theme" in brand && "name" in brand;
    return isBrand ? (brand as Brand) : undefined; // only applyBrand() writes under this key
  } catch {
    return undefined; // nonsense was written there
  }
}
