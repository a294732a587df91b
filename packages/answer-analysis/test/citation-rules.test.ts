import { describe, expect, test } from "vitest";
import { analyseAnswer, prepareBrands } from "../src/analyse-answer.ts";
import type { CitationRules } from "../src/citations.ts";

const acme = { id: "acme", name: "Acme", isClient: true, aliases: [], domains: ["acme.com"] };
const fictional = { ...acme, domains: ["acme.example"] };

function citedIn(text: string, brand = acme, rules: CitationRules = {}): string[] {
  return analyseAnswer(text, [], prepareBrands([brand]), rules).citations.map(({ url }) => url);
}

/** Citations of an answer's text, and beside each what only looks like one. */
describe("of a text", () => {
  test.each([
    ["a link", "[Acme](https://acme.com/a)", ["https://acme.com/a"]],
    ["a link with a title", "[Acme](https://acme.com/a 'The page')", ["https://acme.com/a"]],
    ["a link in angle brackets", "[Acme](<https://acme.com/a b>)", ["https://acme.com/a%20b"]],
    ["a link with brackets", "[A](https://acme.com/A_(band)) b", ["https://acme.com/A_(band)"]],
    ["a link that nothing closes", "[A](https://acme.com/A_(band) b", ["https://acme.com/A_(band)"]],
    ["a link whose text is code", "[`acme`](https://acme.com/a)", ["https://acme.com/a"]],
    ["a link that is code", "`[acme](https://acme.com/a)`", []],
    [
      "an address as the text of its link",
      "[https://acme.com/a](https://acme.com/a)",
      ["https://acme.com/a"],
    ],
    ["a picture", "![Acme](https://acme.com/a.png)", []],
    [
      "a picture that is a link",
      "[![A](https://acme.com/a.png)](https://acme.com/b)",
      ["https://acme.com/b"],
    ],
    ["a picture by reference", "![Acme][logo]\n\n[logo]: https://acme.com/a.png", []],
    ["a picture by its own name", "![logo]\n\n[Logo]: https://acme.com/a.png", []],
    [
      "a picture by reference that is a link by reference",
      "[![A][logo]][site]\n\n[logo]: https://acme.com/a.png\n[site]: https://acme.com/b",
      ["https://acme.com/b"],
    ],
    ["a picture of HTML", '<img alt="a" src="https://acme.com/a.png">', []],
    ["a link by reference", "[Acme][1]\n\n[1]: https://acme.com/a", ["https://acme.com/a"]],
    [
      "a link by reference with a title",
      '[Acme][1]\n\n[1]: <https://acme.com/a> "A"',
      ["https://acme.com/a"],
    ],
    ["a source below marks", "Acme is good [1].\n\n[1]: http://www.acme.com/a.", ["http://www.acme.com/a"]],
    ["an address in angle brackets", "See <https://acme.com/a>.", ["https://acme.com/a"]],
    ["a bare host", "See www.acme.com.", ["https://www.acme.com"]],
    ["a host that is no address", "See acme.com.", []],
    ["a link of HTML", "<a href='https://acme.com/a' rel=b>x</a>", ["https://acme.com/a"]],
    ["a link of HTML without quotes", "<A HREF=https://acme.com/a>x</A>", ["https://acme.com/a"]],
    ["another tag of HTML", '<abbr title="b" href="https://acme.com/a">x</abbr>', []],
    ["a link to a place of HTML", '<a id="https://acme.com/a">x</a>', []],
    ["a code span", "`https://acme.com/a`", []],
    ["a code span that holds backticks", "``a ` https://acme.com/a``", []],
    ["a backtick that nothing closes", "It`s https://acme.com/a", ["https://acme.com/a"]],
    ["a fence", "```sh\ncurl https://acme.com/a\n```", []],
    ["a fence of tildes", "~~~\ncurl https://acme.com/a\n~~~", []],
    ["a fence that another one does not close", "~~~\n```\nhttps://acme.com/a\n~~~", []],
    ["a longer fence", "````\n```\nhttps://acme.com/a\n```\n````", []],
    ["a fence in a quotation", "> ```\n> https://acme.com/a\n> ```", []],
    ["a fence in a list", "1. Run\n\n   ```\n   https://acme.com/a\n   ```", []],
    ["text behind a fence", "```\na\n```\nhttps://acme.com/a", ["https://acme.com/a"]],
    ["text behind a code span of three marks", "```a``` https://acme.com/a", ["https://acme.com/a"]],
    ["struck text", "~~https://acme.com/a~~ b", ["https://acme.com/a"]],
    ["indented code", "Run:\n\n    curl https://acme.com/a\n\nb", []],
    ["indented code by a tab", "Run:\n\n\tcurl https://acme.com/a", []],
    ["text that goes on with an indent", "See\n    https://acme.com/a", ["https://acme.com/a"]],
    ["an indent of three", "See\n\n   https://acme.com/a", ["https://acme.com/a"]],
    ["an item that goes on", "1. Acme\n\n    https://acme.com/a", ["https://acme.com/a"]],
    ["a nested item", "- Acme\n\n    - https://acme.com/a", ["https://acme.com/a"]],
    ["indented code in an item", "- Acme\n\n      curl https://acme.com/a", []],
    ["code of HTML", "<pre><code>https://acme.com/a</code></pre>", []],
    ["text behind code of HTML", "<code>a</code> https://acme.com/a", ["https://acme.com/a"]],
    ["a tag of code that nothing closes", "<code> https://acme.com/a", ["https://acme.com/a"]],
    ["a sentence in brackets", "(See https://acme.com/a).", ["https://acme.com/a"]],
    ["quotes", "“https://acme.com/a” «https://acme.com/b»", ["https://acme.com/a", "https://acme.com/b"]],
    ["quotes of Chinese", "《https://acme.com/a》。", ["https://acme.com/a"]],
    ["a table", "| https://acme.com/a|b |", ["https://acme.com/a"]],
    ["&amp;", "https://acme.com/a?b=1&amp;c=2", ["https://acme.com/a?b=1&c=2"]],
  ] as const)("%s: %j", (_, text, urls) => {
    expect(citedIn(text)).toEqual(urls);
  });
});

