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
  ["Was kostet grüner Tee"],
  ["Wie lange zieht grüner Tee"],
  ["Qu'est-ce que le thé vert"],
  ["Cómo preparar té verde"],
  ["Come preparare il tè"],
  ["O que é chá verde"],
  ["1. What is tea"],
  ["Q: What is tea"],
  ["Can I brew it twice"],
  ["What is seed tea"],
  ["What happens if I brew it twice"],
  ["How is tea made"],
  ["How to reach the right temperature"],
  ["Was ist Matcha"],
  ["What is our oldest tea?"],
  ["What was decided?"],
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
  ["How-to guides for tea"],
  ["Why choose us for tea"],
  ["Could not load page"],
  ["Would-be founders of tea houses"],
  ["Kann Spuren von Nüssen enthalten"],
  ["Wie wir Tee machen"],
  ["Comment nous travaillons ici"],
  ["Qui sommes-nous"],
  ["Cómo trabajamos con té"],
  ["Wann und wo"],
  ["Whatever the weather brings"],
  ["What was decided"],
  ["What was decided in March"],
  ["What is included"],
  ["What is new"],
  ["What happens next"],
  ["What to expect on the day"],
  ["How to reach us"],
  ["How to find our tea house"],
  ["How to apply"],
  ["Who was involved"],
  ["Was beschlossen wurde"],
  ["Was Sie wissen sollten"],
  ["Wie Sie uns erreichen"],
  ["Warum Tee getrunken wird"],
  ["Perché scegliere noi"],
  ["Dónde estamos hoy"],
  ["Wat u moet weten"],
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
  ["緑茶はおいしい？", "緑茶はとてもおいしいです", 1],
  ["緑茶は何分蒸らせばよいですか？", "緑茶はおよそ二分ほど蒸らすとよい。", 1],
  ["绿茶应该泡多久？", "绿茶一般泡两到三分钟。", 1],
  ["绿茶应该泡多久？", "红茶很香。", 0],
])("of %j the answer %j has the share %f", (question, answer, share) => {
  expect(answeredShare(questionStems(question), answer)).toBeCloseTo(share, 1);
});

function block(text: string, more: Partial<TextBlock> = {}): TextBlock {
  return {
    text,
    hidden: "",
    level: undefined,
    line: 1,
    part: 0,
    isFrame: false,
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

test.each<[string, readonly TextBlock[], number]>([
  [
    "a whole list",
    [block("Tea is old", { part: 2 }), block("and green", { part: 2 }), block("Else", { part: 3 })],
    5,
  ],
  [
    "a line with a colon and its list",
    [block("Tea is:", { part: 2 }), block("old", { part: 3 }), block("green", { part: 3 })],
    4,
  ],
  [
    "one entry of the list that the heading is in",
    [block("Tea is old", { part: 1 }), block("and green", { part: 1 })],
    3,
  ],
  ["words, not the sign that folds them", [block("+", { part: 2 }), block("Tea is old", { part: 3 })], 3],
  ["no more than a paragraph", [block("Tea is old", { part: 2 }), block("and green", { part: 3 })], 3],
])("takes for an answer %s", (_, below, words) => {
  const [question] = questionsOf([block("What is tea?", { level: 2, part: 1 }), ...below]);

  expect(question?.answerWords).toBe(words);
});

test("asks for no numbers that stand before a question", () => {
  const below = block("Green tea is a drink of leaves.", { part: 2 });
  const [question] = questionsOf([block("2.1 What is green tea?", { level: 2, part: 1 }), below]);

  expect(question?.stemShare).toBe(1);
});
