import type { ColumnKind } from "./data-table-props.ts";

/**
 * A table is as wide as the page from a width on, scrolls in its own frame with a fixed first column below it, and
 * on a phone each row is a card: its name, its actions beside it, and its other cells in two columns under their
 * headers.
 */

/** Where the table scrolls sideways: only there it needs to be a tab stop. */
export const scrollQueries = {
  normal: "(40rem <= width < 64rem)",
  wide: "(40rem <= width < 80rem)",
} as const;

/** A table with so many columns that it scrolls below 1280 px is "wide", others scroll below 1024 px. */
export const widthRecipes = {
  normal: {
    card: "lg:overflow-clip",
    frame: "sm:max-lg:max-h-[75dvh] sm:max-lg:overflow-auto",
    table: "sm:max-lg:min-w-xl",
    main: "sm:max-lg:sticky sm:max-lg:left-0 sm:max-lg:z-10 sm:max-lg:min-w-44 sm:max-lg:bg-surface group-hover:sm:max-lg:bg-surface-2",
    cell: "sm:px-4",
  },
  wide: {
    card: "xl:overflow-clip",
    frame: "sm:max-xl:max-h-[75dvh] sm:max-xl:overflow-auto",
    table: "sm:max-xl:min-w-5xl",
    main: "sm:max-xl:sticky sm:max-xl:left-0 sm:max-xl:z-10 sm:max-xl:min-w-44 sm:max-xl:bg-surface group-hover:sm:max-xl:bg-surface-2",
    cell: "sm:px-3",
  },
} as const;

/** On a phone the name and the actions are the first line of the card. */
export const cellRecipes = {
  main: "font-medium wrap-anywhere text-fg max-sm:col-start-1 max-sm:row-start-1",
  text: "text-fg-2 max-sm:wrap-anywhere",
  number: "text-right text-fg-2 tabular-nums max-sm:text-left max-sm:wrap-anywhere",
  buttons: "max-sm:col-start-1 max-sm:col-end-4 max-sm:-ml-2.5",
  actions: "text-right whitespace-nowrap sm:w-0 sm:py-1 max-sm:col-start-3 max-sm:row-start-1",
} as const;

export const rowRecipe =
  "max-sm:grid max-sm:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto] max-sm:items-start max-sm:gap-x-4 max-sm:gap-y-2.5 max-sm:border-b max-sm:px-4 max-sm:py-3 max-sm:last:border-b-0";

/** A cell's header stands above it on a phone; a screen reader has it from the table itself, so it is not read twice. */
const phoneHeader =
  "max-sm:before:block max-sm:before:text-xs max-sm:before:font-normal max-sm:before:text-fg-3 max-sm:before:content-[attr(data-header)/'']";

/** Where each column's cells stand on a phone, and whether under their header, in the order of the columns. */
export function phoneRecipes(
  columns: readonly { readonly kind: ColumnKind; readonly long?: boolean }[],
): readonly string[] {
  const hasActions = columns.some(({ kind }) => kind === "actions");
  let isFirst = true;
  return columns.map(({ kind, long = false }) => {
    if (kind === "main") return hasActions ? "max-sm:col-end-3" : "max-sm:col-end-4";
    if (kind === "actions" || kind === "buttons") return "";
    if (long) {
      isFirst = true;
      return `max-sm:col-start-1 max-sm:col-end-4 ${phoneHeader}`;
    }
    const place = isFirst ? "max-sm:col-start-1" : "max-sm:col-start-2 max-sm:col-end-4";
    isFirst = !isFirst;
    return `${place} ${phoneHeader}`;
  });
}
