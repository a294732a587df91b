import { expect, test } from "vitest";
import { readReply } from "./reply.rules.ts";

test.each<[text: string, cited: number[], citing: number, sentences: number]>([
  ["Dry for a day [2].", [2], 1, 1],
  ["Dry for a day. [2]", [2], 1, 1],
  ["Dry for a day. [2] Light, too [1].", [2, 1], 1, 2],
  ["Dry [1][2]. Light [3].", [1, 2, 3], 1, 2],
  ["Dry [1, 2]. Light.", [1, 2], 1, 2],
  ["Dry [1-3].", [1, 2, 3], 1, 1],
  ["Dry [1–3].", [1, 2, 3], 1, 1],
  ["Dry 【2†source】.", [2], 1, 1],
  ["Dry [doc 2] and [document 4].", [2, 4], 1, 1],
  ["Dry ([2](https://beta.example)).", [2], 1, 1],
  ["- Dry [1]\n- Light [2]\n", [1, 2], 1, 2],
  ["Light [3]. Light again [3].", [3], 0, 2],
  // Near misses.
  ["They weigh 2 kg.", [], 0, 1],
  ["Dry [7] and [0].", [], 0, 1],
  ["Made in [2019].", [], 0, 1],
  ["Dry [two].", [], 0, 1],
  ["", [], 0, 0],
  ["[2]", [2], 0, 0],
])("%j cites %j", (text, cited, citing_sentences, sentences) => {
  const read = readReply(text, { language: "en", documents: 5, place: 2 });

  expect(read).toEqual({ cited, citing_sentences, sentences });
});
