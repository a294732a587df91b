/** The four cards of the brand kit. */
export type CardName = "about" | "view" | "products" | "market";

/** The button that a card's editing begins with. */
export function editButtonId(name: CardName): string {
  return `edit-${name}`;
}
