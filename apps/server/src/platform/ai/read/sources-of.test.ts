import { expect, test } from "vitest";
import { sourcesOf } from "./sources-of.ts";

test("lists each address once, in the order in which it was found, with the first title that there is", () => {
  const sources = sourcesOf(
    [{ url: "https://a.example/" }, { url: "https://b.example/", title: "B" }, { url: "https://a.example/" }],
    [
      { url: "https://c.example/", title: "" },
      { url: "https://a.example/", title: "A" },
    ],
  );

  expect(sources).toEqual([
    { url: "https://a.example/", title: "A", cited: true },
    { url: "https://b.example/", title: "B", cited: false },
    { url: "https://c.example/", title: null, cited: true },
  ]);
});
