import { expect, test } from "vitest";
import { ApiProblem } from "#lib/api/api-problem.ts";
import { firstDraft } from "./draft.rules.ts";
import { fieldMessages, isSectionDone, lacking, messagesOf, sections } from "./sections.rules.ts";

test("a refusal's sentences stand in the sections of their fields, also those about a part of one", () => {
  const problem = new ApiProblem({
    status: 400,
    fields: { name: ["Needed."], "queries.3": ["Twice."], "brand.domains.0": ["No domain."], strange: ["?"] },
  });

  const sentences = fieldMessages(problem);

  expect(sections.map(({ id }) => messagesOf(id, sentences))).toEqual([
    ["Needed."],
    ["No domain."],
    ["Twice."],
    [],
  ]);
});

test("a refusal without fields has nothing to say to a section", () => {
  expect(fieldMessages(new ApiProblem({ status: 402 }))).toEqual({});
  expect(fieldMessages(new Error("no connection"))).toEqual({});
});

test("a section is done with what a launch asks of it", () => {
  const draft = firstDraft({ name: "Northwind", url: "https://www.northwind.example" });

  expect(sections.filter(({ id }) => isSectionDone(id, draft)).map(({ id }) => id)).toEqual([
    "campaign-brand",
  ]);
  expect(isSectionDone("campaign-type", { ...draft, name: " " })).toBe(false);
  expect(isSectionDone("campaign-models", { ...draft, operator_models: ["chatgpt"] })).toBe(true);
});

test("an empty form lacks what a launch needs, in the words of the server, and a filled one nothing", () => {
  const empty = firstDraft(undefined);

  expect(
    lacking({ ...empty, brand: { ...empty.brand, name: " " }, operator_models: [], queries: [] }),
  ).toEqual({
    name: ["Name the campaign."],
    brand: ["Name the brand that the campaign is about."],
    queries: ["Add at least one query."],
    operator_models: ["Choose at least one AI model."],
  });
  expect(
    lacking({
      ...empty,
      name: "Spring",
      brand: { ...empty.brand, name: "Acme" },
      operator_models: ["chatgpt"],
    }),
  ).toEqual({
    queries: ["Add at least one query."],
  });
});
