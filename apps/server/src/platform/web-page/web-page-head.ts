import { headWatch } from "./web-page-head-end.ts";
import { oneLine } from "./web-page-line.ts";
import type { Attributes, Visitor } from "./web-page-visitor.ts";

export interface IconLink {
  readonly kind: "apple-touch-icon" | "icon";
  readonly href: string;
  readonly type: string;
  /** The longer side in pixels of the largest size that it claims; 0 where it claims none. */
  readonly sizePx: number;
}

/** Facts of a page about itself, addresses still as they are written. */
export interface HeadFacts {
  readonly title: string | undefined;
  readonly siteName: string | undefined;
  readonly description: string | undefined;
  readonly language: string | undefined;
  readonly baseHref: string | undefined;
  readonly canonicalHref: string | undefined;
  readonly icons: readonly IconLink[];
}

const titleCharactersMax = 500;
const siteNameCharactersMax = 200;
const descriptionCharactersMax = 2_000;
const iconsMax = 50;

export function headFacts(): Visitor & { facts(): HeadFacts } {
  const firstOf = new Map<string, string>();
  const icons: IconLink[] = [];
  const watch = headWatch();
  let title: string | undefined;
  let isInTitle = false;
  let pictures = 0;

  const keepFirst = (key: string, value: string | undefined): void => {
    if (value?.trim() && !firstOf.has(key)) firstOf.set(key, value.trim());
  };

  const keepLink = (href: string, attributes: Attributes): void => {
    const relations = (attributes.rel ?? "").toLowerCase().split(/\s+/);
    // Search engines take it from the head alone: a body may quote what others wrote.
    if (relations.includes("canonical") && watch.isInHead()) keepFirst("canonical", href);
    const icon = iconLink(relations, href, attributes);
    if (icon && icons.length < iconsMax) icons.push(icon);
  };

  return {
    open: (name, attributes) => {
      watch.open(name);
      if (name === "svg") pictures += 1;
      if (name === "title" && pictures === 0 && title === undefined) isInTitle = true;
      if (name === "html") keepFirst("lang", attributes.lang);
      if (name === "base") keepFirst("base", attributes.href);
      if (name === "meta") keepFirst(`meta ${metaName(attributes)}`, attributes.content);
      if (name === "link" && attributes.href) keepLink(attributes.href, attributes);
    },
    close: (name) => {
      watch.close(name);
      if (name === "svg") pictures -= 1;
      if (name === "title") isInTitle = false;
    },
    text: (text) => {
      watch.text(text);
      if (isInTitle && (title ?? "").length < titleCharactersMax) title = (title ?? "") + text;
    },
    facts: () => {
      const meta = (key: string): string | undefined => firstOf.get(`meta ${key}`);
      return {
        title: shown(title, titleCharactersMax) ?? shown(meta("og:title"), titleCharactersMax),
        siteName: shown(meta("og:site_name") ?? meta("application-name"), siteNameCharactersMax),
        description: shown(meta("description") ?? meta("og:description"), descriptionCharactersMax),
        language: languageTag(firstOf.get("lang") ?? meta("content-language")),
        baseHref: firstOf.get("base"),
        canonicalHref: firstOf.get("canonical"),
        icons,
      };
    },
  };
}

function metaName({ name, property, "http-equiv": equivalent }: Attributes): string {
  return (property || name || equivalent || "").trim().toLowerCase();
}

function iconLink(relations: readonly string[], href: string, attributes: Attributes): IconLink | undefined {
  const isTouch = relations.some((relation) => relation.startsWith("apple-touch-icon"));
  if (!isTouch && !relations.includes("icon")) return undefined;

  const sizes = [...(attributes.sizes ?? "").slice(0, 200).matchAll(/(\d{1,5})x(\d{1,5})/gi)];
  return {
    kind: isTouch ? "apple-touch-icon" : "icon",
    href,
    type: (attributes.type ?? "").trim().toLowerCase(),
    sizePx: Math.max(0, ...sizes.map(([, width, height]) => Math.max(Number(width), Number(height)))),
  };
}

function shown(text: string | undefined, charactersMax: number): string | undefined {
  return text === undefined ? undefined : oneLine(text, charactersMax) || undefined;
}

function languageTag(written: string | undefined): string | undefined {
  const tag = written?.replaceAll("_", "-");
  return tag && /^[a-z]{2,3}(-[a-z0-9]{1,8}){0,4}$/i.test(tag) ? tag : undefined;
}
