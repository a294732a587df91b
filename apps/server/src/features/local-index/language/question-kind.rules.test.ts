import { sentencesOf } from "@citelens/words";
import { describe, expect, test } from "vitest";
import { wantsList, wantsOthers } from "./question-kind.rules.ts";

describe("a question wants several things", () => {
  test.each([
    ["en", "BEST CHAIRS", true],
    ["en", "Compare Acorn and Birchly", true],
    ["en", "Acorn versus Birchly?", true],
    ["en", "What do you recommend for a small office?", true],
    ["en", "the top chairs", true],
    ["en", "top-5 chairs", true],
    ["en", "“Top chairs”", true],
    ["en", "the top of a desk", false],
    ["en", "Which desktop has a stopwatch?", false],
    ["en", "Is there an arm rest?", false],
    ["en", "How do I find the best height?", false],
    ["en", "How to compare two chairs", false],
    ["en", "How do Acorn and Birchly compare?", true],
    ["en", "", false],
    ["en", "?!", false],
    ["de", "Welcher Stuhl ist am besten?", true],
    ["de", "Wie teuer ist der Stuhl?", false],
    ["fr", "comparatif des chaises", true],
    ["es", "alternativas a Acorn", true],
    ["it", "confronto tra sedie", true],
    ["nl", "vergelijking van stoelen", true],
    ["pt", "melhor cadeira", true],
    ["en-GB", "alternatives to Acorn", true],
  ])("in %s: %j is %s", (language, text, expected) => {
    expect(wantsList({ text, language })).toBe(expected);
  });

  test.each([
    ["en", "Alternatives to Acorn", true],
    ["en", "an alternative to Acorn", true],
    ["en", "best chairs of Acorn", false],
    ["de", "Alternativen zu Acorn", true],
    ["nl", "alternatieven voor Acorn", true],
  ])("other than the one it names, in %s: %j is %s", (language, text, expected) => {
    expect(wantsOthers({ text, language })).toBe(expected);
  });
});

test.each([
  ["en", "", []],
  ["en", " \n\n ", []],
  ["en", "Dr. Oak sits. Mr. Ash stands.", ["Dr. Oak sits.", "Mr. Ash stands."]],
  ["en", "Ask J. Oak (approx. ten people). Then go.", ["Ask J. Oak (approx. ten people).", "Then go."]],
  ["de", "Es ist z.B. Eiche. Und Esche.", ["Es ist z.B. Eiche.", "Und Esche."]],
  ["en", "First line\r\nsecond line", ["First line", "second line"]],
  ["ja", "椅子です。机です。", ["椅子です。", "机です。"]],
  ["not a language", "One. Two.", ["One.", "Two."]],
])("in %s the sentences of %j are %o", (language, text, expected) => {
  expect(sentencesOf(text, language)).toEqual(expected);
});
