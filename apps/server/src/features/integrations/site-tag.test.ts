import { expect, test } from "vitest";
import { siteTagIn } from "./site-tag.ts";

const src = "https://citelens.example/tracker.js";

test.each([
  [
    "a key before the script",
    `<script>window.PROJECT_KEY = "one";</script><script async src="${src}"></script>`,
  ],
  ["an attribute", `<script async src='${src}?v=1' data-project-key="one"></script>`],
  ["capitals, no quotes and no head", `<SCRIPT SRC=/tracker.js DATA-PROJECT-KEY=one></SCRIPT>`],
  ["the script before the key", `<script src="${src}" defer></script><script>PROJECT_KEY='one'</script>`],
])("is complete with its id: %s", (_, html) => {
  expect(siteTagIn(`<!doctype html><p>Acorn</p>${html}`)).toEqual({ kind: "complete", ids: ["one"] });
});

test.each([
  ["the script alone", `<script src="${src}"></script>`],
  ["the id alone", `<script>window.PROJECT_KEY = "one";</script>`],
  [
    "an id on another script",
    `<script src="/analytics.js" data-project-key="one"></script><script src="${src}"></script>`,
  ],
])("is incomplete: %s", (_, html) => {
  expect(siteTagIn(html)).toEqual({ kind: "incomplete" });
});

test.each([
  ["commented out", `<!-- <script src="${src}" data-project-key="one"></script> -->`],
  ["shown as code", `<pre>&lt;script src="${src}" data-project-key="one"&gt;&lt;/script&gt;</pre>`],
  ["a script whose name ends alike", `<script src="/mytracker.js" data-project-key="one"></script>`],
  ["a link", `<a href="${src}" data-project-key="one">PROJECT_KEY = "one"</a>`],
  ["nothing", ""],
])("is none: %s", (_, html) => {
  expect(siteTagIn(html)).toEqual({ kind: "none" });
});

test("names each id once where a page has several", () => {
  const tags = ["one", "two", "one"].map((id) => `<script src="${src}" data-project-key="${id}"></script>`);

  expect(siteTagIn(tags.join(""))).toEqual({ kind: "complete", ids: ["one", "two"] });
});
