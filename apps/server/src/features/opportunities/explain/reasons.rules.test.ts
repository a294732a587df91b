import { describe, expect, test } from "vitest";
import { type PassagePage, reasonsOf, standingOf } from "./reasons.rules.ts";

const page = (url: string, fit: number, has: readonly string[] = []): PassagePage => ({
  url: `https://${url}`,
  domain: url.split("/")[0] ?? "",
  passages: [{ fit, heading: "", text: "", has: [...has], lacks: [] }],
});
const unread = (url: string): PassagePage => ({ ...page(url, 0), passages: [null] });

describe("how the client's pages stand", () => {
  const own = { url: "https://own.example/desks", cited: false };
  const asked = { model: "M", searched: true, own: [], cited: 2, found: null };

  test.each([
    ["cited", { own: [{ ...own, cited: true }, own] }, "CITED", "M cites your page /desks."],
    [
      "cited twice",
      {
        own: [
          { ...own, cited: true },
          { url: "https://own.example/", cited: true },
        ],
      },
      "CITED",
      "M cites 2 of your pages.",
    ],
    ["found alone", { own: [own] }, "FOUND", "A search of M found your page /desks, and it cites others."],
    [
      "found, and nothing is cited",
      { own: [own], cited: 0 },
      "FOUND",
      "A search of M found your page /desks, and it cites no page.",
    ],
    [
      "not among what was found",
      { found: 7 },
      "NOT_FOUND",
      "The searches of M found 7 pages, and none of yours.",
    ],
    ["not known", {}, "UNKNOWN", "M does not say what its searches found. It cites none of your pages."],
    [
      "not known where an answer cites without saying that it searched",
      { searched: false },
      "UNKNOWN",
      "M does not say what its searches found. It cites none of your pages.",
    ],
    [
      "not possible without a search",
      { searched: false, cited: 0 },
      "NOT_SEARCHED",
      "M answered without a search, so that it could cite no page.",
    ],
  ] as const)("%s", (_, parts, standing, standing_text) => {
    expect(standingOf({ ...asked, ...parts })).toEqual({ standing, standing_text });
  });
});

describe("what the texts tell", () => {
  const blocker = { title: "AI agents may not read it" };
  const review = page("review.example/", 80, ["oak", "price"]);

  test.each([
    ["less by more than 10 points", [page("own.example/a", 69.9)], ["HOLDS_LESS", "LACKS_WORDS"]],
    ["as much within 10 points", [page("own.example/a", 70, ["oak", "price"])], ["HOLDS_AS_MUCH"]],
    ["as much with 10 points more", [page("own.example/a", 90, ["oak", "price"])], ["HOLDS_AS_MUCH"]],
    ["more", [page("own.example/a", 90.1, ["oak", "price"])], ["HOLDS_MORE"]],
    ["nothing", [unread("own.example/a")], ["NO_OWN_PAGE", "LACKS_WORDS"]],
    ["nothing, without a page", [], ["NO_OWN_PAGE", "LACKS_WORDS"]],
  ] as const)("that the own page holds %s", (_, own, codes) => {
    expect(reasonsOf({ own, cited: [review], blockers: [] }).map(({ code }) => code)).toEqual(codes);
  });

  test("names both pages with what they hold, and the words that are missing, once", () => {
    const own = [page("own.example/a", 40, ["oak"]), page("own.example/b", 20, ["lamp"])];

    expect(reasonsOf({ own, cited: [page("other.example/", 30), review], blockers: [] })).toEqual([
      { code: "HOLDS_LESS", text: "Your page /a holds 40 % of the query, review.example 80 %." },
      {
        code: "LACKS_WORDS",
        text: "The cited passage of review.example speaks of “price”; yours does not.",
      },
    ]);
  });

  test("begins with what closes a page", () => {
    const [first] = reasonsOf({ own: [page("own.example/a", 90)], cited: [review], blockers: [blocker] });

    expect(first).toEqual({
      code: "CLOSED",
      text: "The newest audit found a blocker: AI agents may not read it.",
    });
  });

  test.each([
    ["no page was read of others", [unread("review.example/")], []],
    ["nothing of others is cited", [], ["NOTHING_CITED"]],
  ])("is not compared where %s", (_, cited, codes) => {
    const own = [page("own.example/a", 50)];

    expect(reasonsOf({ own, cited, blockers: [] }).map(({ code }) => code)).toEqual(codes);
  });
});
