import type { Attributes, Visitor } from "#platform/web-page/web-page-visitor.ts";
import type { PageFrames } from "./page-frames.ts";

/** Services that a page is made with and what it shows beside its own, as its source gives it away. */
export interface PageServices {
  /** The network whose advertisements it loads; null where none is known by its address. */
  readonly ads: string | null;
  readonly madeWith: "WordPress" | null;
}

/** Hosts of scripts and frames that do nothing but show advertisements, and those below them. */
const adHosts: ReadonlyMap<string, string> = new Map([
  ...hosts("Google AdSense", "pagead2.googlesyndication.com"),
  ...hosts("Google Ad Manager", "securepubads.g.doubleclick.net googletagservices.com"),
  ...hosts("Amazon Publisher Services", "amazon-adsystem.com"),
  ...hosts("Taboola", "cdn.taboola.com trc.taboola.com"),
  ...hosts("Outbrain", "widgets.outbrain.com"),
  ...hosts("Mediavine", "scripts.mediavine.com"),
  ...hosts("Raptive", "ads.adthrive.com"),
  ...hosts("Ezoic", "ezojs.com ezoic.net"),
  ...hosts("Carbon", "cdn.carbonads.com"),
  ...hosts("BuySellAds", "servedby-buysellads.com srv.buysellads.com"),
  ...hosts("Media.net", "contextual.media.net"),
  ...hosts("Freestar", "a.pub.network"),
  ...hosts("Criteo", "static.criteo.net"),
  ...hosts("Xandr", "acdn.adnxs.com"),
]);
const ownFiles = /\/wp-(?:content|includes)\//;
const addressCharactersMax = 2_048;

export const serviceNames = ["script", "iframe", "ins", "meta", "link"];

export function pageServices(frames: PageFrames): Visitor & { found(): PageServices } {
  let ads: string | null = null;
  let isWordPress = false;
  return {
    open: (name, attributes) => {
      if (frames.inert > 0) return;
      ads ??= adsOf(name, attributes);
      isWordPress ||= isOfWordPress(name, attributes);
    },
    found: () => ({ ads, madeWith: isWordPress ? "WordPress" : null }),
  };
}

function adsOf(name: string, { src, class: classes }: Attributes): string | null {
  if (name === "ins" && /(?:^|\s)adsbygoogle(?:\s|$)/.test(classes ?? "")) return "Google AdSense";
  return (name === "script" || name === "iframe") && src !== undefined ? networkOf(src) : null;
}

function isOfWordPress(name: string, { src, href, name: called, content }: Attributes): boolean {
  if (name === "meta") return called?.toLowerCase() === "generator" && /^wordpress\b/i.test(content ?? "");
  return ownFiles.test((src ?? href ?? "").slice(0, addressCharactersMax));
}

function networkOf(address: string): string | null {
  const [, host] = /^(?:https?:)?\/\/([a-z0-9.-]{1,253})/i.exec(address.trim()) ?? [];
  for (let name = host?.toLowerCase() ?? ""; name.includes("."); name = name.slice(name.indexOf(".") + 1)) {
    const network = adHosts.get(name);
    if (network !== undefined) return network;
  }
  return null;
}

function hosts(network: string, names: string): [string, string][] {
  return names.split(" ").map((name) => [name, network]);
}
