import fc from "fast-check";
import { expect, test } from "vitest";
import { pagePathOf, spelled } from "./page-path.rules.ts";

test.each([
  ["/pricing", "/pricing", ""],
  ["/", "/", ""],
  ["pricing", "/pricing", ""],
  ["https://www.example.com/pricing?plan=9#top", "/pricing", ""],
  ["HTTPS://user:secret@www.example.com?x=1", "/", ""],
  ["//other.example/x", "//other.example/x", ""],
  [
    "/a?email=ada@example.com&utm_source=chatgpt.com&token=s3cret&ref=news",
    "/a",
    "utm_source=chatgpt.com&ref=news",
  ],
  ["/a?referrer=grok.com&b=1", "/a", "referrer=grok.com"],
  ["/a?referrer=https%3A%2F%2Fshop.example%2F%3Ftoken%3D1", "/a", ""],
  ["/a?referrer=ada@example.com", "/a", ""],
  ["/a?x=1&amp;utm_source=chatgpt.com", "/a", "utm_source=chatgpt.com"],
  ["/a?UTM_Medium=x&reference=1&ref=&xutm_a=2", "/a", "UTM_Medium=x&ref="],
  ["/go/https://example.com/", "/go/https://example.com/", ""],
  ["/caf\u00e9 au lait", "/caf%C3%A9%20au%20lait", ""],
  ["/caf%c3%a9%20au lait", "/caf%C3%A9%20au%20lait", ""],
  ["/half \ud800 a pair", "/half%20%EF%BF%BD%20a%20pair", ""],
  ["/100%", "/100%", ""],
  ['/a"b\\c', "/a%22b%5Cc", ""],
])("%j is the page %j with %j", (requested, path, query) => {
  expect(pagePathOf(requested)).toMatchObject({ path, query });
});

test("names utm_source for the matching of referrers", () => {
  expect(pagePathOf("/?utm_medium=a&utm_source=chatgpt.com").utmSource).toBe("chatgpt.com");
  expect(pagePathOf("/?source=chatgpt.com").utmSource).toBeUndefined();
  expect(pagePathOf("/?a=1&amp;UTM_Source=chatgpt.com").utmSource).toBe("chatgpt.com");
  expect(pagePathOf("/?referrer=grok.com).").referrerTag).toBe("grok.com).");
  expect(pagePathOf("/?referrer=grok.com%29").referrerTag).toBe("grok.com%29");
});

test("whatever is requested becomes a short printable path that no second reading changes", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 2500 }), (requested) => {
      const { path, query } = pagePathOf(requested);

      expect(path).toMatch(/^\/[\x21-\x7e]{0,2047}$/);
      expect(query).toMatch(/^[\x21-\x7e]{0,512}$/);
      expect(spelled(path)).toBe(path);
    }),
  );
});
