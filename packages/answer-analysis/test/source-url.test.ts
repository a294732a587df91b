import { describe, expect, test } from "vitest";
import { kindOfHost } from "../src/sources/source-kind.ts";
import { countedPage, hostOf, registrableDomain, sourceAddress } from "../src/sources/source-url.ts";

const page = "https://acme.com/a";
const encoded = encodeURIComponent;

/** Pages that addresses are counted as, one case for each clause of the rule and for what only looks like it. */
describe("the page behind an address is the same", () => {
  test.each([
    ["a plain page", page, page],
    ["white space around it", `  ${page}\n`, page],
    ["angle brackets around it", `<${page}>`, page],
    ["capitals in scheme and host, and its own in the path", "HTTPS://ACME.com/A", "https://acme.com/A"],
    ["no encryption", "http://acme.com/a", page],
    ["www.", "https://www.acme.com/a", page],
    ["www. and no encryption", "http://WWW.acme.com/a/", page],
    ["another host that begins like it", "https://www2.acme.com/a", "https://www2.acme.com/a"],
    ["a name that begins like it", "https://wwwacme.com/a", "https://wwwacme.com/a"],
    ["the usual port", "https://acme.com:443/a", page],
    ["the usual port without encryption", "http://acme.com:80/a", page],
    ["another port", "https://acme.com:8443/a", "https://acme.com:8443/a"],
    ["a point behind the host", "https://acme.com./a", page],
    ["a name and a password", "https://me:pass@acme.com/a", page],
    ["another host as the name of a user", "https://beta.com@acme.com/a", page],
    ["a fragment", `${page}#prices`, page],
    ["a fragment that quotes", `${page}#:~:text=the%20best`, page],
    ["slashes at its end", "https://acme.com/a///", page],
    ["a default page in capitals", "https://acme.com/INDEX.HTML", "https://acme.com"],
    ["a default page of a folder", "https://acme.com/a/default.aspx", page],
    ["a default page behind www.", "http://www.acme.com/a/index.php?utm_source=b", page],
    [
      "a page that only ends like a default one",
      "https://acme.com/myindex.html",
      "https://acme.com/myindex.html",
    ],
    ["a folder with the name of one", "https://acme.com/index", "https://acme.com/index"],
    ["a parameter at the home page", "https://acme.com/?id=7", "https://acme.com?id=7"],
    ["parameters in another order", `${page}?b=2&a=1`, `${page}?a=1&b=2`],
    ["the same parameter twice", `${page}?a=2&a=1`, `${page}?a=2&a=1`],
    ["nothing but tracking parameters", `${page}?utm_source=x&UTM_Medium=y&gclid=z&_ga=1`, page],
    ["those of advertisements", `${page}?fbclid=1&msclkid=2&srsltid=3&gad_source=4&ttclid=5&yclid=6`, page],
    ["those of mails", `${page}?mc_cid=1&mc_eid=2&_hsenc=3&__hssc=4&mkt_tok=5&mtm_campaign=6`, page],
    [
      "a parameter that begins like a tracking one",
      `${page}?sigma=1&vedic=2&pk_id=3&utm=4`,
      `${page}?pk_id=3&sigma=1&utm=4&vedic=2`,
    ],
    ["letters of another script in the host", "https://bücher.de/a", "https://xn--bcher-kva.de/a"],
    ["letters of another script in the path", "https://acme.com/caf\u00e9", "https://acme.com/caf%C3%A9"],
    ["escapes in small letters", "https://acme.com/caf%c3%a9", "https://acme.com/caf%C3%A9"],
    ["escapes in the parameters", `${page}?q=caf%c3%a9`, `${page}?q=caf%C3%A9`],
    ["a percent sign that escapes nothing", "https://acme.com/100%zz", "https://acme.com/100%zz"],
    ["a space in the path", "https://acme.com/a b", "https://acme.com/a%20b"],
    ["&amp; between parameters", `${page}?a=1&amp;b=2`, `${page}?a=1&b=2`],
    ["&amp; escaped twice", `${page}?a=1&amp;amp;b=2`, `${page}?a=1&b=2`],
    ["Grok's own name", `${page}?referrer=grok.com`, page],
    ["Grok's own name with a bracket behind it", `${page}?referrer=grok.com)`, page],
    ["Grok's own name and others", `${page}?a=1&referrer=Grok.com&utm_source=chatgpt.com`, `${page}?a=1`],
    ["another host as a referrer", `${page}?referer=news.example`, page],
    ["&amp; in front of a tracking parameter", `${page}?a=1&amp;utm_source=b`, `${page}?a=1`],
    ["a parameter of that name", `${page}?amp=1&b=2`, `${page}?amp=1&b=2`],
    ["a full stop", `${page}.`, page],
    ["a bracket and a full stop", `${page}).`, page],
    ["a quote", `${page}”`, page],
    ["a quote before a comma", `${page}",`, page],
    ["brackets and quotes of Chinese and Japanese", `${page}》`, page],
    ["a full stop of Chinese", `${page}。`, page],
    ["three dots", `${page}…`, page],
    ["punctuation behind a slash", `${page}/?!`, page],
    ["brackets that belong to it", "https://acme.com/A_(band)", "https://acme.com/A_(band)"],
    [
      "brackets that belong to it, and one that does not",
      "https://acme.com/A_(band))",
      "https://acme.com/A_(band)",
    ],
    ["a bracket that nothing closes", "https://acme.com/A_(band", "https://acme.com/A_(band"],
    ["a point within it", "https://acme.com/v1.2/a.html", "https://acme.com/v1.2/a.html"],
    ["a hyphen at its end", "https://acme.com/a-", "https://acme.com/a-"],
  ])("with %s", (_, written, expected) => {
    expect(countedPage(written)).toBe(expected);
    expect(countedPage(expected)).toBe(expected);
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
    ["a host with brackets", "https://acme[.]com/a"],
  ])("and there is none for %s", (_, written) => {
    expect(countedPage(written)).toBeUndefined();
  });
});

