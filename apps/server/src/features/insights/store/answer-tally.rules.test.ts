import { expect, test } from "vitest";
import { type AnswerTally, addAnswers } from "./answer-tally.rules.ts";

const nothing = {
  n: 0,
  mentions: 0,
  position_sum: 0,
  cited: 0,
  mentioned_and_cited: 0,
  citing: 0,
  unknown_to_model: 0,
};
const one = {
  n: 1,
  mentions: 2,
  position_sum: 3,
  cited: 4,
  mentioned_and_cited: 5,
  citing: 6,
  unknown_to_model: 7,
};

test.each<[string, AnswerTally[], AnswerTally]>([
  ["no sums are nothing", [], nothing],
  ["one sum is itself", [one], one],
  [
    "each figure is added to its own kind",
    [
      one,
      {
        n: 10,
        mentions: 20,
        position_sum: 30,
        cited: 40,
        mentioned_and_cited: 50,
        citing: 60,
        unknown_to_model: 70,
      },
    ],
    {
      n: 11,
      mentions: 22,
      position_sum: 33,
      cited: 44,
      mentioned_and_cited: 55,
      citing: 66,
      unknown_to_model: 77,
    },
  ],
  ["nothing changes nothing", [nothing, one, nothing], one],
])("%s", (_, sums, expected) => {
  expect(addAnswers(sums)).toEqual(expected);
});
