import { describe, expect, test } from "vitest";
import { kindOfHost } from "../src/source-kind.ts";
import { hostOf, registrableDomain, sourceUrl } from "../src/source-url.ts";

const page = "https://acme.com/a";

describe("the address of a source", () => {
  test.each([
    ["a plain page", page, page],
    ["white space around it", `  ${page}\n`, page],
    ["angle brackets around it", `<${page}>`, page],
    ["capitals in scheme and host, and its own in the path", "HTTPS://ACME.com/A", "https://acme.com/A"],
    ["no encryption", "http://acme.com/a", page],
    ["the usual port", "https://acme.com:443/a", page],
    ["another port", "https://acme.com:8443/a", "https://acme.com:8443/a"],
    ["a point behind the host", "https://acme.com./a", page],
    ["a name and a password", "https://me:pass@acme.com/a", page],
    ["a fragment", `${page}#prices`, page],
    ["slashes at its end", "https://acme.com/a///", page],
    ["a default page in capitals", "https://acme.com/INDEX.HTML", "https://acme.com"],
    ["a default page of a folder", "https://acme.com/a/default.aspx", page],
    [
      "a page that only ends like a default one",
      "https://acme.com/myindex.html",
      "https://acme.com/myindex.html",
    ],
    ["a parameter at the home page", "https://acme.com/?id=7", "https://acme.com?id=7"],
    ["parameters in another order", `${page}?b=2&a=1`, `${page}?a=1&b=2`],
    ["the same parameter twice", `${page}?a=2&a=1`, `${page}?a=2&a=1`],
    ["nothing but tracking parameters", `${page}?utm_source=x&UTM_Medium=y&gclid=z&_ga=1`, page],
    ["a parameter that begins like a tracking one", `${page}?sigma=1&vedic=2`, `${page}?sigma=1&vedic=2`],
    ["letters of another script in the host", "https://bücher.de/a", "https://xn--bcher-kva.de/a"],
    ["a space in the path", "https://acme.com/a b", "https://acme.com/a%20b"],
  ])("with %s", (_, written, expected) => {
    expect(sourceUrl(written)).toBe(expected);
  });

  test.each([
    ["nothing", ""],
    ["words", "no address at all"],
    ["a host without a scheme", "acme.com/a"],
    ["a path", "/a/b"],
    ["a script", "javascript:alert(1)"],
    ["data", "data:text/html,a"],
    ["a file", "file:///etc/passwd"],
    ["a mail address", "mailto:me@acme.com"],
    ["a host of one word", "http://localhost:3000/a"],
    ["an address of the sixth version", "http://[::1]/a"],
    ["a host with brackets", "https://acme[.]com/a"],
  ])("of %s is none", (_, written) => {
    expect(sourceUrl(written)).toBeUndefined();
  });

  test.each([
    ["Google's", `https://www.google.co.uk/url?sa=t&url=${encodeURIComponent(page)}`],
    ["Google's for pictures", `https://google.com/imgres?imgrefurl=${encodeURIComponent(page)}`],
    ["Instagram's", `https://l.instagram.com/?u=${encodeURIComponent(page)}`],
    ["YouTube's", `https://www.youtube.com/redirect?q=${encodeURIComponent(page)}`],
    ["LinkedIn's", `https://www.linkedin.com/redir/redirect?url=${encodeURIComponent(page)}`],
    ["DuckDuckGo's", `https://duckduckgo.com/l/?uddg=${encodeURIComponent(page)}`],
    ["Reddit's", `https://out.reddit.com/t3_abc?url=${encodeURIComponent(page)}`],
    [
      "one within another",
      `https://l.facebook.com/l.php?u=${encodeURIComponent(`https://google.com/url?q=${encodeURIComponent(page)}`)}`,
    ],
  ])("is taken out of a redirector: %s", (_, written) => {
    expect(sourceUrl(written)).toBe(page);
  });

  test.each([
    ["a search", "https://www.google.com/search?q=acme"],
    ["a video", "https://www.youtube.com/watch?v=acme"],
    ["a redirector that says nothing", "https://www.google.com/url"],
    ["a host that only looks like one", "https://notgoogle.com/url?q=https%3A%2F%2Facme.com"],
  ])("stays as it is for %s", (_, written) => {
    expect(sourceUrl(written)).toBe(written);
  });

  test("of a redirector that leads to itself without end is given up", () => {
    let written = page;
    for (let depth = 0; depth < 30; depth++)
      written = `https://google.com/url?q=${encodeURIComponent(written)}`.slice(0, 5000);

    expect(hostOf(sourceUrl(written) ?? "")).toBe("google.com");
  });

  test("is the same when it is normalised twice", () => {
    const once = sourceUrl("http://Acme.com./docs/index.html?utm_source=x&b=1&a=2#top") ?? "";

    expect(once).toBe("https://acme.com/docs?a=2&b=1");
    expect(sourceUrl(once)).toBe(once);
  });
});

test.each([
  ["https://www.acme.com/a", "acme.com"],
  ["https://www2.acme.com", "acme.com"],
  ["https://WWW.Acme.com", "acme.com"],
  ["https://wwwacme.com", "wwwacme.com"],
  ["https://blog.acme.com:8443", "blog.acme.com"],
  ["no address", ""],
])("the host of %s is %j", (url, host) => {
  expect(hostOf(url)).toBe(host);
});

test.each([
  ["acme.com", "acme.com"],
  ["a.b.c.acme.com", "acme.com"],
  ["shop.acme.co.jp", "acme.co.jp"],
  ["me.blogspot.com", "me.blogspot.com"],
  ["co.uk", "co.uk"],
  ["localhost", "localhost"],
  ["", ""],
])("the host %j is registered as %j", (host, domain) => {
  expect(registrableDomain(host)).toBe(domain);
});

test.each([
  ["reddit.com", "SOCIAL"],
  ["old.reddit.com", "SOCIAL"],
  ["x.com", "SOCIAL"],
  ["netflix.com", "OTHER"],
  ["reddit.com.evil.org", "OTHER"],
  ["t.me", "SOCIAL"],
  ["host.me", "OTHER"],
  ["g2.com", "REVIEW"],
  ["test.de", "REVIEW"],
  ["latest.de", "OTHER"],
  ["de.wikipedia.org", "REFERENCE"],
  ["ec.europa.eu", "REFERENCE"],
  ["amazon.de", "COMMERCE"],
  ["amazon.com.au", "COMMERCE"],
  ["amazon.co.jp", "COMMERCE"],
  ["ikea.com", "COMMERCE"],
  ["myamazon.de", "OTHER"],
  ["apps.apple.com", "COMMERCE"],
  ["apple.com", "OTHER"],
  ["bbc.co.uk", "NEWS"],
  ["bbc.com", "NEWS"],
  ["ft.com", "NEWS"],
  ["microsoft.com", "OTHER"],
  ["", "OTHER"],
])("%j is of the kind %s", (host, kind) => {
  expect(kindOfHost(host)).toBe(kind);
});
