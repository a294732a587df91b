export type CardName = "about" | "view" | "products" | "market" | "names";

/** The id of the button that opens a card's form. */
export function editButtonId(name: CardName): string {
  return `edit-${name}`;
}
