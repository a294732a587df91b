import { expect, test } from "vitest";
import { htmlFacts } from "../read-facts.ts";

const price = (value: string | number): object => ({
  offers: { "@type": "Offer", price: value, priceCurrency: "EUR" },
});
const named = (name: string): object => ({ name });
const rated = (ratingValue: number): object => ({ aggregateRating: { ratingValue } });

/** The properties of a product that its page does not show. */
function untrue(said: object, body: string): string[] {
  const product = {
    "@context": "https://schema.org",
    "@type": "Product",
    name: "Desk One",
    ...price(10),
    ...said,
  };
  const html = `<title>A page of the shop</title><script type="application/ld+json">${JSON.stringify(product)}</script><main><h1>Desk One</h1><p>10 €</p>${body}</main>`;
  const { structuredData } = htmlFacts(html, { url: "https://shop.example/desk" }).facts;
  return structuredData.items.flatMap((item) => item.untrue.map(({ property }) => property));
}

test.each<[string, object, string]>([
  ["a German price", price("1299.00"), "1.299,00 €"],
  ["a price with a dash", price(1299), "1.299,– €"],
  ["a price in yen", price("12800"), "¥12,800"],
  ["a price in wide digits", price("12800"), "１２，８００円"],
  ["a Swiss price", price("1299.00"), "CHF 1’299.–"],
  ["a French price", price("1299.90"), "1&#8239;299,90&nbsp;€"],
  ["a currency between", price("12.90"), "12€90"],
  ["a price in pieces", price("129.99"), "<span>129</span><span>.</span><sup>99</sup> €"],
  ["an Indian price", price("129900"), "₹1,29,900"],
  ["a price with a comma", price("49,90"), "49,90 €"],
  [
    "a lower price",
    { offers: { "@type": "AggregateOffer", lowPrice: "19.90", highPrice: "39" } },
    "ab 19,90 €",
  ],
  ["a rating that is rounded", rated(4.67), "4,7 von 5"],
  ["a rating on a picture of stars", rated(4.67), '<div role=img aria-label="4.7 of 5 stars"></div>'],
  ["a name with an entity", named("Salt &amp; Pepper"), "Salt &amp; Pepper"],
  ["a name in capitals", named("DESK ONE"), ""],
  ["a name with blanks", named(" Desk   One\n"), ""],
  ["a name in other quotes", named('The "Two"'), "The “Two”"],
  ["a name with a mark", named("Desk Two™"), "Desk Two"],
  ["a name with a mark on the page", named("Desk Two"), "Desk Two<sup>®</sup>"],
  ["a name with tags", named("Desk <em>Two</em>"), "Desk Two"],
  ["a name with soft hyphens on the page", named("Stehschreibtisch"), "Steh&shy;schreib&shy;tisch"],
  ["a name in one word", named("DeskMaker"), "Desk Maker"],
  ["a name in Japanese", named("緑茶セット"), "新しい緑茶セットが登場"],
  ["a name and its variant", named("Desk One - Oak / 120 cm"), "<p>Oak</p><p>120 cm</p>"],
  ["a name on a drawing", named("Desk Two"), "<svg><title>Desk Two</title></svg>"],
  ["a price on a button", price(49), '<input type=submit value="Buy for 49 €">'],
])("sees %s", (_, said, body) => {
  expect(untrue(said, `<p>${body}</p>`)).toEqual([]);
});

test.each<[string, object, string, string]>([
  ["another price", price("149.00"), "199,00 €", "offers.price"],
  ["digits of other numbers", price("149.00"), "1490 €, 14.9", "offers.price"],
  ["digits in a name", price("149"), "SKU X149Z", "offers.price"],
  ["a price in a template", price("149"), "<template>149 €</template>", "offers.price"],
  ["another name", named("Chair Two"), "", "name"],
  ["a part of another word", named("Deskmat"), "Deskmatic", "name"],
  ["a variant that is not there", named("Desk One - Walnut"), "<p>Oak</p>", "name"],
  ["another rating", rated(4.9), "3.2 of 5", "aggregateRating.ratingValue"],
])("does not take %s for what is said", (_, said, body, property) => {
  expect(untrue(said, `<p>${body}</p>`)).toEqual([property]);
});
