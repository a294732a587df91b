/** The four cards of the brand kit. */
export type CardName = "about" | "view" | "products" | "market";
