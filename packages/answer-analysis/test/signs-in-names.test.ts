import { expect, test } from "vitest";
import { analyseAnswer, prepareBrands } from "../src/analyse-answer.ts";

function named(text: string, name: string): string[] {
  const brands = prepareBrands([{ id: "1", name, isClient: true, aliases: [], domains: [] }]);
  return analyseAnswer(text, [], brands).occurrences.map(({ start, end }) => text.slice(start, end));
}

test.each([
  [
    "E*TRADE",
    ["E*TRADE", "E\\*TRADE", "**E*TRADE**", "_E*TRADE_", "E-Trade", "ETRADE", "E*Trade", "E&#42;TRADE"],
  ],
  [
    "Toys“R”Us",
    [
      "Toys“R”Us",
      'Toys"R"Us',
      'Toys "R" Us',
      "Toys R Us",
      "Toys ‘R’ Us",
      "ToysRUs",
      "Toys-R-Us",
      "**Toys “R” Us**",
      "Toys &quot;R&quot; Us",
      "Toys„R“Us",
    ],
  ],
  ["Toys R Us", ["Toys“R”Us", 'Toys "R" Us']],
  ["Yahoo!", ["Yahoo!", "Yahoo", "YAHOO!", "**Yahoo!**", "Yahoo\\!", "Yahoo！"]],
  ["Yahoo! Finance", ["Yahoo! Finance", "Yahoo Finance"]],
  ["AT&T", ["AT&T", "AT&amp;T", "AT\\&T", "AT & T", "ＡＴ＆Ｔ", "AT&#38;T", "at&t"]],
  ["L'Oréal", ["L'Oréal", "L’Oréal", "L’Oreal", "L'OREAL", "L&#39;Oréal", "L´Oréal", "Loreal"]],
  ["H&M", ["H&M", "H&amp;M", "H & M", "**H&M**"]],
  ["C&A", ["C&A", "C&amp;A"]],
  [
    "Ben & Jerry’s",
    [
      "Ben & Jerry’s",
      "Ben & Jerry's",
      "Ben and Jerry's",
      "Ben & Jerrys",
      "BEN & JERRY'S",
      "Ben &amp; Jerry's",
    ],
  ],
  ["Marks & Spencer", ["Marks & Spencer", "Marks and Spencer", "Marks&Spencer", "Marks + Spencer"]],
  ["7-Eleven", ["7-Eleven", "7‑Eleven", "7 Eleven", "7‐ELEVEN", "7–Eleven"]],
  ["Dr. Oetker", ["Dr. Oetker", "Dr Oetker", "Dr.Oetker", "Dr.\u00a0Oetker", "DR. OETKER", "Dr\\. Oetker"]],
  ["Dr Pepper", ["Dr Pepper", "Dr. Pepper", "DR PEPPER"]],
  ["St. Ives", ["St. Ives", "St Ives"]],
  ["Guess?", ["Guess?", "**Guess**"]],
  ["M&M's", ["M&M's", "M&M’s", "M&amp;Ms", "M & M's"]],
  ["T.J. Maxx", ["T.J. Maxx", "TJ Maxx", "T.J.Maxx", "TJMaxx"]],
  [
    "monday.com",
    ["monday.com", "Monday.com", "**monday.com**", "monday\\.com", "[monday.com](https://monday.com)"],
  ],
  ["Booking.com", ["Booking.com", "booking.com", "Booking\\.com"]],
  [".NET", [".NET", "**.NET**", "(.NET)"]],
  ["C++", ["C++", "C\\+\\+", "C＋＋"]],
  ["Notion AI", ["Notion AI", "Notion-AI", "Notion\u00a0AI"]],
  ["Häagen-Dazs", ["Häagen-Dazs", "Haagen-Dazs", "Häagen‑Dazs", "Haagen Dazs", "HÄAGEN-DAZS"]],
  ["Jell-O", ["Jell-O", "Jello", "JELL‑O", "Jell–O"]],
  ["Ke$ha", ["Ke$ha", "KE$HA", "Ke\\$ha"]],
  ["Disney+", ["Disney+", "Disney\\+", "Disney＋", "Disney Plus", "**Disney+**"]],
  [
    "Acme",
    [
      "Acme™",
      "Acme®",
      "Acme&reg;",
      "Acme&trade;",
      "A\u200dcme",
      "Ac\u00adme",
      "Ａｃｍｅ",
      "Acme (R)",
      "Acme<sup>®</sup>",
    ],
  ],
  ["Acme Cloud", ["Acme&reg; Cloud", "Acme<sup>®</sup> Cloud", "<b>Acme</b> Cloud", "Acme\u202fCloud"]],
  ["Türk Telekom", ["TÜRK TELEKOM", "Türk Telekom", "türk telekom", "TURK TELEKOM"]],
  ["İş Bankası", ["İŞ BANKASI", "İş Bankası", "iş bankası", "IS BANKASI", "Is Bankasi"]],
  ["Migros", ["MİGROS", "MIGROS", "Migros", "mıgros"]],
  ["Yapı Kredi", ["YAPI KREDİ", "yapı kredi", "Yapi Kredi"]],
  ["Süßkram", ["Süßkram", "SÜSSKRAM", "SÜẞKRAM", "Suesskram".replace("ue", "ü"), "Susskram"]],
  ["Weiss", ["Weiß", "WEISS", "WEIẞ"]],
  ["Λιδλ Ελλάς", ["ΛΙΔΛ ΕΛΛΑΣ", "Λιδλ Ελλάς", "λιδλ ελλας"]],
  ["Ørsted", ["Ørsted", "ORSTED", "Orsted"]],
  ["Żabka", ["Żabka", "ZABKA"]],
  ["Łowicz", ["Łowicz", "Lowicz", "ŁOWICZ"]],
  ["Æsir", ["Æsir", "AESIR", "Aesir"]],
  ["my_brand", ["my_brand", "my\\_brand", "MY_BRAND"]],
  ["A.P.C.", ["A.P.C.", "APC", "A.P.C"]],
  ["e.l.f.", ["e.l.f.", "E.L.F.", "e.l.f"]],
  ["Re:amaze", ["Re:amaze", "re:amaze"]],
  ["Which?", ["Which?"]],
  ["Yum!", ["Yum!", "**Yum!**"]],
])("%s is found however it is written", (name, spellings) => {
  for (const spelling of spellings)
    expect([spelling, named(`We looked at ${spelling} and others.`, name).length]).toEqual([spelling, 1]);
});

