import type { Attributes, Place, Visitor } from "#platform/web-page/web-page-visitor.ts";
import type { HtmlFacts } from "../store/page-facts.rules.ts";
import { has, type PageFrames } from "./page-frames.ts";
import { shownText } from "./shown-text.rules.ts";

type MediaFacts = Pick<
  HtmlFacts,
  "imageCount" | "imagesWithoutAlt" | "ownImagesWithoutAlt" | "imageWithoutAlt" | "iframeCount" | "mixed"
>;

const mixedMax = 5;
const namesMax = 200;
const srcCharactersMax = 500;
/** Elements that load what their src names. */
const loading = new Set([
  "img",
  "script",
  "iframe",
  "video",
  "audio",
  "source",
  "track",
  "embed",
  "input",
  "link",
  "object",
]);
/** Elements that may be called something beside their text. */
const naming = new Set(["a", "svg", "button"]);
const openly = /^\s*http:\/\//i;
const loadedRelations = /(?:^|\s)(?:stylesheet|icon|preload|modulepreload|manifest)(?:\s|$)/i;

interface PageMedia extends Visitor {
  found(): MediaFacts;
  /** Names of pictures and controls, which readers take for seen. */
  names(): readonly string[];
}

export const mediaNames = [...loading, ...naming];
export const mediaAttributes = has.style | has.role;

/** Pictures, frames, and what a page of https loads by http. */
export function pageMedia(frames: PageFrames, isSecure: boolean): PageMedia {
  const mixed: MediaFacts["mixed"][number][] = [];
  let [imageCount, imagesWithoutAlt, ownImagesWithoutAlt, iframeCount] = [0, 0, 0, 0];
  let imageWithoutAlt: MediaFacts["imageWithoutAlt"] = null;

  const names: string[] = [];
  const openImage = (attributes: Attributes, place: Place): void => {
    // What is told to those without scripts is there twice; a single point counts visits.
    if (frames.unseen > 0 || isPoint(attributes)) return;
    imageCount += 1;
    if (isNamed(attributes) || frames.hidden > 0) return;
    imagesWithoutAlt += 1;
    if (frames.around === 0 && frames.siteHeader === 0) ownImagesWithoutAlt += 1;
    imageWithoutAlt ??= { line: place.line(), src: shownText(attributes.src ?? "", srcCharactersMax) };
  };

  /** A frame is unseen by itself; within another unseen element it is not there. */
  const isOpenBox = (name: string, attributes: Attributes): boolean =>
    frames.unseen === (name === "embed" ? 0 : 1) &&
    frames.hidden === 0 &&
    frames.around === 0 &&
    !isPoint(attributes);

  const noteMixed = (name: string, attributes: Attributes, place: Place): void => {
    if (mixed.length === mixedMax || frames.inert > 0) return;
    const url = openlyLoaded(name, attributes);
    if (url !== undefined) mixed.push({ line: place.line(), url: shownText(url, srcCharactersMax) });
  };

  const noteName = (name: string, attributes: Attributes): void => {
    // Most links are called by their text alone.
    if ((frames.attributes & has.label) === 0 && name !== "input") return;
    const called = attributes.alt || attributes["aria-label"] || buttonName(name, attributes);
    if (called && names.length < namesMax) names.push(called.slice(0, srcCharactersMax));
  };

  return {
    names: () => names,
    open: (name, attributes, place) => {
      const isLoading = loading.has(name);
      if (isSecure && (isLoading || (frames.attributes & has.style) !== 0))
        noteMixed(name, attributes, place);
      if (!isLoading && !naming.has(name) && attributes.role !== "img") return;
      noteName(name, attributes);
      if (name === "img") openImage(attributes, place);
      else if (isLoading && isBox(name, attributes) && isOpenBox(name, attributes)) iframeCount += 1;
    },
    found: () => ({ imageCount, imagesWithoutAlt, ownImagesWithoutAlt, imageWithoutAlt, iframeCount, mixed }),
  };
}

/** Address that an element loads by http: what it names as its source, one of several pictures, or a picture of its style. */
function openlyLoaded(name: string, attributes: Attributes): string | undefined {
  if (loading.has(name)) {
    const url = loadedFrom(name, attributes);
    if (url !== undefined && openly.test(url)) return url;
    const { srcset, poster } = attributes;
    if (poster !== undefined && openly.test(poster)) return poster;
    const picture = srcset?.includes("http://") ? /(?:^|,)\s*(http:\/\/\S+)/i.exec(srcset)?.[1] : undefined;
    if (picture !== undefined) return picture;
  }
  const { style } = attributes;
  return style?.includes("http://") ? /url\(\s*["']?(http:\/\/[^"')]+)/i.exec(style)?.[1] : undefined;
}

function loadedFrom(name: string, { src, href, data, rel = "" }: Attributes): string | undefined {
  if (name === "link") return loadedRelations.test(rel) ? href : undefined;
  return name === "object" ? data : src;
}

/** A frame, or a file that is shown in the page. */
function isBox(name: string, { type, src, data }: Attributes): boolean {
  if (name === "iframe") return true;
  if (name !== "embed" && name !== "object") return false;
  return type === "application/pdf" || /\.pdf(?:$|[?#])/i.test(src ?? data ?? "");
}

/** The words on a button that is an input. */
function buttonName(name: string, { type, value }: Attributes): string | undefined {
  return name === "input" && /^(?:submit|button)$/i.test(type ?? "") ? value : undefined;
}

function isPoint({ width, height }: Attributes): boolean {
  return /^\s*[01]\s*(?:px)?\s*$/.test(width ?? "") || /^\s*[01]\s*(?:px)?\s*$/.test(height ?? "");
}

/** An empty alt says that a picture says nothing. */
function isNamed(attributes: Attributes): boolean {
  const { alt, role, "aria-label": label, "aria-labelledby": labelled } = attributes;
  return (
    alt !== undefined || Boolean(label) || Boolean(labelled) || role === "presentation" || role === "none"
  );
}
