import fc from "fast-check";
import { expect, test } from "vitest";
import { pageHash, urlKey } from "./page-hash.rules.ts";

test.each([
  ["a fragment", "https://tea.example/a#top", "https://tea.example/a"],
  ["an empty fragment", "https://tea.example/a#", "https://tea.example/a"],
  ["the port of https", "https://tea.example:443/a", "https://tea.example/a"],
  ["the port of http", "http://tea.example:80/a", "http://tea.example/a"],
  ["a host in capitals", "HTTPS://TEA.Example/A", "https://tea.example/A"],
  ["an empty query", "https://tea.example/a?", "https://tea.example/a"],
  ["an empty query and fragment", "https://tea.example/a?#", "https://tea.example/a"],
  ["Grok's name", "https://tea.example/a?referrer=grok.com", "https://tea.example/a"],
  ["utm parameters", "https://tea.example/a?utm_source=x&utm_medium=y", "https://tea.example/a"],
  [
    "clicks of advertisements",
    "https://tea.example/a?gclid=1&id=2&fbclid=3&msclkid=4",
    "https://tea.example/a?id=2",
  ],
  ["another order of parameters", "https://tea.example/a?b=2&a=1", "https://tea.example/a?a=1&b=2"],
  ["a root without its slash", "https://tea.example", "https://tea.example/"],
  ["a fragment behind a query", "https://tea.example/a?b=1#c?d", "https://tea.example/a?b=1"],
])("takes for the same page: %s", (_, written, key) => {
  expect(urlKey(written)).toBe(key);
});

test.each([
  ["a slash at the end", "https://tea.example/a/", "https://tea.example/a"],
  ["the case of a path", "https://tea.example/A", "https://tea.example/a"],
  ["a parameter", "https://tea.example/a?page=2", "https://tea.example/a"],
  ["a port", "https://tea.example:8443/a", "https://tea.example/a"],
  ["the scheme", "http://tea.example/a", "https://tea.example/a"],
  ["www", "https://www.tea.example/a", "https://tea.example/a"],
  ["a parameter that only begins alike", "https://tea.example/a?utmost=1", "https://tea.example/a"],
  ["a value twice", "https://tea.example/a?b=1&b=1", "https://tea.example/a?b=1"],
])("takes for two pages what differs in %s", (_, one, other) => {
  expect(pageHash(one)).not.toBe(pageHash(other));
});

test("is 16 hexadecimal digits that do not change from one version to the next", () => {
  expect(pageHash("https://tea.example/a")).toBe("2a752d16ee43b032");
  expect(pageHash(new URL("https://tea.example/a"))).toBe(pageHash("https://tea.example/a"));
});

test("takes any text, and a key for its own key", () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.string(), fc.webUrl({ withQueryParameters: true, withFragments: true })),
      (url) => {
        expect(pageHash(url)).toMatch(/^[0-9a-f]{16}$/);
        expect(urlKey(urlKey(url))).toBe(urlKey(url));
      },
    ),
  );
});
