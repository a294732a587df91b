import type { ResponseCreateParamsNonStreaming } from "openai/resources/responses/responses";
import { describe, expect, test } from "vitest";
import { requestOf } from "./ask-responses.ts";

/** Request that is sent, one of OpenAI's own client too. */
function sent(...[server, asked]: Parameters<typeof requestOf>): ResponseCreateParamsNonStreaming {
  return requestOf(server, asked);
}

const question = "Who makes good chairs?";
const byField = { model: "gpt-6-luna", place: "field" } as const;
const inWords = { model: "grok-4.3", place: "words" } as const;

describe("a server with a field for the place", () => {
  test.each([
    ["nowhere, which is not the United States", {}, { type: "approximate" }],
    ["a country", { country: "FR" }, { type: "approximate", country: "FR" }],
    ["a city", { country: "FR", city: "Lyon" }, { type: "approximate", country: "FR", city: "Lyon" }],
    ["a language alone, for which it has no field", { language: "fr" }, { type: "approximate" }],
  ])("is told of %s", (_, where, user_location) => {
    const { input, tools } = sent(byField, { question, ...where });

    expect(tools).toEqual([{ type: "web_search", user_location }]);
    expect(input).toEqual([{ role: "user", content: question }]);
  });

  test("is asked what its searches found, and for no more than an answer", () => {
    expect(sent(byField, { question })).toMatchObject({
      model: "gpt-6-luna",
      include: ["web_search_call.action.sources"],
      max_output_tokens: 8_000,
    });
  });
});

describe.each([byField, inWords])("a server that is asked without its search (%o)", (server) => {
  test("is offered no tool, and told the place in words, after what it is told else", () => {
    const asked = {
      question,
      country: "FR",
      instructions: "Answer in one sentence.",
      search: "off",
    } as const;

    const request = sent(server, asked);

    expect(request).not.toHaveProperty("tools");
    expect(request).not.toHaveProperty("include");
    expect(request.input).toEqual([
      { role: "system", content: "Answer in one sentence.\n\nOf the person who asks: country France." },
      { role: "user", content: question },
    ]);
  });
});

describe("a server without one", () => {
  test("is told in words before the question", () => {
    const { input, tools } = sent(inWords, { question, country: "FR", language: "fr" });

    expect(tools).toEqual([{ type: "web_search" }]);
    expect(input).toEqual([
      { role: "system", content: "Of the person who asks: country France, language French." },
      { role: "user", content: question },
    ]);
  });

  test("is told nothing where nothing is known", () => {
    expect(sent(inWords, { question }).input).toEqual([{ role: "user", content: question }]);
  });
});

test("whoever thinks more than it should by itself is told how much, and nobody else", () => {
  expect(sent({ ...inWords, effort: "medium" }, { question }).reasoning).toEqual({ effort: "medium" });
  expect(sent(byField, { question })).not.toHaveProperty("reasoning");
});

test("everybody is told to keep nothing of what they are asked", () => {
  expect(sent(byField, { question }).store).toBe(false);
  expect(sent(inWords, { question, search: "off" }).store).toBe(false);
});
