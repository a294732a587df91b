import { expect, test } from "vitest";
import { pageHash } from "../../facts/page-hash.rules.ts";
import { checkTable, findings, type PageChanges, type SiteChanges } from "../audited-page.test-helper.ts";
import { isHreflangCode } from "./hreflang-code.rules.ts";

const origin = "https://shop.example";
const guide = `${origin}/guide`;
const german = `${origin}/de/guide`;

/** Lines such as ["de", "/de/guide"]. */
function versions(...lines: [code: string, href: string][]): PageChanges {
  const hreflangs = lines.map(([code, href], index) => ({
    line: index + 8,
    code,
    href,
    url: URL.parse(href, origin)?.href ?? null,
  }));
  return { html: { hreflangs } };
}

const both = versions(["en", guide], ["de", german]);
const returned = { code: "en", hash: pageHash(guide) };

function translated(changes: object): SiteChanges {
  return { pages: [{ url: german, hreflangs: [returned], ...changes }] };
}

checkTable("hreflang", [
  ["no versions", "not-applicable"],
  ["versions of which one was not read", "passed", both],
  ["versions that name each other", "passed", both, translated({})],
  ["a version that does not answer by name", "failed", both, translated({ hreflangs: [] })],
  ["a version that is missing", "failed", both, translated({ status: 404 })],
  ["a version that is a redirect", "failed", both, translated({ finalHash: pageHash(origin) })],
  ["a version that was not read to its end", "passed", both, translated({ status: null, hreflangs: [] })],
  [
    "a version that leads back here",
    "passed",
    both,
    translated({ finalHash: pageHash(guide), hreflangs: [] }),
  ],
  ["without itself", "failed", versions(["de", german])],
  ["with itself as the default alone", "passed", versions(["x-default", guide], ["de", german])],
  ["a relative address", "failed", versions(["en", guide], ["de", "/de/guide"])],
  ["a code that is none", "failed", versions(["en", guide], ["german", german])],
  ["a country that is none", "failed", versions(["en-UK", guide])],
  ["an error", "not-applicable", { html: null, fetch: { status: 404 } }],
]);

test("shows what is wrong of each line", () => {
  expect(findings("hreflang", versions(["en", guide], ["en_US", "/us"]))).toEqual([
    "“en_US” is no language code -> A language such as en, with or without a country such as en-GB, or x-default @9 «en_US»",
    `A relative address -> ${origin}/us @9 «/us»`,
  ]);
});

test("quotes the header where the versions stand there", () => {
  const { html } = versions(["en", guide], ["en-UK", german]);
  const hreflangs = html?.hreflangs?.map((one) => ({ ...one, line: null })) ?? [];

  expect(findings("hreflang", { html: { hreflangs } }, translated({ hreflangs: [] }))).toEqual([
    `“en-UK” is no language code -> A language such as en, with or without a country such as en-GB, or x-default «Link: <${german}>; rel="alternate"; hreflang="en-UK"»`,
    `${german} does not name this page -> Links in both directions «Link: <${german}>; rel="alternate"; hreflang="en-UK"»`,
  ]);
});

test.each([
  ["en", true],
  ["EN", true],
  ["de-AT", true],
  ["zh-Hant", true],
  ["zh-Hans-CN", true],
  ["uk", true],
  ["pt-br", true],
  ["x-default", true],
  ["X-Default", true],
  ["en-UK", false],
  ["en_US", false],
  ["en-EU", false],
  ["es-419", true],
  ["xx", false],
  ["eng", false],
  ["english", false],
  ["de-XX", false],
  ["", false],
  ["en-", false],
  ["US", false],
])("takes %s for a code: %s", (code, isCode) => {
  expect(isHreflangCode(code)).toBe(isCode);
});
