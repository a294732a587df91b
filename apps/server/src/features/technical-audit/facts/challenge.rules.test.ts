import fc from "fast-check";
import { expect, test } from "vitest";
import { challengeMark } from "./challenge.rules.ts";

const none = { status: 403, headers: {} };

test.each([
  ["cf-mitigated", "challenge", 200],
  ["cf-mitigated", " Challenge ", 403],
  ["x-amzn-waf-action", "challenge", 202],
  ["x-amzn-waf-action", "captcha", 405],
  ["x-vercel-mitigated", "challenge", 429],
  ["x-datadome", "protected", 403],
])("knows a challenge by %s: %s", (header, value, status) => {
  expect(challengeMark({ status, headers: { [header]: value } }, "<p>Anything")).toContain(header);
});

test.each([
  ["cf-mitigated", "block", 403],
  ["x-amzn-waf-action", "count", 200],
  ["x-datadome", "protected", 200],
  ["server", "cloudflare", 200],
])("takes no challenge from %s: %s", (header, value, status) => {
  expect(challengeMark({ status, headers: { [header]: value } }, "<p>Anything")).toBeNull();
});

test.each([
  [
    "Cloudflare",
    "<html><head><title>Just a moment...</title></head><body>Checking your browser</body></html>",
  ],
  [
    "Cloudflare",
    "<body><script>window._cf_chl_opt={cvId:'3'};a.src='/cdn-cgi/challenge-platform/h/b/orchestrate/chl_page/v1?ray=1'</script></body>",
  ],
  [
    "AWS WAF",
    '<script>window.gokuProps={"key":"x"}</script><script src="https://a.b.token.awswaf.com/c.js"></script>',
  ],
  [
    "Imperva",
    '<iframe src="/_Incapsula_Resource?CWUDNSAI=9&xinfo=1">Request unsuccessful. Incapsula incident ID: 1</iframe>',
  ],
  ["DataDome", "<p>Please enable JS</p><script src='https://ct.captcha-delivery.com/c.js'></script>"],
  ["HUMAN", '<div id="px-captcha"></div><p>Press and hold to confirm you are a human</p>'],
  [
    "Sucuri",
    "<html><title>You are being redirected...</title><script>var s={};sucuri_cloudproxy_js=''</script></html>",
  ],
  [
    "Akamai",
    "<TITLE>Access Denied</TITLE><H1>Access Denied</H1>You don't have permission. Reference #18.4f2 https://errors.edgesuite.net/18",
  ],
  ["Akamai", '<div id="sec-if-cpt-container"></div>'],
  [
    "Vercel",
    "<html><head><title>Vercel Security Checkpoint</title></head><body>We're verifying your browser</body></html>",
  ],
  [
    "Akamai",
    "<TITLE>Access Denied</TITLE><H1>Access Denied</H1>Reference&#32;&#35;18&#46;4f2<P>https&#58;&#47;&#47;errors&#46;edgesuite&#46;net&#47;18",
  ],
  ["Kasada", "<script>window.KPSDK={};</script><script src='/149e/ips.js'></script>"],
  ["SiteGround", "<meta http-equiv=refresh content='0;/.well-known/sgcaptcha/?r=%2F'>"],
  ["DDoS-Guard", "<title>DDOS-GUARD</title><p>Checking your browser</p>"],
  ["Anubis", '<script id="anubis_challenge" type="application/json">{}</script><h1>One moment</h1>'],
  ["F5", "<title>Request Rejected</title>The address was rejected. Your support ID is: 123456"],
])("knows the page of %s", (name, html) => {
  expect(challengeMark(none, html)).toBe(`page of ${name}`);
});

test.each([
  ['<div class="h-captcha" data-sitekey="x"></div>'],
  ['<form action="/verify"><div class="cf-turnstile"></div><input type="submit" value="Go on"></form>'],
  ["<script src='https://hcaptcha.com/1/api.js'></script><p>One more step</p>"],
])("knows a page that is nothing but a captcha: %s", (html) => {
  expect(challengeMark({ status: 200, headers: {} }, html)).toBe("captcha alone");
});

const long = "Challenges by Cloudflare are met by many who read pages with programs of their own. ".repeat(
  25,
);

test.each([
  [
    "a captcha in a form",
    '<form><input name="mail"><textarea></textarea><div class="g-recaptcha"></div><button>Send</button></form>',
  ],
  ["a captcha on a page with a text", `<p>${long}</p><div class="cf-turnstile"></div>`],
  [
    "a page about challenges",
    `<title>Just a moment...</title><p>${long}</p><code>/cdn-cgi/challenge-platform/</code>`,
  ],
  [
    "the script that measures on every page of Cloudflare",
    "<h1>Tea</h1><script>a.src='/cdn-cgi/challenge-platform/scripts/jsd/main.js'</script>",
  ],
  ["a plain refusal", "<h1>403 Forbidden</h1><p>nginx</p>"],
  ["an empty page", ""],
])("takes no challenge from %s", (_, html) => {
  expect(challengeMark({ status: 200, headers: {} }, html)).toBeNull();
  expect(challengeMark({ status: 200, headers: {} }, html.toUpperCase())).toBeNull();
});

test("takes any text, and as much as there is", () => {
  fc.assert(
    fc.property(fc.string(), fc.integer({ min: 100, max: 599 }), (html, status) => {
      expect(() => challengeMark({ status, headers: {} }, html)).not.toThrow();
    }),
  );
  for (const piece of ["<script>", "<!--", "<title>access denied</title>", "window._pxappid", "< "]) {
    expect(() => challengeMark(none, piece.repeat(100_000))).not.toThrow();
  }
});

test.each([
  [
    "an application with a captcha for its forms",
    '<script src="https://challenges.cloudflare.com/turnstile/v0/api.js"></script><div id="root"></div>',
  ],
  [
    "a shop that sends its clicks to DataDome",
    '<script src="https://js.datadome.co/tags.js"></script><div id=root></div>',
  ],
  [
    "a page with a beacon of Cloudflare",
    "<h1>Tea</h1><script>a.src='/cdn-cgi/challenge-platform/scripts/jsd/main.js'</script>",
  ],
])("takes no challenge from %s", (_, html) => {
  expect(challengeMark({ status: 200, headers: {} }, html)).toBeNull();
});
