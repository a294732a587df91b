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
  ["en", "Water does not harm it. 20 % is recycled.", ["Water does not harm it.", "20 % is recycled."]],
  ["en", "It draws 38 W. The lamp lasts.", ["It draws 38 W.", "The lamp lasts."]],
  ["en", "About 40 %. 5 of them failed.", ["About 40 %.", "5 of them failed."]],
  ["en", "See fig. 3 and no. 5, approx. 20 kg.", ["See fig. 3 and no. 5, approx. 20 kg."]],
  ["de", "Es wiegt ca. 20 kg. Siehe Abb. 4 und Nr. 5.", ["Es wiegt ca. 20 kg.", "Siehe Abb. 4 und Nr. 5."]],
  ["fr", "Il est solide. 20 % est recyclé.", ["Il est solide.", "20 % est recyclé."]],
  ["no language", "One. Two.", ["One.", "Two."]],
  ["en", " \n ", []],
])("in %s, %j has the sentences %j", (language, text, sentences) => {
  expect(sentencesOf(text, language)).toEqual(sentences);
});
