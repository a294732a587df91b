import { cx } from "../cx.ts";
import { popupRecipe } from "../recipes.ts";

const common =
  "fixed inset-x-4 top-1/2 z-50 mx-auto max-h-[calc(100dvh-2rem)] -translate-y-1/2 overflow-y-auto p-5";

/** The styles shared by dialogs and confirmations. */
export const modalRecipe = cx(popupRecipe, common, "max-w-md");

/** Where two texts stand side by side. */
export const wideModalRecipe = cx(popupRecipe, common, "max-w-5xl");

export const modalTitleRecipe = "text-lg font-semibold";

export const modalDescriptionRecipe = "mt-1 text-fg-2";
