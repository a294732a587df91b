import { expect, test } from "vitest";
import { htmlFacts } from "../facts/read-facts.ts";
import { auditedPage, siteIndex } from "./audited-page.test-helper.ts";
import { pageChecks } from "./page/page-checks.rules.ts";

const url = "https://shop.example/guide";

function outcomes(sentence: string): (readonly [string, string])[] {
  const html = `<!doctype html><html lang="en"><head><title>How people ask assistants</title>
<link rel="canonical" href="${url}"></head><body><main><h1>How people ask assistants</h1>
${"<p>A desk fits when your elbows rest on it at a right angle.</p>".repeat(20)}<p>${sentence}</p></main></body></html>`;
  const page = auditedPage({ url, kind: "article", html: htmlFacts(html, { url }).facts });
  return pageChecks.map(({ id, check }) => {
    const result = check(page, siteIndex());
    return [id, typeof result === "string" ? result : "failed"] as const;
  });
}

/** To name an assistant, or to quote one, is no sign of who wrote a page: nothing here tries to tell. */
test.each([
  "Ask ChatGPT which desk fits you, or try Claude, Gemini and Copilot.",
  "It replied: “As an AI language model, I cannot sit at a desk.”",
  "Certainly! Here is a list of desks, it began, as of my last knowledge update.",
  "I'm sorry, but I can't assist with that, said the assistant of the shop.",
  "Regenerate response is what the button below the answer says.",
])("a page that says %j is judged as any other", (sentence) => {
  expect(outcomes(sentence)).toEqual(
    outcomes("Ask the people of the shop which desk fits you, or try some."),
  );
});
