import { expect, test } from "vitest";
import { readDraft } from "../draft/read-draft.ts";
import { draftNotices } from "./draft-notices.rules.ts";

const names = ["Ledgerly", "Ledgerly Solo", "Trek 2", "PlotLine"];

function told(old: string | null, draft: string, language = "en"): string[] {
  return draftNotices({
    old: old === null ? null : readDraft(old),
    draft: readDraft(draft),
    names,
    language,
  }).map(({ kind, about }) => `${kind} ${about}`);
}

const english = "This is a text that is as long as it has to be, so that we can tell which of them it was. ";
const german = "Das ist ein Text, der so lang ist, wie er sein muss, damit man sehen kann, welcher es war. ";

test.each<[string, string | null, string, string[]]>([
  ["the same", "See [it](/a).", "See [it](/a).", []],
  ["a lost link", "See [it](/a) and [that](/b).", "See [it](/a) and that.", ["LOST_LINK /b"]],
  ["a link by another scheme", "[it](https://www.a.example/b/)", "[it](http://a.example/b#c)", []],
  ["a new page", null, "See [it](/a).", []],
  ["a name with another letter", null, "Use Ledgerley today.", ["CHANGED_NAME Ledgerly → Ledgerley"]],
  ["a name in two words", null, "Use Led gerly today.", ["CHANGED_NAME Ledgerly → Led gerly"]],
  ["a name with another case", null, "Use Plotline today.", ["CHANGED_NAME PlotLine → Plotline"]],
  ["another number", null, "Use Trek 3 today.", ["CHANGED_NAME Trek 2 → Trek 3"]],
  ["the name itself", null, "Use Ledgerly's plans: Ledgerly Solo, Trek 2.", []],
  ["a name that the old text has so, too", "Ask Ledgerley.", "Ask Ledgerley.", []],
  ["another language", null, german.repeat(3), ["OTHER_LANGUAGE de"]],
  ["the language", null, english.repeat(3), []],
  ["too few words for a language", null, "Das ist ein Text.", []],
  ["four fifths of the words", "word ".repeat(100), "word ".repeat(80), []],
  ["fewer", "word ".repeat(100), "word ".repeat(79), ["TOO_SHORT 79"]],
  ["twice the words", "word ".repeat(100), "word ".repeat(200), []],
  ["more", "word ".repeat(100), "word ".repeat(201), ["TOO_LONG 201"]],
])("tells of %s", (_, old, draft, expected) => {
  expect(told(old, draft)).toEqual(expected);
});
