import { cx } from "../cx.ts";
import { popupRecipe } from "../recipes.ts";

/** The styles shared by dialogs and confirmations. */
export const modalRecipe = cx(
  popupRecipe,
  "fixed inset-x-4 top-1/2 z-50 mx-auto max-h-[calc(100dvh-2rem)] max-w-md -translate-y-1/2 overflow-y-auto p-5",
);

export const modalTitleRecipe = "text-lg font-semibold";

export const modalDescriptionRecipe = "mt-1 text-fg-2";
