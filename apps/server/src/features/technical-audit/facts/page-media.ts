import type { Attributes, Place, Visitor } from "#platform/web-page/web-page-walk.ts";
import type { HtmlFacts } from "./page-facts.rules.ts";
import type { PageFrames } from "./page-frames.ts";
import { shownText } from "./shown-text.rules.ts";

type MediaFacts = Pick<
  HtmlFacts,
  "imageCount" | "imagesWithoutAlt" | "imageWithoutAlt" | "iframeCount" | "mixed"
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
const naming = new Set([...loading, "a", "svg", "button"]);
const loadedRelations = /(?:^|\s)(?:stylesheet|icon|preload|modulepreload|manifest)(?:\s|$)/i;

interface PageMedia extends Visitor {
  found(): MediaFacts;
  /** What pictures and controls are called, which readers take for seen. */
  names(): readonly string[];
}

/** Pictures, frames, and what a page of https loads by http. */
export function pageMedia(frames: PageFrames, isSecure: boolean): PageMedia {
  const mixed: MediaFacts["mixed"][number][] = [];
  let [imageCount, imagesWithoutAlt, iframeCount] = [0, 0, 0];
  let imageWithoutAlt: MediaFacts["imageWithoutAlt"] = null;

  const names: string[] = [];
  const openImage = (attributes: Attributes, place: Place): void => {
    // What is told to those without scripts is there twice; a single point counts visits.
    if (frames.unseen > 0 || isPoint(attributes)) return;
    imageCount += 1;
    if (isNamed(attributes) || frames.hidden > 0) return;
    imagesWithoutAlt += 1;
    imageWithoutAlt ??= { line: place.line(), src: shownText(attributes.src ?? "", srcCharactersMax) };
  };

  const noteMixed = (name: string, attributes: Attributes, place: Place): void => {
    if (mixed.length === mixedMax || !loading.has(name)) return;
    const url = loadedFrom(name, attributes);
    if (url !== undefined && /^\s*http:\/\//i.test(url)) {
      mixed.push({ line: place.line(), url: shownText(url, srcCharactersMax) });
    }
  };

  return {
    names: () => names,
    open: (name, attributes, place) => {
      if (!naming.has(name)) return;
      const called = attributes.alt || attributes["aria-label"];
      if (called && names.length < namesMax) names.push(called.slice(0, srcCharactersMax));
      if (name === "img") openImage(attributes, place);
      // An iframe is unseen by itself; within another unseen element it is not there.
      if (name === "iframe" && frames.unseen === 1 && frames.hidden === 0 && !isPoint(attributes))
        iframeCount += 1;
      if (isSecure) noteMixed(name, attributes, place);
    },
    found: () => ({ imageCount, imagesWithoutAlt, imageWithoutAlt, iframeCount, mixed }),
  };
}

function loadedFrom(name: string, { src, href, data, rel = "" }: Attributes): string | undefined {
  if (name === "link") return loadedRelations.test(rel) ? href : undefined;
  return name === "object" ? data : src;
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
