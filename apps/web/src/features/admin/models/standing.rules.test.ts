import { expect, test } from "vitest";
import { attentionOf, type ModelStanding, standingBadge, standingSentence } from "./standing.rules.ts";

const today = "2026-11-23";
const fine: ModelStanding = { standing: "listed", retirement: null, answers_as: null };

function ends(shutdown_day: string | null, replacement: string | null = null) {
  return { retirement: { shutdown_day, replacement } };
}

test.each<[Partial<ModelStanding>, string | null, string | null]>([
  [{}, null, null],
  [{ standing: "unknown" }, null, null],
  [ends("2027-04-01", "gpt-6.1-terra"), null, "Shuts down on 1 Apr 2027: use gpt-6.1-terra"],
  [
    { standing: "ending", ...ends("2026-12-11", "gpt-6.1-terra") },
    "Ends in 18 days",
    "Shuts down on 11 Dec 2026: use gpt-6.1-terra",
  ],
  [{ standing: "ending", ...ends("2026-11-24") }, "Ends in 1 day", "Shuts down on 24 Nov 2026"],
  [{ standing: "ending", ...ends(null) }, "Ends soon", "Shuts down"],
  [{ standing: "ended", ...ends("2026-07-24", "b") }, "Ended", "Was shut down on 24 Jul 2026: use b"],
  [{ standing: "ended", ...ends(null, "b") }, "Ended", "Was shut down: use b"],
  [{ standing: "unlisted" }, "Not listed", "Its provider does not list it"],
  [{ standing: "redirected", answers_as: "grok-4.3" }, "Redirected", "grok-4.3 answers in its place"],
])("a model with %o has the badge %j and reads %j", (parts, word, sentence) => {
  const model = { ...fine, ...parts };

  expect(standingBadge(model, today)?.word ?? null).toBe(word);
  expect(standingSentence(model)).toBe(sentence);
});

test("names the models that need attention, and what is the matter with each", () => {
  const named = { ...fine, name: "Claude" };
  const gone = { ...named, name: "Grok", standing: "unlisted" } as const;
  const ending = { ...named, name: "Kimi", standing: "ending" } as const;

  expect(attentionOf([named], today)).toBeUndefined();
  expect(attentionOf([named, gone], today)).toEqual({
    title: "1 model needs attention",
    sentences: ["Grok: Its provider does not list it"],
  });
  expect(attentionOf([gone, named, ending], today)).toEqual({
    title: "2 models need attention",
    sentences: ["Grok: Its provider does not list it", "Kimi: Ends soon"],
  });
});
