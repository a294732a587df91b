import { expect, test } from "vitest";
import { siteCheckOf } from "./site-checks.rules.ts";
import { faultOf, fetchOf, outcomeOf, siteOf, startOf } from "./site-facts.test-helper.ts";

const http = "http://shop.example/";
const https = "https://shop.example/";
const www = "https://www.shop.example/";

function way(...urls: readonly string[]) {
  const hops = urls.slice(0, -1).map((url) => ({ url, status: 301 }));
  return fetchOf({ hops, url: urls.at(-1) ?? "" });
}

test.each([
  ["was not asked", null, "not-applicable"],
  ["nobody answers", fetchOf({ status: null, failure: "unreachable", url: http }), "not-applicable"],
  ["one redirect leads to https", way(http, https), "passed"],
  ["https leads on to another host", way(http, https, www), "passed"],
  ["the page itself is shown", way(http), "failed"],
  ["the detour goes by http", way(http, "http://www.shop.example/", www), "failed"],
  ["redirects never reach https", way(http, "http://www.shop.example/"), "failed"],
])("http-open: %s", (_, byHttp, expected) => {
  expect(outcomeOf(siteCheckOf("http-open"), siteOf({ byHttp }))).toBe(expected);
});

test("http-open says how long the way is", () => {
  const byHttp = way(http, "http://www.shop.example/", www);

  expect(faultOf(siteCheckOf("http-open"), siteOf({ byHttp })).evidence[0]).toMatchObject({
    url: http,
    found: "It reaches https only after 2 redirects.",
  });
});

test.each([
  ["was not asked", null, "not-applicable"],
  ["there is no such host", fetchOf({ url: www, status: null, failure: "dns" }), "passed"],
  ["it redirects to the site", way(www, https), "passed"],
  ["it redirects elsewhere", way(www, "https://other.example/"), "passed"],
  ["it refuses", fetchOf({ url: www, status: 403 }), "passed"],
  ["it answers as the site does", fetchOf({ url: www }), "failed"],
  ["it answers after a redirect within", way(www, `${www}home`), "failed"],
])("two-hosts: %s", (_, otherHost, expected) => {
  expect(outcomeOf(siteCheckOf("two-hosts"), siteOf({ otherHost, start: startOf([]) }))).toBe(expected);
});

test("two-hosts does not apply where the site itself does not answer", () => {
  const otherHost = fetchOf({ url: www });
  const start = { fetch: fetchOf({ status: 503 }), html: null };

  expect(outcomeOf(siteCheckOf("two-hosts"), siteOf({ otherHost }))).toBe("not-applicable");
  expect(outcomeOf(siteCheckOf("two-hosts"), siteOf({ otherHost, start }))).toBe("not-applicable");
});

const nowhere = `${https}kq3v9x7m2p`;

test.each([
  ["was not asked", null, "not-applicable"],
  ["nobody answers", fetchOf({ url: nowhere, status: null }), "not-applicable"],
  ["the server fails", fetchOf({ url: nowhere, status: 500 }), "not-applicable"],
  ["we are challenged", fetchOf({ url: nowhere, challenge: "cf-mitigated: challenge" }), "not-applicable"],
  ["404", fetchOf({ url: nowhere, status: 404 }), "passed"],
  ["410", fetchOf({ url: nowhere, status: 410 }), "passed"],
  ["200", fetchOf({ url: nowhere }), "failed"],
  ["a redirect to the start page", way(nowhere, https), "failed"],
  ["a redirect to a page that says 404", { ...way(nowhere, `${https}404`), status: 404 }, "passed"],
])("soft-404: %s", (_, randomPath, expected) => {
  expect(outcomeOf(siteCheckOf("soft-404"), siteOf({ randomPath }))).toBe(expected);
});

test("soft-404 names the path that was asked for, and where it led", () => {
  expect(
    faultOf(siteCheckOf("soft-404"), siteOf({ randomPath: way(nowhere, https) })).evidence[0],
  ).toMatchObject({
    url: nowhere,
    found: "It redirects to https://shop.example/, which answers with status 200.",
  });
});
