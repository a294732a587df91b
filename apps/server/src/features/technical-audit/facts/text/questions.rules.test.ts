import { expect, test } from "vitest";
import { answeredShare, questionStems } from "./question-stems.rules.ts";
import { isQuestion, questionsOf } from "./questions.rules.ts";
import type { TextBlock } from "./text-block.rules.ts";

test.each([
  ["How long does tea keep?"],
  ["Tea, or coffee?"],
  ["What does green tea cost"],
  ["How to store green tea"],
  ["Warum Tee gut tut"],
  ["Pourquoi choisir ce thé"],
  ["¿Cuánto cuesta el té?"],
  ["Cuánto cuesta el té"],
  ["Perché scegliere il tè"],
  ["Hoeveel kost groene thee"],
  ["Qual chá escolher"],
  ["緑茶とは何ですか？"],
])("%s is a question", (heading) => {
  expect(isQuestion(heading)).toBe(true);
});

test.each([
  ["Green tea"],
  ["What the tea house knows of cups"],
  ["How our grandmother made tea"],
  ["Where to"],
  ["When we began, there was nothing"],
  ["Comovemos and others"],
  ["Whatever the weather brings"],
  [""],
])("%j is none", (heading) => {
  expect(isQuestion(heading)).toBe(false);
});

test.each([
  ["What does shipping to France cost?", "Shipping to France costs 5 euros.", 1],
  ["What is our pricing?", "The price is five euros.", 1],
  ["How do I return a teapot?", "Write to us.", 0],
  ["Wie lange ist grüner Tee haltbar?", "Grünen Tee trinkt man bald.", 0.67],
  ["Combien de temps se conserve le thé vert ?", "Le thé vert se conserve deux ans.", 1],
  ["What is it?", "It is a pot.", 1],
  ["What is it?", "", 0],
  ["緑茶はおいしい？", "緑茶はとてもおいしいです", 0.83],
])("of %j the answer %j has the share %f", (question, answer, share) => {
  expect(answeredShare(questionStems(question), answer)).toBeCloseTo(share, 1);
});

function block(text: string, more: Partial<TextBlock> = {}): TextBlock {
  return {
    text,
    hidden: "",
    level: undefined,
    line: 1,
    nosnippetWords: 0,
    isMain: true,
    isAround: false,
    ...more,
  };
}

test("takes for an answer the block that follows, also where it is folded away, and none where a heading follows", () => {
  const questions = questionsOf([
    block("What is tea?", { level: 2, line: 3 }),
    block("Tea is a drink."),
    block("It is old."),
    block("What is coffee?", { level: 2, line: 6 }),
    block("", { hidden: "Coffee is a drink too." }),
    block("Tea", { level: 2 }),
    block("Is that all?", { level: 3, line: 9 }),
    block("More", { level: 2 }),
    block("Is it over?", { level: 2, line: 12 }),
  ]);

  expect(questions).toEqual([
    { line: 3, text: "What is tea?", answerWords: 4, stemShare: 1 },
    { line: 6, text: "What is coffee?", answerWords: 5, stemShare: 1 },
    { line: 9, text: "Is that all?", answerWords: 0, stemShare: 0 },
    { line: 12, text: "Is it over?", answerWords: 0, stemShare: 0 },
  ]);
});
