type BrandedChoice = "branded" | "unbranded" | "all";

/** In display order. */
export const brandedChoices = [
  { value: "branded", label: "Branded" },
  { value: "unbranded", label: "Unbranded" },
  { value: "all", label: "All" },
] as const satisfies readonly { readonly value: BrandedChoice; readonly label: string }[];

export function choiceOf(branded: boolean | undefined): BrandedChoice {
  if (branded === undefined) return "all";
  return branded ? "branded" : "unbranded";
}

/** As in the URL and on the server: undefined for both. */
export function brandedOf(choice: BrandedChoice): boolean | undefined {
  return choice === "all" ? undefined : choice === "branded";
}
