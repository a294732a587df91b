import { expect, test } from "vitest";
import type { HtmlFacts } from "../store/page-facts.rules.ts";
import { htmlFacts } from "./read-facts.ts";

function factsOf(html: string): HtmlFacts {
  return htmlFacts(html, { url: "https://tea.example/guides/green" }).facts;
}

test.each<[string, number]>([
  ["<a href=/a>Read <b>more</b><svg><title>arrow</title></svg></a>", 1],
  ["<a href=/a aria-label='Read more'>Read more</a>", 1],
  ["<a href=/a title='Green tea of spring'>Read more</a>", 0],
  ["<a href=/a>続きを読む</a>", 1],
  ["<a href=/a>查看更多</a>", 1],
  ["<a href=/a>اقرأ المزيد</a>", 1],
  ["<a href=/a>More about tea</a>", 0],
])("says of the link %s whether it says nothing: %i", (html, count) => {
  expect(factsOf(html).vagueLinkCount).toBe(count);
});

test.each<[string, string, Partial<HtmlFacts>]>([
  [
    "pictures of several sizes, of films and of styles by http",
    "<img src=/a srcset='https://a.example/a 1x, http://a.example/b 2x'>\n<video poster=http://a.example/c></video>\n<p style='background: url(http://a.example/d)'>",
    {
      mixed: [
        { line: 1, url: "http://a.example/b" },
        { line: 2, url: "http://a.example/c" },
        { line: 3, url: "http://a.example/d" },
      ],
    },
  ],
  [
    "nothing by http that is not there",
    "<template><img src=http://a.example/a></template><noscript><img src=http://a.example/b></noscript><img data-src=http://a.example/c>",
    { mixed: [] },
  ],
  [
    "no forms of the site's frame",
    "<header><form></form></header><footer><form></form></footer><form role=search></form>",
    { formCount: 0 },
  ],
  [
    "no files of the site's frame, but files that are shown",
    "<footer><a href=/a.pdf>A</a></footer><object data=/b.pdf></object><embed type=application/pdf src=/c><object data=/d.svg></object>",
    { pdfLinkCount: 0, iframeCount: 2 },
  ],
  [
    "pictures of the page itself",
    "<header><img src=a></header><img src=b>",
    { imagesWithoutAlt: 2, ownImagesWithoutAlt: 1 },
  ],
  [
    "nothing of the head that stands in a template or is for those without scripts",
    "<template><link rel=canonical href=/a><meta name=robots content=noindex></template><noscript><meta http-equiv=refresh content='0; url=/b'></noscript>",
    { canonicals: [], robots: [], refresh: null },
  ],
  [
    "pictures for previews by other names",
    "<meta property=og:image:secure_url content=a>",
    { social: ["og:image"] },
  ],
])("reads %s", (_, html, facts) => {
  expect(factsOf(html)).toMatchObject(facts);
});
