import type { Visitor } from "#platform/web-page/web-page-visitor.ts";
import type { PageFrames } from "./page-frames.ts";
import { shownText } from "./shown-text.rules.ts";

export interface PageTitles {
  readonly titles: readonly { readonly line: number; readonly text: string }[];
  /** Names of drawings, which have titles of their own. */
  readonly pictureTitles: readonly string[];
}

const titlesMax = 3;
const pictureTitlesMax = 50;
const titleCharactersMax = 500;

export function pageTitles(frames: PageFrames): Required<Visitor> & { found(): PageTitles } {
  const titles: { line: number; text: string }[] = [];
  const pictureTitles: string[] = [];
  let isInTitle = false;
  let pictures = 0;
  let isInPictureTitle = false;

  return {
    open: (name, _, place) => {
      if (name === "svg") {
        pictures += 1;
        frames.listening += 1;
      } else if (name === "title" && pictures > 0) isInPictureTitle = true;
      else if (name === "title" && titles.length < titlesMax) {
        titles.push({ line: place.line(), text: "" });
        if (!isInTitle) frames.listening += 1;
        isInTitle = true;
      }
    },
    text: (text) => {
      if (isInPictureTitle && pictureTitles.length < pictureTitlesMax) {
        pictureTitles.push(shownText(text, titleCharactersMax));
      }
      if (!isInTitle) return;
      const title = titles.at(-1);
      if (title && title.text.length < titleCharactersMax) title.text += text;
    },
    close: (name) => {
      if (name === "svg" && frames.inert === 0) {
        pictures -= 1;
        frames.listening -= 1;
      }
      if (name === "title") {
        if (isInTitle) frames.listening -= 1;
        isInTitle = false;
        isInPictureTitle = false;
      }
    },
    found: () => ({
      titles: titles.map(({ line, text }) => ({ line, text: shownText(text, titleCharactersMax) })),
      pictureTitles,
    }),
  };
}
