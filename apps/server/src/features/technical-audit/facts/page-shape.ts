import type { Visitor } from "#platform/web-page/web-page-walk.ts";
import type { HtmlFacts } from "./page-facts.rules.ts";
import type { PageFrames } from "./page-frames.ts";

type ShapeFacts = Pick<
  HtmlFacts,
  "formCount" | "passwordFieldCount" | "listItemCount" | "tableCount" | "shell"
>;

/** Elements into which libraries put a whole page, by their ids. */
const shellIds = new Set(["root", "app", "__next", "__nuxt", "___gatsby", "q-app", "svelte"]);
/** A shell may say that it is loading. */
const shellCharactersMax = 20;
const textShareMin = 0.02;

/** How a page is built: its forms, lists and tables, and whether it is a shell that only scripts fill. */
export function pageShape(frames: PageFrames): Visitor & { found(characters: number): ShapeFacts } {
  let [formCount, passwordFieldCount, listItemCount, tableCount] = [0, 0, 0, 0];
  let hasModule = false;
  let textCharacters = 0;
  let depth = 0;
  let shell: { readonly tag: string; readonly depth: number; readonly before: number } | undefined;
  let empty: string | null = null;

  const count = (name: string, type: string | undefined): void => {
    if (name === "li") listItemCount += 1;
    else if (name === "form") formCount += 1;
    else if (name === "table") tableCount += 1;
    else if (name === "input" && type?.toLowerCase() === "password") passwordFieldCount += 1;
    else if (name === "script" && type === "module") hasModule = true;
  };

  return {
    open: (name, attributes) => {
      depth += 1;
      count(name, attributes.type);
      if (shell) return;
      const tag = shellTag(name, attributes.id, attributes["ng-version"]);
      if (tag !== undefined) shell = { tag, depth, before: textCharacters };
    },
    text: (text) => {
      if (frames.unseen === 0) textCharacters += text.trim().length;
    },
    close: () => {
      if (shell?.depth === depth) {
        if (textCharacters - shell.before <= shellCharactersMax) empty ??= `${shell.tag} is empty`;
        shell = undefined;
      }
      depth -= 1;
    },
    found: (characters) => {
      const share = characters === 0 ? 1 : textCharacters / characters;
      const thin =
        hasModule && share < textShareMin ? `text is ${(100 * share).toFixed(1)} % of the page` : null;
      return { formCount, passwordFieldCount, listItemCount, tableCount, shell: empty ?? thin };
    },
  };
}

function shellTag(name: string, id: string | undefined, angular: string | undefined): string | undefined {
  if (id !== undefined && shellIds.has(id)) return `<${name.slice(0, 20)} id="${id}">`;
  if (angular !== undefined) return `<${name.slice(0, 40)} ng-version>`;
  return name === "app-root" ? "<app-root>" : undefined;
}
