import { gzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { readSitemap, type SitemapItem, type SitemapReport } from "./read-sitemap.ts";

const url = "https://www.acorn.example/sitemap.xml";

async function read(file: string | Uint8Array, { pieces = 7, charset = "" } = {}) {
  const bytes = typeof file === "string" ? Buffer.from(file) : file;
  const size = Math.max(1, Math.ceil(bytes.length / pieces));
  const chunks = Array.from({ length: pieces }, (_, at) => bytes.subarray(at * size, (at + 1) * size));
  let report: SitemapReport | undefined;
  const items: SitemapItem[] = [];
  const onEnd = (told: SitemapReport) => {
    report = told;
  };
  for await (const item of readSitemap(chunks, { url, onEnd, ...(charset && { charset }) })) items.push(item);
  return { items, locs: items.map(({ loc }) => loc), ...report };
}

const page = (path: string) => `<url><loc>https://acorn.example${path}</loc></url>`;
const whole = (inside: string) =>
  `<?xml version="1.0"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${inside}</urlset>`;

const long = ["/a", ...Array.from({ length: 5_000 }, (_, at) => `/${at * 7_919}`)].map(page).join("");

describe("a sitemap", () => {
  test("gives its pages with their days, with entities, CDATA, comments and blanks", async () => {
    const { items, fault } = await read(
      whole(`<!-- <url><loc>https://acorn.example/no</loc></url> -->
        <url><loc> https://acorn.example/?a=1&amp;b=&#50; </loc><lastmod>2026-11-01</lastmod></url>
        <url><loc><![CDATA[https://acorn.example/c?d&e]]></loc></url>`),
    );

    expect(fault).toBeUndefined();
    expect(items).toEqual([
      { kind: "page", loc: "https://acorn.example/?a=1&b=2", lastmod: "2026-11-01" },
      { kind: "page", loc: "https://acorn.example/c?d&e" },
    ]);
  });

  test("has the pages of its own prefix alone, not their pictures", async () => {
    const { locs } =
      await read(`<s:urlset xmlns:s="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="i">
      <s:url><image:image><image:loc>https://acorn.example/a.png</image:loc></image:image>
      <image:loc>https://acorn.example/b.png</image:loc><s:loc>https://acorn.example/a</s:loc></s:url></s:urlset>`);

    expect(locs).toEqual(["https://acorn.example/a"]);
  });

  const a = "https://acorn.example/a";
  test.each([
    [
      "an & as it is",
      whole(page("/?a=1&b=2") + page("/b")),
      ["https://acorn.example/?a=1&b=2", "https://acorn.example/b"],
    ],
    [
      "an unknown entity",
      whole(page("/?a=1&x") + page("/b")),
      ["https://acorn.example/?a=1&x", "https://acorn.example/b"],
    ],
    ["a page that is not closed", whole(`<url><loc>${a}</loc>${page("/b")}`), [a, "https://acorn.example/b"]],
    ["a warning before it", `Notice: undefined index\n${whole(page("/a"))}`, [a]],
    ["lists within lists", whole(`<urlset>${page("/a")}</urlset>`), [a]],
    [
      "a second name for its space",
      `<urlset xmlns="s" xmlns:s="s"><url><s:loc>${a}</s:loc></url></urlset>`,
      [a],
    ],
    [
      "guids for links",
      `<rss><channel><item><guid isPermaLink="true">${a}</guid></item></channel></rss>`,
      [a],
    ],
    [
      "guids that are none",
      `<rss><channel><item><guid isPermaLink="false">${a}</guid></item></channel></rss>`,
      [],
    ],
    [
      "a comment behind what is packed",
      Buffer.concat([gzipSync(whole(page("/a"))), Buffer.from("<!-- x -->")]),
      [a],
    ],
    ["two packings", gzipSync(gzipSync(whole(page("/a")))), [a]],
  ])("with %s is read", async (_, file, wanted) => {
    expect((await read(file)).locs).toEqual(wanted);
    expect((await read(file, { pieces: 1 })).locs).toEqual(wanted);
  });

  test("with an & as it is says so, and keeps those of CDATA", async () => {
    expect((await read(whole(page("/?a=1&b=2")))).fault).toContain("&");
    expect((await read(whole(page("/<![CDATA[?a&b]]>")))).fault).toBeUndefined();
  });

  test("of sitemaps gives those", async () => {
    const { items } = await read(
      "<sitemapindex><sitemap><loc>https://acorn.example/1.xml.gz</loc></sitemap></sitemapindex>",
    );

    expect(items).toEqual([{ kind: "sitemap", loc: "https://acorn.example/1.xml.gz" }]);
  });

  test.each([
    ["text", "\ufeffhttps://acorn.example/a\r\nhttps://acorn.example/b\n\nhttps://acorn.example/c"],
    [
      "RSS 2.0",
      "<rss version='2.0'><channel><link>https://acorn.example/</link>" +
        ["a", "b", "c"]
          .map((one) => `<item><title>x</title><link>https://acorn.example/${one}</link></item>`)
          .join("") +
        "</channel></rss>",
    ],
    [
      "Atom",
      "<feed xmlns='http://www.w3.org/2005/Atom'><link href='https://acorn.example/'/>" +
        ["a", "b", "c"]
          .map(
            (one) =>
              `<entry><link rel="self" href="https://acorn.example/x"/><link href="https://acorn.example/${one}"/></entry>`,
          )
          .join("") +
        "</feed>",
    ],
  ])("may be %s", async (_, file) => {
    expect((await read(file)).locs).toEqual(["a", "b", "c"].map((one) => `https://acorn.example/${one}`));
  });

  test.each([
    ["UTF-8 with a mark", Buffer.from(`\ufeff${whole(page("/é"))}`), ""],
    ["UTF-16 with a mark", Buffer.from(`\ufeff${whole(page("/é"))}`, "utf16le"), ""],
    ["UTF-16 without one", Buffer.from(whole(page("/é")), "utf16le"), ""],
    [
      "Latin 1 that it declares",
      Buffer.from(whole(page("/é")).replace("?>", ' encoding="ISO-8859-1"?>'), "latin1"),
      "",
    ],
    ["Latin 1 that its header declares", Buffer.from(whole(page("/é")), "latin1"), "iso-8859-1"],
    ["gzip", gzipSync(whole(page("/é"))), ""],
  ])("may be in %s", async (_, file, charset) => {
    expect(await read(file, { charset })).toMatchObject({
      locs: ["https://acorn.example/%C3%A9"],
      fault: undefined,
    });
  });

  test.each([
    ["ends in the middle", `<urlset>${page("/a")}${page("/b")}<url><loc>https://acorn`, "proper XML"],
    ["is broken off while packed", gzipSync(whole(long)).subarray(0, -200), "unexpected end of file"],
    [
      "has a sign that XML does not allow",
      whole(`${page("/a")}<url><loc>https://acorn.example/?a&b</loc></url>${page("/b")}`),
      "proper XML",
    ],
    ["is empty", "", "empty"],
  ])("that %s keeps what came before, and says so", async (_, file, fault) => {
    const { locs, ...report } = await read(file, { pieces: 3 });

    expect(report.fault).toContain(fault);
    if (file.length > 0) expect(locs[0]).toBe("https://acorn.example/a");
  });

  test("keeps to its own site, whatever the subdomain, and counts the others", async () => {
    const { locs, foreign } = await read(
      [
        "https://shop.acorn.example/a",
        "http://acorn.example/b",
        "https://oak.example/c",
        "ftp://acorn.example/d",
        "/e",
      ].join("\n"),
    );

    expect(locs).toEqual(["https://shop.acorn.example/a", "http://acorn.example/b"]);
    expect(foreign).toBe(3);
  });

  test("of more than 50,000 addresses or 50 MB is read so far", async () => {
    const many = await read(
      Array.from({ length: 50_002 }, (_, at) => `https://acorn.example/${at}`).join("\n"),
    );
    const large = await read(
      gzipSync(Buffer.concat([Buffer.from("https://acorn.example/a\n"), Buffer.alloc(52_500_000, "\n")])),
    );

    expect([many.locs.length, many.fault]).toEqual([50_000, "it names more than 50,000 addresses"]);
    expect([large.locs, large.fault]).toEqual([["https://acorn.example/a"], "it is larger than 50 MB"]);
  });

  test.each([
    ["capitals", "<URLSET><URL><LOC>https://acorn.example/a</LOC></URL></URLSET>", "XML tells capitals"],
    ["a page", "<!DOCTYPE html><html><body>gone</body></html>", "its root is <html>"],
    ["a ZIP archive", "PK\u0003\u0004", "ZIP archive"],
  ])("that is %s is told so", async (_, file, fault) => {
    expect((await read(file)).fault).toContain(fault);
  });

  test("in capitals is read all the same", async () => {
    const { locs } = await read("<URLSET><URL><LOC>https://acorn.example/a</LOC></URL></URLSET>");

    expect(locs).toEqual(["https://acorn.example/a"]);
  });

  test.each([
    [
      "RSS 1.0",
      '<rdf:RDF xmlns:rdf="r"><channel><link>x</link></channel><item><link>https://acorn.example/a</link></item></rdf:RDF>',
    ],
    [
      "RSS with its addresses in CDATA",
      "<rss><channel><item><link>\n<![CDATA[ https://acorn.example/a ]]>\n</link></item></channel></rss>",
    ],
    [
      "Atom with several links",
      '<feed><entry><link rel="alternate" type="text/html" href="https://acorn.example/a"/><link rel="alternate" type="application/json" href="https://acorn.example/b"/></entry></feed>',
    ],
    [
      "UTF-16 without a mark",
      Buffer.from("<urlset><url><loc>https://acorn.example/a</loc></url></urlset>", "utf16le"),
    ],
    ["UTF-16 of plain text", Buffer.from("https://acorn.example/a\r\n", "utf16le").swap16()],
    [
      "bytes that declare UTF-16 and are none",
      '<?xml version="1.0" encoding="utf-16"?><urlset><url><loc>https://acorn.example/a</loc></url></urlset>',
    ],
    [
      "two gzip members",
      Buffer.concat([
        gzipSync("<urlset><url><loc>https://acorn.example/a</loc>"),
        gzipSync("</url></urlset>"),
      ]),
    ],
    ["lines within its address", "<urlset><url><loc>\n  https://acorn.example\n/a\n</loc></url></urlset>"],
  ])("is read as %s", async (_, file) => {
    expect(await read(file)).toMatchObject({ locs: ["https://acorn.example/a"], fault: undefined });
  });

  test("has its dates in one form, whatever the feed writes", async () => {
    const item = (date: string) =>
      `<item><link>https://acorn.example/a</link><pubDate>${date}</pubDate></item>`;
    const { items } = await read(
      `<rss><channel>${item("01 Nov 2026 10:00:00 +0200")}${item("soon")}</channel></rss>`,
    );

    expect(items.map(({ lastmod }) => lastmod)).toEqual(["2026-11-01T08:00:00Z", "soon"]);
  });

  test("declares no entities of its own", async () => {
    const { locs } = await read(
      `<!DOCTYPE urlset [<!ENTITY a "https://acorn.example/a">]><urlset><url><loc>&a;</loc></url>${page("/b")}</urlset>`,
    );

    expect(locs).toEqual(["https://acorn.example/b"]);
  });
});
