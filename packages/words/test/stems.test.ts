import { stems, wordCount } from "@citelens/words";
import { describe, expect, test } from "vitest";

describe("stems", () => {
  test.each([
    ["en", "The prices of running shoes", ["pric", "run", "sho"]],
    ["en", "How is billing billed?", ["bill", "bill"]],
    ["de", "Welche Stühle sind die besten für Büros?", ["stuhl", "best", "buro"]],
    ["fr", "Quels sont les prix de l'abonnement ?", ["pri", "abon"]],
    ["es", "¿Cuáles son las mejores sillas?", ["mejor", "sill"]],
    ["it", "Quali sono le sedie migliori?", ["sedi", "miglior"]],
    ["nl", "Wat zijn de beste stoelen?", ["best", "stoel"]],
    ["pt", "Quais são as melhores cadeiras?", ["melhor", "cadeir"]],
    ["pl", "Najlepsze krzesła z łóżkiem", ["najlepsze", "krzesla", "lozkiem"]],
  ])("in %s, %s is found by %o", (language, text, expected) => {
    expect(stems(text, language)).toEqual(expected);
  });

  test("leaves words with digits as they are, and distinguishes one figure from another", () => {
    expect(stems("Plans from 9 to 29 euros, G2s", "en")).toEqual(["plan", "9", "29", "euro", "g2s"]);
  });

  test("takes every two characters of scripts without spaces", () => {
    expect(stems("木の椅子", "ja")).toEqual(["木の", "の椅", "椅子"]);
  });

  test("takes the language of a tag such as pt-BR", () => {
    expect(stems("as cadeiras", "pt-BR")).toEqual(["cadeir"]);
  });
});

test.each([
  ["", 0],
  ["One, two – three!", 3],
  ["木の椅子", 2],
])("counts in %j %d words", (text, words) => {
  expect(wordCount(text)).toBe(words);
});
