import { hash } from "node:crypto";

/** Parameters that tell where a visitor came from, and never which page is meant. */
const trackingParameter = /^(?:utm_[a-z_]*|gclid|fbclid|msclkid)$/i;

/** What stands for a page in an audit: 16 hexadecimal digits that follow from its address alone. */
export function pageHash(url: string | URL): string {
  return hash("sha256", urlKey(url), "hex").slice(0, 16);
}

/**
 * Addresses that name the same page have the same key: without fragment, the scheme's own port, tracking parameters and an empty
 * query, with the host in lower case and the remaining parameters sorted. A slash at the end counts, since servers tell them
 * apart. What is no address is its own key.
 */
export function urlKey(url: string | URL): string {
  const parsed = typeof url === "string" ? URL.parse(url) : url;
  if (!parsed) return String(url);
  const { href } = parsed;
  const withoutFragment = parsed.hash === "" ? href : href.slice(0, -parsed.hash.length);
  if (parsed.search === "") return withoutFragment.replace(/[?#]+$/, "");

  const [address = ""] = withoutFragment.split("?", 1);
  const parameters = parsed.search
    .slice(1)
    .split("&")
    .filter((one) => one !== "" && !trackingParameter.test(one.split("=", 1)[0] ?? ""))
    .toSorted();
  return parameters.length === 0 ? address : `${address}?${parameters.join("&")}`;
}