describe("an address is a public one", () => {
  test.each([
    ["https://acme.com/a"],
    ["https://shop.acme.co.uk"],
    ["https://acme.com:8443/a"],
    ["https://me.github.io/a"],
    ["https://github.io/a"],
    ["https://bücher.de"],
    ["https://例え.jp"],
    ["https://acme.museum"],
    ["https://notexample.com"],
    ["https://example.de"],
    ["https://test.de"],
    ["https://latest.com"],
    ["https://localhost.com"],
  ])("as in %s", (url) => {
    expect(citedIn(`See ${url} there.`)).toHaveLength(1);
  });

  test.each([
    ["a host of one word", "http://localhost:3000/a"],
    ["a host under it", "http://app.localhost/a"],
    ["any host of one word", "https://acme/a"],
    ["an address of a network", "http://127.0.0.1:8080/a"],
    ["one that is private", "http://192.168.0.10/admin"],
    ["one that is public", "https://8.8.8.8/a"],
    ["one in other figures", "http://2130706433/a"],
    ["one of the sixth version", "http://[2001:db8::1]/a"],
    ["a host for examples", "https://example.com/a"],
    ["one under it", "https://www.shop.example.com/a"],
    ["another one for examples", "https://api.example.org"],
    ["a placeholder", "https://yoursite.example/a"],
    ["a name for tests", "https://acme.test/a"],
    ["a name that is never valid", "https://acme.invalid"],
    ["a name of a local network", "http://printer.local"],
    ["a name of an office", "https://wiki.acme.internal/a"],
    ["a name of another network", "http://acmeacmeacme.onion"],
    ["an ending that nobody knows", "https://acme.notatld/a"],
    ["an ending alone", "https://co.uk/a"],
    ["a domain that is reserved, with a name of a user", "https://acme.com@example.com/a"],
    ["a redirector to one", "https://www.google.com/url?q=http://localhost/a"],
  ])("and not %s", (_, url) => {
    expect(citedIn(`See ${url} there.`)).toEqual([]);
  });

  test("whether the text or the provider names it, cited or retrieved", () => {
    const sources = [true, false].map((isCited) => ({ url: `https://example.com/${isCited}`, isCited }));

    expect(analyseAnswer("", sources, prepareBrands([acme])).citations).toEqual([]);
  });
});

describe("names under .example", () => {
  test("are sites where a brand of the campaign is one, since then all of its web is fictional", () => {
    const text =
      "See https://www.lamps.example/a, https://example.com, https://beta.test and https://acme.com.";

    expect(citedIn(text, fictional)).toEqual(["https://www.lamps.example/a", "https://acme.com"]);
    expect(citedIn(text)).toEqual(["https://acme.com"]);
  });
});

describe("pages that were read here", () => {
  test("are cited alone, whatever their hosts are, and what their words link to is not", () => {
    const sources = [
      { url: "http://127.0.0.1:4000/a", isCited: true },
      { url: "https://www.lamps.example/b", isCited: false },
    ];
    const text = "“See https://beta.com or [it](https://gamma.com)” [1]";

    const { citations } = analyseAnswer(text, sources, prepareBrands([acme]), { isReadHere: true });

    expect(citations.map(({ url, isCited }) => [url, isCited])).toEqual([
      ["http://127.0.0.1:4000/a", true],
      ["https://www.lamps.example/b", false],
    ]);
  });
});

describe("one page", () => {
  test("is one citation however it is written, and is followed as it was written first", () => {
    const text =
      "http://www.acme.com/a/ https://acme.com/a#b [x](https://acme.com/a?utm_source=c) www.acme.com/a.";

    const { citations } = analyseAnswer(text, [], prepareBrands([acme]));

    expect(citations).toMatchObject([
      { url: "http://www.acme.com/a", page: "https://acme.com/a", domain: "acme.com", kind: "OWNED" },
    ]);
  });

  test("that is cited is not counted as retrieved too", () => {
    const sources = [{ url: "https://www.beta.com/a", isCited: false }];

    const { citations } = analyseAnswer("[x](http://beta.com/a)", sources, prepareBrands([acme]));

    expect(citations.map(({ url, isCited, position }) => [url, isCited, position])).toEqual([
      ["http://beta.com/a", true, 1],
    ]);
  });
});

/** Takes a second or two; where the time grows with the square of the length, the runner gives up. */
const giveUpMs = 30_000;

test(
  "ten megabytes of links take as long as they are many",
  () => {
    const links = Array.from(
      { length: 200_000 },
      (_, index) => `[a](https://acme.com/${index}?utm_source=x)`,
    );
    const text = links.join(" \n\n    ").padEnd(10_000_000, "(<a href='https://acme.com'> ");
    const wrapped = (index: number): string =>
      encodeURIComponent(`https://s${index}.acme.com/${")".repeat(1500)}`);
    const sources = Array.from({ length: 2_000 }, (_, index) => ({
      url: `https://www.google.com/url?q=${wrapped(index)}`,
      isCited: true,
    }));

    const { citations } = analyseAnswer(text, sources, prepareBrands([acme]));

    expect(citations.length).toBeGreaterThan(2_000);
  },
  giveUpMs,
);
