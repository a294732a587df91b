import { sentencesOf } from "@citelens/words";
import { expect, test } from "vitest";

test.each([
  ["en", "It holds 20 kg. It costs 1.5 times as much!", ["It holds 20 kg.", "It costs 1.5 times as much!"]],
  [
    "en",
    "Dr. Moss and e.g. Mrs. Reed sell approx. 20 desks.",
    ["Dr. Moss and e.g. Mrs. Reed sell approx. 20 desks."],
  ],
  ["en", "A heading\nA sentence below", ["A heading", "A sentence below"]],
  ["de", "Das geht z. B. mit 20 kg. Mehr nicht.", ["Das geht z. B. mit 20 kg.", "Mehr nicht."]],
  ["no language", "One. Two.", ["One.", "Two."]],
  ["en", " \n ", []],
])("in %s, %j has the sentences %j", (language, text, sentences) => {
  expect(sentencesOf(text, language)).toEqual(sentences);
});
