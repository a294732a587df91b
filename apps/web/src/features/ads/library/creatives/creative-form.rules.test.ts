import { describe, expect, test } from "vitest";
import {
  type CreativeForm,
  contentOf,
  faultText,
  formFaults,
  formOf,
  lengthText,
} from "./creative-form.rules.ts";

const form: CreativeForm = {
  title: "Quiet desk chairs",
  body: "Chairs that are tested for ten years.",
  target: "northwind.example/chairs",
  image: "",
  facts: [],
};
const fact = { key: 1, statement: "Tested for ten years", source: "northwind.example/tests" };

describe("what is sent of a creative", () => {
  test("has whole addresses, and no row without words", () => {
    expect(
      contentOf({ ...form, title: " Quiet ", facts: [fact, { key: 2, statement: " ", source: "" }] }),
    ).toEqual({
      title: "Quiet",
      body: form.body,
      target_url: "https://northwind.example/chairs",
      image_url: null,
      facts: [{ statement: "Tested for ten years", source_url: "https://northwind.example/tests" }],
    });
  });

  test("is what was read, where nothing was changed", () => {
    const content = contentOf({ ...form, image: "https://northwind.example/chair.png", facts: [fact] });

    expect(contentOf(formOf(content, "https://other.example"))).toEqual(content);
  });
});

describe("a form", () => {
  test.each([
    ["title", { title: "Ab" }],
    ["title", { title: "a".repeat(51) }],
    ["body", { body: " " }],
    ["body", { body: "word ".repeat(61) }],
    ["target", { target: "nowhere" }],
    ["image", { image: "nowhere" }],
    ["facts", { facts: [{ ...fact, source: "" }] }],
    ["facts", { facts: [{ ...fact, statement: "" }] }],
  ] as const)("says what is wrong with its %s: %j", (field, change) => {
    expect(Object.keys(formFaults({ ...form, ...change }, "PASSAGE"))).toEqual([field]);
  });

  test("is complete with sixty words, of a card with a hundred characters", () => {
    expect(formFaults({ ...form, body: "word ".repeat(60) }, "PASSAGE")).toEqual({});
    expect(formFaults({ ...form, body: "a".repeat(100) }, "CHAT_CARD")).toEqual({});
    expect(Object.keys(formFaults({ ...form, body: "a".repeat(101) }, "CHAT_CARD"))).toEqual(["body"]);
  });
});

test("counts words of a passage and characters of a card", () => {
  expect(lengthText(" one two  three ", "PASSAGE")).toBe("3 of 60 words");
  expect(lengthText("", "PASSAGE")).toBe("0 of 60 words");
  expect(lengthText("abc", "CHAT_CARD")).toBe("3 of 100 characters");
});

test("a fault names the words that are meant, under its field", () => {
  const faults = [
    { fault: "promises", field: "body", words: "the best" },
    { fault: "markup", field: "title", words: "" },
  ] as const;

  expect(faultText(faults, "body")).toBe(
    "Leave out promises that nobody can check, such as best or guaranteed. “the best”",
  );
  expect(faultText(faults, "title")).toBe("Write plain text, without HTML, Markdown or addresses.");
  expect(faultText([], "body")).toBeUndefined();
});
