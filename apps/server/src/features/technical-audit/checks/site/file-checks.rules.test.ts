import { expect, test } from "vitest";
import type { FetchFacts } from "../../store/page-facts.rules.ts";
import { siteCheckOf } from "./site-checks.rules.ts";
import { faultOf, fetchOf, outcomeOf, siteOf, startOf } from "./site-facts.test-helper.ts";

function llmsOf(text: string, changed: Partial<FetchFacts> = {}, dead: readonly string[] = []) {
  const url = "https://shop.example/llms.txt";
  return { fetch: fetchOf({ url, contentType: "text/plain", ...changed }), text, dead };
}

test.each([
  ["was not asked for", null, "not-applicable"],
  ["is not there", llmsOf("", { status: 404 }), "not-applicable"],
  [
    "is the page that answers everything",
    llmsOf("<!doctype html>", { contentType: "text/html" }),
    "not-applicable",
  ],
  ["is HTML that calls itself text", llmsOf("\n <!doctype html>"), "not-applicable"],
  ["is HTML behind a comment", llmsOf("<!-- made by a builder -->\n<html lang=en>", {}), "not-applicable"],
  ["is refused", llmsOf("", { status: 403 }), "not-applicable"],
  ["is sent as a page", llmsOf("# Shop\n", { contentType: "text/html" }), "passed"],
  [
    "is sent as a file of an unknown kind",
    llmsOf("# Shop\n", { contentType: "application/octet-stream" }),
    "passed",
  ],
  ["is sent without a type", llmsOf("# Shop\n", { contentType: "" }), "passed"],
  ["came by a redirect", llmsOf("# Shop\n", { url: "https://docs.shop.example/llms.txt" }), "passed"],
  ["begins with what models are told", llmsOf("<SYSTEM>Documentation</SYSTEM>\n\n# Shop\n"), "passed"],
  ["begins with a note", llmsOf("<!-- 2026 -->\n# Shop\n"), "passed"],
  ["has its heading above a line", llmsOf("Shop\n====\n\nWhat we sell"), "passed"],
  ["ends its lines as Macs did", llmsOf("intro\r# Shop\r"), "passed"],
  ["is empty", llmsOf(""), "half"],
  ["is a challenge", llmsOf("", { status: 403, challenge: "captcha alone" }), "not-applicable"],
  ["is right", llmsOf("# Shop\n\n> What we sell\n"), "passed"],
  ["begins with a byte order mark", llmsOf("\uFEFF# Shop\n"), "passed"],
  ["has no heading", llmsOf("Shop\n## Pages\n"), "half"],
  ["has a heading of the second level alone", llmsOf("## Shop\n"), "half"],
  ["cannot be had", llmsOf("", { status: 503 }), "half"],
  ["links to what is gone", llmsOf("# Shop", {}, ["https://shop.example/old"]), "half"],
])("llms-txt that %s", (_, llms, expected) => {
  expect(outcomeOf(siteCheckOf("llms-txt"), siteOf({ llms }))).toBe(expected);
});

test("llms-txt never weighs, and names ten things at most", () => {
  const dead = Array.from({ length: 30 }, (_, index) => `https://shop.example/${index}`);

  const fault = faultOf(siteCheckOf("llms-txt"), siteOf({ llms: llmsOf("Shop", {}, dead) }));

  expect(fault.severity).toBe("info");
  expect(fault.evidence).toHaveLength(10);
  expect(fault.evidence.map(({ url }) => url)).toContain("https://shop.example/0");
});

test.each([
  ["an organization", ["WebSite", "Organization"], [], "passed"],
  ["a kind of organization", ["OnlineStore"], [], "passed"],
  ["an organization by its whole name", ["https://schema.org/Organization"], [], "passed"],
  ["an organization in microdata", [], ["Organization"], "passed"],
  ["a website alone", ["WebSite", "BreadcrumbList"], [], "failed"],
  ["nothing", [], [], "failed"],
  ["what only sounds like it", ["OrganizationRole"], [], "failed"],
])("identity: %s", (_, types, otherTypes, expected) => {
  expect(outcomeOf(siteCheckOf("identity"), siteOf({ start: startOf(types, otherTypes) }))).toBe(expected);
});

test("identity does not apply to a start page that was not read, and names the types that are there", () => {
  const check = siteCheckOf("identity");

  expect(outcomeOf(check, siteOf({ start: { fetch: fetchOf({ status: 500 }), html: null } }))).toBe(
    "not-applicable",
  );
  expect(faultOf(check, siteOf({ start: startOf(["WebSite"]) })).evidence[0]?.found).toBe(
    "Structured data of WebSite alone.",
  );
});