test.each([
  ["Yum!", "They are yum, so yum."],
  ["Which?", "Which of them? The one which is cheap, not the other."],
  ["C&A", "It has vitamins C and A."],
  ["H&M", "The letters H and M."],
  [".NET", "ASP.NET, example.net and net worth"],
  ["C++", "C and C# are languages."],
  ["M*A*S*H", "We mash potatoes. Mash them well."],
  ["monday.com", "On Monday, monday.com/pricing was down."],
  ["Toys R Us", "Toys for us"],
  ["E*TRADE", "a trade, e-traded goods"],
  ["Gros", "Groß ist es."],
  ["Disney+", "Disneyland and Disney"],
  ["A.P.C.", "apc"],
  [
    "Grok",
    'Good.<grok:render card_id="a" card_type="citation_card"><argument name="citation_id">1</argument></grok:render>',
  ],
])("%s is not found in %j", (name, text) => {
  expect(named(text, name)).toEqual([]);
});

test.each([
  ["https://x.acme.co/my\\_page", "https://x.acme.co/my_page"],
  ["https://shop.acme.co/my\\_page\\_two.", "https://shop.acme.co/my_page_two"],
  ["https://shop.acme.co/a\\*b", "https://shop.acme.co/a*b"],
  ["https://shop.acme.co/\\~user", "https://shop.acme.co/~user"],
  ["https://shop.acme.co/?a=1&amp;b=2", "https://shop.acme.co?a=1&b=2"],
  ["https://shop.acme.co/?a=1\\&b=2", "https://shop.acme.co?a=1&b=2"],
  ["https://shop.acme.co/a\\-b\\#c", "https://shop.acme.co/a-b"],
  ["(https://shop.acme.co/my\\_page)", "https://shop.acme.co/my_page"],
  ["[x](https://shop.acme.co/my\\_page)", "https://shop.acme.co/my_page"],
  ["<https://shop.acme.co/my_page>", "https://shop.acme.co/my_page"],
  ["\\[https://shop.acme.co/my_page\\]", "https://shop.acme.co/my_page"],
  ["\\(https://shop.acme.co/my_page\\)", "https://shop.acme.co/my_page"],
  ["（https://shop.acme.co/my_page）。", "https://shop.acme.co/my_page"],
  ["【https://shop.acme.co/my_page】", "https://shop.acme.co/my_page"],
  ["https://shop.acme.co/my_page）", "https://shop.acme.co/my_page"],
  ["**https://shop.acme.co/my\\_page**", "https://shop.acme.co/my_page"],
  ["https://shop.acme.co/my_page\ue200cite\ue202turn0search0\ue201", "https://shop.acme.co/my_page"],
  ["https://shop.acme.co/my_page【1†source】", "https://shop.acme.co/my_page"],
  ["[[1]](https://shop.acme.co/my_page)", "https://shop.acme.co/my_page"],
  ["https://shop.acme.co/my_page[1]", "https://shop.acme.co/my_page"],
  ["https://shop.acme.co/my_page”", "https://shop.acme.co/my_page"],
  ["https://shop.acme.co/my_page>.", "https://shop.acme.co/my_page"],
  ["https://shop.acme.co/my_page;", "https://shop.acme.co/my_page"],
  ["www.acme.co/my\\_page", "https://www.acme.co/my_page"],
  ["https://shop.acme.co/wiki/Acorn\\_(band)", "https://shop.acme.co/wiki/Acorn_(band)"],
])("the address in %j is the one that a reader follows", (text, url) => {
  expect(
    analyseAnswer(`See ${text} for more.`, [], prepareBrands([])).citations.map((one) => one.url),
  ).toEqual([url]);
});
