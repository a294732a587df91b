import { describe, expect, test } from "vitest";
import { fixOf, pageFix, siteFinding } from "./fix-request.test-helper.ts";
import { likelyTargets } from "./likely-target.rules.ts";

const gone = "https://shop.example/desks/standing-desk-2";

test("maps a dead page to the page that is most like it, in three forms", () => {
  expect(
    pageFix("status", { url: gone, html: null, fetch: { status: 404 } }),
  ).toBe(`# Look at each target: they are guessed from the words of the paths.
# Where no page replaces another, answer 410 instead of “FILL IN”.

# nginx: the map stands in http { }, the condition in server { }
map $request_uri $moved_to {
  "/desks/standing-desk-2" "https://shop.example/desks/standing-desk";
}
if ($moved_to) { return 301 $moved_to; }

# Apache: .htaccess
RewriteEngine On
RewriteCond %{THE_REQUEST} "^[A-Z]+ /desks/standing-desk-2 HTTP/"
RewriteRule ^ "https://shop.example/desks/standing-desk" [R=301,L,NE]

# JSON lines
{"from":"/desks/standing-desk-2","to":"https://shop.example/desks/standing-desk","status":301}
`);
});

describe("the map", () => {
  const lines = (...urls: string[]): string[] =>
    fixOf("cited-dead", [siteFinding("", ...urls.map((url) => ({ url })))])
      .split("\n")
      .filter((line) => /^\s*(?:# )?["{]|Rewrite(?:Cond|Rule)/.test(line));

  test("leaves what nobody can guess to be filled in, switched off until then", () => {
    expect(lines("https://shop.example/x")).toEqual([
      '  # "/x" "FILL IN";',
      '# RewriteCond %{THE_REQUEST} "^[A-Z]+ /x HTTP/"',
      '# RewriteRule ^ "FILL IN" [R=301,L,NE]',
      '{"from":"/x","to":"FILL IN","status":301}',
    ]);
  });

  test("takes the query into account and escapes what a pattern would read", () => {
    expect(lines("https://shop.example/a.b?c=(d)+e")).toContain(
      String.raw`# RewriteCond %{THE_REQUEST} "^[A-Z]+ /a\.b\?c=\(d\)\+e HTTP/"`,
    );
  });

  test("leaves out other hosts, the start page, and what is no address", () => {
    expect(lines("https://other.example/x", "https://shop.example/", "", "x")).toEqual([]);
  });

  test("names an address once", () => {
    expect(lines("https://shop.example/x", "https://shop.example/x")).toHaveLength(4);
  });

  test("encodes what could end a text of a configuration", () => {
    const text = fixOf("agents-errors", [siteFinding("", { url: 'https://shop.example/a"b;c\\d é?e="f' })]);

    expect(text).toContain('"/a%22b;c/d%20%C3%A9?e=%22f"');
  });

  test("keeps variables and references out of targets", () => {
    const pages = [{ url: "https://shop.example/desk/%C3%A9/$price", title: null }];
    const text = fixOf(
      "cited-dead",
      [siteFinding("", { url: "https://shop.example/old/desk/%C3%A9/$price" })],
      {
        pages,
      },
    );

    expect(text).toContain('"https://shop.example/desk/%C3%A9/%24price"');
    expect(text).toContain(String.raw`"https://shop.example/desk/\%C3\%A9/\$price"`);
  });
});

test.each([
  ["https://shop.example/desks/standing-desk.html", "https://shop.example/desks/standing-desk"],
  ["https://shop.example/Standing_Desk", "https://shop.example/desks/standing-desk"],
  ["https://shop.example/about", undefined],
  ["https://shop.example/", undefined],
  ["no address", undefined],
])("finds for %s the page %s", (url, target) => {
  const pages = [
    { url: "https://shop.example/desks/standing-desk", title: null },
    { url: "https://shop.example/desks", title: null },
    { url: "https://shop.example/", title: null },
  ];

  expect(likelyTargets(pages)(url)).toBe(target);
});
