import type { Attributes, Visitor } from "#platform/web-page/web-page-visitor.ts";
import type { HtmlFacts } from "../store/page-facts.rules.ts";
import type { PageBlocks } from "./page-blocks.ts";
import { has } from "./page-frames.ts";

type ShapeFacts = Pick<
  HtmlFacts,
  "formCount" | "passwordFieldCount" | "listItemCount" | "tableCount" | "shell"
>;

/** Elements into which libraries put a whole page, by their ids. */
const shellIds = new Set(["root", "app", "__next", "__nuxt", "___gatsby", "q-app", "svelte"]);
/** A shell may say that it is loading. */
const shellCharactersMax = 20;
const textShareMin = 0.02;

export const shapeNames = ["li", "form", "table", "input", "script", "app-root"];
export const shapeAttributes = has.id;

/** How a page is built: its forms, lists and tables, and whether it is a shell that only scripts fill. */
export function pageShape(blocks: PageBlocks): Visitor & { found(characters: number): ShapeFacts } {
  let [formCount, passwordFieldCount, listItemCount, tableCount] = [0, 0, 0, 0];
  let hasModule = false;
  const { frames } = blocks;
  let shell: { readonly tag: string; readonly depth: number; readonly before: number } | undefined;
  let empty: string | null = null;

  /** Nearly every page has a search in its head and a newsletter in its foot. */
  const isOfPage = ({ role }: Attributes): boolean =>
    role !== "search" && frames.around === 0 && frames.siteHeader === 0 && frames.frame === 0;

  const count = (name: string, attributes: Attributes): void => {
    if (name === "li") listItemCount += 1;
    else if (name === "form" && isOfPage(attributes)) formCount += 1;
    else if (name === "table") tableCount += 1;
    else if (name === "input" && attributes.type?.toLowerCase() === "password") passwordFieldCount += 1;
    else if (name === "script" && attributes.type === "module") hasModule = true;
  };

  return {
    open: (name, attributes) => {
      count(name, attributes);
      if (shell || ((frames.attributes & has.id) === 0 && name !== "app-root")) return;
      const tag = shellTag(name, attributes.id, attributes["ng-version"]);
      if (tag === undefined) return;
      shell = { tag, depth: frames.depth, before: blocks.ink() };
      frames.listening += 1;
    },
    close: () => {
      if (shell?.depth !== frames.depth) return;
      if (blocks.ink() - shell.before <= shellCharactersMax) empty ??= `${shell.tag} is empty`;
      shell = undefined;
      frames.listening -= 1;
    },
    found: (characters) => {
      const share = characters === 0 ? 1 : blocks.ink() / characters;
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
