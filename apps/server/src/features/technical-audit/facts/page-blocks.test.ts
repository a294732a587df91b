import { expect, test } from "vitest";
import type { HtmlFacts } from "../store/page-facts.rules.ts";
import { htmlFacts } from "./read-facts.ts";

function factsOf(html: string): HtmlFacts {
  return htmlFacts(html, { url: "https://tea.example/guides/green" }).facts;
}

const words = (count: number, word = "leaf"): string => Array.from({ length: count }, () => word).join(" ");

const answer =
  "Green tea should steep for two to three minutes in water of about eighty degrees, since hotter water makes it bitter.";

test.each<[string, string, readonly [words: number, share: number]]>([
  ["a paragraph", `<p>${answer}</p><p>More.</p>`, [21, 1]],
  ["a paragraph of two lines", "<p>Green tea should<br>steep long.</p><p>More.</p>", [5, 1]],
  ["no paragraph behind two breaks", "Green tea.<br><br>It should steep long.", [2, 0.67]],
  ["a list", "<ul><li>Green tea: two</li><li>Black tea: should steep long</li></ul><p>More.</p>", [8, 1]],
  [
    "a table",
    "<table><tr><td>Green</td><td>tea</td></tr><tr><td>should steep long</td></tr></table>",
    [5, 1],
  ],
  ["a list of terms", "<dl><dt>Green tea</dt><dd>should steep long</dd></dl>", [5, 1]],
  [
    "a line with a colon and its list",
    "<p>Tea should steep:</p><ol><li>green</li><li>long</li></ol>",
    [5, 1],
  ],
  ["what is folded away", `<div hidden><p>${answer}</p></div>`, [21, 1]],
  ["what stands behind the sign that folds", `<span>+</span><p>${answer}</p>`, [21, 1]],
])("takes for an answer %s", (_, below, [answerWords, stemShare]) => {
  expect(factsOf(`<h2>How long should green tea steep?</h2>${below}`).questions).toMatchObject([
    { answerWords, stemShare },
  ]);
});

test("asks nothing of a question whose answer was cut off", () => {
  const { questions } = factsOf(
    `<main>${`<p>${words(100)}</p>`.repeat(1_200)}<h2>Is it tea?</h2><p>It is.</p></main>`,
  );

  expect(questions).toEqual([]);
});

test.each<[string, string, HtmlFacts["headings"][number]["text"]]>([
  ["the title of a drawing", "<h1><a href=/><svg><title>Tea House</title></svg></a></h1>", "Tea House"],
  ["the label of a link", '<h1><a href=/ aria-label="Tea House"><svg></svg></a></h1>', "Tea House"],
  ["capitals", "<H1 CLASS=x>Tea House</H1>", "Tea House"],
])("reads a heading that is %s", (_, html, text) => {
  expect(factsOf(html).headings).toMatchObject([{ level: 1, text }]);
});

test.each<[string, string]>([
  ["a template", "<template><h1>A</h1></template>"],
  ["a comment", "<!-- <h1>A</h1> -->"],
  ["a window that is closed", "<div role=dialog><h1>A</h1></div><div popover><h1>B</h1></div>"],
  ["a window that lies above", "<div aria-modal=true><h1>A</h1></div>"],
])("reads no heading of %s", (_, html) => {
  expect(factsOf(html).headings).toEqual([]);
});

test.each<[string, string, number]>([
  ["of no size", "font-size:0", 1],
  ["far off the screen", "position:absolute; left:-9999px", 1],
  ["indented off the screen", "text-indent: -9999px", 1],
  ["folded", "height:0;overflow:hidden", 1],
  ["faded in", "opacity:0", 0],
  ["moved a little", "left:-1px;margin-left:-10px", 0],
  ["large", "font-size:0.9em", 0],
])("says of a text %s whether it is hidden", (_, style, hiddenWords) => {
  expect(factsOf(`<p style="${style}">tea</p>`).hiddenWords).toBe(hiddenWords);
});

test("leaves what is named as a frame out of a main text that is not marked", () => {
  const frame = (name: string): string => `<div class="${name}"><p>${words(40, "menu")}</p></div>`;
  const text = `<div class="page-content has-sidebar"><h1>Tea</h1><p>${words(80)}</p></div>`;
  const html = `${frame("main-nav")}${text}${frame("cookie-consent")}<div id=footer>${words(30)}</div>`;

  expect(factsOf(html).mainWords).toBe(81);
  expect(factsOf(html).simhash).toBe(factsOf(text).simhash);
  expect(factsOf(`${frame("main-nav")}<p>Tea</p>`).mainWords).toBe(41);
});
