import { expect, test } from "vitest";
import { isOwnProduct } from "./own-products.rules.ts";

const offer = {
  brands: ["Tovelume", "Tovelume Arc", "TVL"],
  products: [
    "Tovelume Stem, a small desk and bedside lamp",
    "Reed floor lamp: for reading",
    "Spare parts",
    "",
  ],
};

test.each([
  ["the brand", "Tovelume", true],
  ["the brand in capitals", "TOVELUME", true],
  ["another name of the brand with a product", "TVL Beam", true],
  ["a product that only answers name", "Tovelume Orbit", true],
  ["the product of a campaign, without its brand", "Arc", true],
  ["a product of the brand context, without its brand", "Stem", true],
  ["a product that is written without the brand", "Reed floor lamp", true],
  ["a line without a name", "Spare parts", true],
  ["a competitor", "Quilbeam", false],
  ["a competitor's product of the same name", "Quilbeam Arc", false],
  ["a word of a line that does not begin with the brand", "Reed", false],
  ["a word that only begins like a product", "Arca", false],
  ["a name that only begins like the brand", "Tovelumen", false],
])("%s: %s", (_, name, isOwn) => {
  expect(isOwnProduct(name, offer)).toBe(isOwn);
});

test("nothing is a product of a workspace that says nothing of itself", () => {
  expect(isOwnProduct("Quilbeam", { brands: ["", " "], products: [] })).toBe(false);
});