describe("an address is followed", () => {
  test.each([
    ["with the scheme and the host that were cited", "http://www.acme.com/a/", "http://www.acme.com/a"],
    ["with its port", "http://www.acme.com:8080/a", "http://www.acme.com:8080/a"],
    ["encrypted where it was cited so", "https://www.acme.com/?utm_source=b", "https://www.acme.com"],
    ["without names and passwords", "http://me:pass@acme.com/a", "http://acme.com/a"],
    [
      "without a redirector",
      `https://www.google.com/url?q=${encoded("http://www.acme.com/a")}`,
      "http://www.acme.com/a",
    ],
  ])("%s", (_, written, url) => {
    expect(sourceAddress(written)?.url).toBe(url);
  });
});

describe("a page is taken out of a redirector", () => {
  test.each([
    ["Google's", `https://www.google.co.uk/url?sa=t&url=${encoded(page)}&ved=2`],
    ["Google's with the other name of its parameter", `https://www.google.de/url?q=${page}`],
    ["Google's for pictures", `https://google.com/imgres?imgrefurl=${encoded(page)}`],
    ["Google's for AMP", "https://www.google.com/amp/s/acme.com/a"],
    ["Google's for AMP without encryption", "https://www.google.com/amp/www.acme.com/a/"],
    ["Google's for AMP with parameters", "https://www.google.de/amp/s/www.acme.com/a?utm_source=b"],
    ["the cache of AMP", "https://acme-com.cdn.ampproject.org/c/s/acme.com/a"],
    ["Bing's", `https://www.bing.com/ck/a?!&&p=1&u=a1${Buffer.from(page).toString("base64url")}&ntb=1`],
    ["Facebook's", `https://l.facebook.com/l.php?u=${encoded(`${page}?fbclid=x`)}`],
    ["Facebook's own", `https://www.facebook.com/l.php?u=${encoded(page)}`],
    ["Instagram's", `https://l.instagram.com/?u=${encoded(page)}`],
    ["YouTube's", `https://www.youtube.com/redirect?q=${encoded(page)}`],
    ["LinkedIn's", `https://www.linkedin.com/redir/redirect?url=${encoded(page)}`],
    ["DuckDuckGo's", `https://duckduckgo.com/l/?uddg=${encoded(page)}`],
    ["Reddit's", `https://out.reddit.com/t3_abc?url=${encoded(page)}`],
    ["Outlook's", `https://eur01.safelinks.protection.outlook.com/?url=${encoded(page)}&data=1`],
    [
      "one within another",
      `https://l.facebook.com/l.php?u=${encoded(`https://google.com/url?q=${encoded(page)}`)}`,
    ],
    [
      "AMP within another",
      `https://www.google.com/url?q=${encoded("https://www.google.com/amp/s/acme.com/a")}`,
    ],
  ])("%s", (_, written) => {
    expect(countedPage(written)).toBe(page);
  });

  test.each([
    ["a search", "https://google.com/search?q=acme"],
    ["a video", "https://youtube.com/watch?v=acme"],
    ["a redirector that says nothing", "https://google.com/url"],
    ["one that leads to a script", "https://google.com/url?q=javascript%3Aalert%281%29"],
    ["one that leads to a path", "https://google.com/url?q=%2Fsearch"],
    ["a host that only looks like one", "https://notgoogle.com/url?q=https%3A%2F%2Facme.com"],
    ["AMP of another site", "https://acme.com/amp/s/beta.com/a"],
    ["a path that only begins like AMP", "https://google.com/ampere/s/acme.com"],
    ["AMP that leads nowhere", "https://google.com/amp/s"],
  ])("and %s is none", (_, written) => {
    expect(countedPage(written)).toBe(written);
  });

  test("and one that leads to itself without end is given up", () => {
    let written = page;
    for (let depth = 0; depth < 30; depth++)
      written = `https://google.com/url?q=${encoded(written)}`.slice(0, 5000);

    expect(hostOf(countedPage(written) ?? "")).toBe("google.com");
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
  ["vimeo.com", "SOCIAL"],
  ["www.trustedshops.de", "REVIEW"],
  ["nasa.gov", "REFERENCE"],
  ["data.gov", "REFERENCE"],
  ["service.gov.uk", "REFERENCE"],
  ["cs.ox.ac.uk", "REFERENCE"],
  ["mit.edu", "REFERENCE"],
  ["notgov", "OTHER"],
  ["acme.gov.com", "OTHER"],
  ["edu.acme.com", "OTHER"],
  ["allegro.pl", "COMMERCE"],
  ["news.google.com", "NEWS"],
  ["google.com", "OTHER"],
  ["tagesschau.de", "NEWS"],
  ["nottagesschau.de", "OTHER"],
  // The demo's own web.
  ["www.lampledger.example", "REVIEW"],
  ["forum.deskfolk.example", "SOCIAL"],
  ["shop.lampledger.example", "OTHER"],
  ["", "OTHER"],
])("%j is of the kind %s", (host, kind) => {
  expect(kindOfHost(host)).toBe(kind);
});
