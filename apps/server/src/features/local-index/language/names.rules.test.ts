import { expect, test } from "vitest";
import { nameOfRanked, namesIn, naming } from "./names.rules.ts";

test.each([
  ["en", "Many teams choose Acorn Desk or Birchly for work.", ["Acorn Desk", "Birchly"]],
  ["en", "Chairs are made by The Oak Works.", ["Oak Works"]],
  ["en", "WoodPress is new.", ["WoodPress"]],
  ["en", "Prices rose in January.", []],
  ["en", "People like Acorn's chairs.", ["Acorn"]],
  ["de", "Die Preise für Stühle von EichWerk steigen.", ["EichWerk"]],
  ["de", "Der Stuhl hat eine Lehne.", []],
])("in %s, %j names %o", (language, sentence, expected) => {
  expect(namesIn(sentence, language)).toEqual(expected);
});

test.each([
  ["1. Acorn Desk", "Acorn Desk"],
  ["#2: Birchly – the cheap one", "Birchly"],
  ["3) Cedar (free)", "Cedar"],
  ["How we tested", undefined],
  ["4. what to look for in a chair", undefined],
])("the heading %j of a ranking gives %s", (heading, expected) => {
  expect(nameOfRanked(heading)).toBe(expected);
});

test.each([
  ["Acorn", "Acorn makes chairs.", true],
  ["Acorn", "An acorn fell.", false],
  ["Acorn", "Acornly makes chairs.", false],
  ["acorn desk", "ACORN  Desk is here.", true],
  ["A+ (Wood)", "We like A+ (Wood).", true],
  [" ", "anything", false],
])("that %j is named in %j: %s", (name, text, expected) => {
  expect(naming([name])(text)).toBe(expected);
});
