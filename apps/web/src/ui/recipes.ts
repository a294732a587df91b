/** Styles shared by several components. */
export const inputRecipe =
  "w-full rounded-control border border-border-strong bg-surface px-3 text-base text-fg " +
  "transition-colors hover:border-fg-3 focus-visible:outline-offset-0 " +
  "aria-invalid:border-neg aria-invalid:outline-neg " +
  "disabled:cursor-not-allowed disabled:bg-surface-2 disabled:text-fg-3 read-only:bg-surface-2 read-only:text-fg-2";

export const popupRecipe =
  "rounded-popup border border-border bg-surface text-fg shadow-popup outline-none " +
  "origin-(--transform-origin) transition-[opacity,scale] duration-120 " +
  "data-starting-style:scale-98 data-starting-style:opacity-0 data-ending-style:scale-98 data-ending-style:opacity-0";

export const positionerRecipe = "z-50 outline-none";

export const itemRecipe =
  "flex min-h-8 w-full cursor-default items-center gap-2.5 rounded-control px-2.5 py-1.5 text-base text-fg " +
  "outline-none select-none data-highlighted:bg-surface-2 data-disabled:text-fg-3";

export const scrimRecipe =
  "fixed inset-0 z-40 bg-scrim transition-opacity duration-160 data-starting-style:opacity-0 data-ending-style:opacity-0";
