/** Elements that may stand in a head; any other one begins the body, whether its tag is there or not (HTML, 13.2.6.4.4). */
const headNames: ReadonlySet<string> = new Set(
  "html head title meta link base basefont bgsound script style noscript noframes template".split(" "),
);
/** Elements within which is text, or nothing as long as there are scripts. */
const closedNames: ReadonlySet<string> = new Set("title script style noscript noframes template".split(" "));

export function endsHead(name: string): boolean {
  return !headNames.has(name);
}

/** Follows a walk as long as it is in the head, of a page with or without the tags of one. */
export function headWatch(): {
  isInHead(): boolean;
  open(name: string): void;
  close(name: string): void;
  text(text: string): void;
} {
  let isOver = false;
  let closed = 0;
  return {
    isInHead: () => !isOver && closed === 0,
    open: (name) => {
      if (isOver) return;
      if (closedNames.has(name)) closed += 1;
      else if (closed === 0 && endsHead(name)) isOver = true;
    },
    close: (name) => {
      if (!isOver && closed > 0 && closedNames.has(name)) closed -= 1;
    },
    text: (text) => {
      if (!isOver && closed === 0 && /\S/.test(text)) isOver = true;
    },
  };
}
