import { expect, test } from "vitest";
import { choosePages, type RenderCandidate } from "./choose-pages.rules.ts";

function page(
  path: string,
  changes: Partial<Omit<RenderCandidate, "html">> & { links?: string[]; shell?: string } = {},
) {
  const { links = ["home", "desks"], shell = null, ...others } = changes;
  return {
    hash: path,
    url: `https://shop.example${path}`,
    html: { links: links.map((hash) => ({ line: 1, hash })), shell },
    aiVisits: 0,
    citations: 0,
    ...others,
  };
}

function pages(count: number, path: (n: number) => string): RenderCandidate[] {
  return Array.from({ length: count }, (_, n) => page(path(n)));
}

function chosen(candidates: readonly RenderCandidate[], pagesMax?: number): string[] {
  return choosePages(candidates, pagesMax).flatMap((group) => group.chosen);
}

test("takes two of pages that are built alike, which stand for all of them", () => {
  const groups = choosePages([...pages(9, (n) => `/desks/oak-desk-${n}x`), page("/about")]);

  expect(groups.map((group) => [group.pages.length, group.chosen.length])).toEqual(
    expect.arrayContaining([
      [9, 2],
      [1, 1],
    ]),
  );
});

test("takes those first that answers cite and agents visit", () => {
  const candidates = [
    page("/desks/a-a"),
    page("/desks/b-b", { aiVisits: 50 }),
    page("/desks/c-c", { citations: 50 }),
    page("/blog/d-d", { citations: 1 }),
    page("/about"),
  ];

  expect(choosePages(candidates).map((group) => group.chosen)).toEqual([
    ["/desks/c-c", "/desks/b-b"],
    ["/blog/d-d"],
    ["/about"],
  ]);
});

test("sees every group once before it sees any twice", () => {
  const candidates = Array.from({ length: 20 }, (_, n) =>
    pages(3, (m) => `/${"abcdefghijklmnopqrst"[n]}/p-${"xyz"[m]}`),
  );

  const groups = choosePages(candidates.flat());

  expect(groups.filter((group) => group.chosen.length > 0)).toHaveLength(20);
  expect(groups.flatMap((group) => group.chosen)).toHaveLength(25);
});

test("takes 25 at most, or as many as it is told", () => {
  const candidates = Array.from({ length: 60 }, (_, n) => page(`/${"x".repeat(n + 1)}`));

  expect(chosen(candidates)).toHaveLength(25);
  expect(chosen(candidates, 3)).toHaveLength(3);
  expect(choosePages([])).toEqual([]);
});

test("tells pages of one path apart by the links of their frame, not by those of their text", () => {
  const shop = pages(4, (n) => `/p/a-${"wxyz"[n]}`);
  const help = ["/p/h-1", "/p/h-2"].map((path) => page(path, { links: ["help", "contact", `only ${path}`] }));

  expect(choosePages([...shop, ...help]).map((group) => group.pages.length)).toEqual([4, 2]);
});

test("does not take links of a list's pages to each other for a frame", () => {
  const names = ["/p/a-a", "/p/b-b", "/p/c-c", "/p/d-d"];
  const candidates = names.map((path) =>
    page(path, { links: ["home", ...names.filter((name) => name !== path)] }),
  );

  expect(choosePages(candidates)).toHaveLength(1);
});

test("tells shells that scripts fill from pages with text", () => {
  const candidates = [page("/p/a-a"), page("/p/b-b", { shell: "<div id=app> is empty" })];

  expect(choosePages(candidates)).toHaveLength(2);
});

test("gives the same choice in any order", () => {
  const candidates = [
    ...pages(5, (n) => `/desks/d-${"abcde"[n]}`),
    ...pages(5, (n) => `/blog/b-${"abcde"[n]}`),
  ];

  expect(choosePages(candidates.toReversed())).toEqual(choosePages(candidates));
});

test("groups 10,000 pages with 200 links each within a moment", () => {
  const links = Array.from({ length: 200 }, (_, n) => `link ${n}`);
  const candidates = Array.from({ length: 10_000 }, (_, n) => page(`/p/page-${n}`, { links }));
  const begunMs = performance.now();

  expect(chosen(candidates)).toHaveLength(2);

  expect(performance.now() - begunMs).toBeLessThan(5_000);
});
