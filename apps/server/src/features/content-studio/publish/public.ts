export { type PublishedText, publishedTexts } from "./published-texts.ts";
export { standsAt } from "./standing-at.ts";
export { textPublished } from "./text-published.ts";
