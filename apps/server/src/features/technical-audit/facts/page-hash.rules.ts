/** Parameters that tell where a visitor came from, and never which page is meant. */
const trackingParameter = /^(?:(?:utm_[a-z_]*|gclid|fbclid|msclkid)(?:=|$)|referrer=[\w-]+(?:\.[\w-]+)+$)/i;

/**
 * Hash of a page in an audit: 16 hexadecimal digits that follow from its address alone. They keep the pages of a site apart, and are no
 * secret: whoever wants two addresses of his own site to be taken for one can have that.
 */
export function pageHash(url: string | URL): string {
  const key = urlKey(url);
  let [one, other] = [0x2b992ddf ^ key.length, 0x5f356495];
  for (let index = 0; index < key.length; index += 1) {
    const code = key.charCodeAt(index);
    one = Math.imul(one ^ code, 0x9e3779b1);
    other = Math.imul(other ^ code, 0x5f356495) ^ (other >>> 15);
    one = (one << 13) | (one >>> 19);
  }
  const [low, high] = [mixed(one ^ Math.imul(other, 0x85ebca6b)), mixed(other + Math.imul(one, 0xc2b2ae35))];
  return hexadecimal(high) + hexadecimal(mixed(low ^ (high >>> 3)));
}

function mixed(hash: number): number {
  let bits = Math.imul(hash ^ (hash >>> 16), 0x7feb352d);
  bits = Math.imul(bits ^ (bits >>> 15), 0x846ca68b);
  return bits ^ (bits >>> 16);
}

function hexadecimal(bits: number): string {
  return (bits >>> 0).toString(16).padStart(8, "0");
}

/** The one form of a host that people write in many ways. */
export function hostOfUrl(url: string): string {
  return (URL.parse(url)?.host ?? "").replace(/^www\./, "");
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
    .filter((one) => one !== "" && !trackingParameter.test(one))
    .toSorted();
  return parameters.length === 0 ? address : `${address}?${parameters.join("&")}`;
}

export function withoutFragment(url: string): string {
  return url.split("#", 1)[0] ?? url;
}
