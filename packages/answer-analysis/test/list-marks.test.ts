import { expect, test } from "vitest";
import { indexNames, mentions } from "../src/mentions.ts";
import { positions } from "../src/positions.ts";

const names = ["Acme", "Globex", "Initech", "A. Lange & Söhne", "I. Magnin", "Rolex", "Dr. Oetker"];
const index = indexNames(
  names.map((name) => ({ id: name, name, isClient: name === "Acme", aliases: [], domains: [] })),
);

/** Brand, position and basis, by position. */
function ranked(text: string): string[] {
  return positions(text, mentions(text, index))
    .toSorted((a, b) => a.position - b.position)
    .map(({ brandId, position, basis }) => `${brandId} ${position} ${basis}`);
}

const asked = "Acme is often asked about. Here are the best desks:\n\n";
const byList = ["Globex 1 LIST", "Initech 2 LIST", "Acme 3 LIST"];

test.each([
  ["keycaps", "1️⃣ Globex – sturdy\n2️⃣ Initech – light\n3️⃣ Acme – cheap"],
  ["keycaps without a variation selector", "1\u20e3 Globex\n2\u20e3 Initech\n3\u20e3 Acme"],
  ["keycaps in bold", "**1️⃣ Globex**\nSturdy.\n\n**2️⃣ Initech**\nLight.\n\n**3️⃣ Acme**\nCheap."],
  ["headings with keycaps", "## 1️⃣ Globex\nSturdy.\n\n## 2️⃣ Initech\nLight.\n\n## 3️⃣ Acme\nCheap."],
  ["keycaps before bold names", "1️⃣ **Globex**: sturdy\n\n2️⃣ **Initech**: light\n\n3️⃣ **Acme**: cheap"],
  ["Japanese dots without a blank", "・Globex\n・Initech\n・Acme"],
  ["boxes to tick", "☐ Globex – sturdy\n☑ Initech – light\n☐ Acme – cheap"],
  ["angle marks", "» Globex – sturdy\n» Initech – light\n» Acme – cheap"],
  ["places with a sign of order", "1º lugar: Globex\n2º lugar: Initech\n3º lugar: Acme"],
  ["Italian places", "1° posto: Globex\n2° posto: Initech\n3° posto: Acme"],
  ["medals", "🥇 Globex – sturdy\n🥈 Initech – light\n🥉 Acme – cheap"],
  ["medals as headings", "### 🥇 Globex\nIt is sturdy.\n\n### 🥈 Initech\nLight.\n\n### 🥉 Acme\nCheap."],
  ["medals with labels", "🥇 **Best overall: Globex**\n🥈 **Runner-up: Initech**\n🥉 **Best value: Acme**"],
  [
    "labels in bold before names",
    "1. **Best Overall:** **Globex** - a\n2. **Most stable:** **Initech** - b\n3. **🏆 Best value:** Acme",
  ],
  ["medals and numbers", "🥇 **1. Globex**\nSturdy.\n\n🥈 **2. Initech**\nLight.\n\n🥉 **3. Acme**\nCheap."],
  ["medals behind bullets", "- 🥇 **Globex** – sturdy\n- 🥈 **Initech** – light\n- 🥉 **Acme** – cheap"],
  ["medals that numbers go on", "🥇 Globex\n🥈 Initech\n3. Acme"],
  ["circled numbers", "① Globex – sturdy\n② Initech – light\n③ Acme – cheap"],
  ["circled numbers without a blank", "❶Globex\n❷Initech\n❸Acme"],
  ["double circles", "⓵ Globex\n⓶ Initech\n⓷ Acme"],
  ["dingbats", "➀ **Globex**\n➁ **Initech**\n➂ **Acme**"],
  ["numbers in brackets as one sign", "⑴ Globex\n⑵ Initech\n⑶ Acme"],
  ["hashes", "**#1 Globex** – sturdy\n\n**#2 Initech** – light\n\n**#3 Acme** – cheap"],
  ["hashes without markup", "#1 Globex\n#2 Initech\n#3 Acme"],
  ["hashes and colons", "#1: Globex (sturdy)\n#2: Initech (light)\n#3: Acme (cheap)"],
  ["hashes and dashes in headings", "### #1 – Globex\nA.\n\n### #2 – Initech\nB.\n\n### #3 – Acme\nC."],
  ["hashes that are bold alone", "**#1** Globex\n**#2** Initech\n**#3** Acme"],
  [
    "hashes in a line of their own",
    "### 🥇 #1\n**Globex**: sturdy\n\n### 🥈 #2\n**Initech**\n\n### 🥉 #3\n**Acme**",
  ],
  ["No. 1", "No. 1 Globex\nNo. 2 Initech\nNo. 3 Acme"],
  [
    "No. 1 in bold with colons",
    "**No. 1: Globex**\nSturdy.\n\n**No. 2: Initech**\nLight.\n\n**No. 3: Acme**",
  ],
  ["Nº 1", "Nº 1 Globex\nNº 2 Initech\nNº 3 Acme"],
  ["№ 1", "№ 1 Globex\n№ 2 Initech\n№ 3 Acme"],
  ["Platz 1", "**Platz 1: Globex**\nstabil\n\n**Platz 2: Initech**\nleicht\n\n**Platz 3: Acme**"],
  ["1st place", "1st place: Globex\n2nd place: Initech\n3rd place: Acme"],
  ["1)", "1) Globex\n2) Initech\n3) Acme"],
  ["(1)", "(1) Globex\n(2) Initech\n(3) Acme"],
  ["1º", "1º Globex\n2º Initech\n3º Acme"],
  ["1.º", "1.º Globex\n2.º Initech\n3.º Acme"],
  ["1:", "1: Globex\n2: Initech\n3: Acme"],
  ["01 –", "01 – Globex\n02 – Initech\n03 – Acme"],
  ["bold numbers", "**1.** Globex\n**2.** Initech\n**3.** Acme"],
  ["bold lines with text between", "**1. Globex**\nSturdy.\n\n**2. Initech**\nLight.\n\n**3. Acme**\nCheap."],
  ["numbers with paragraphs between", "1. Globex\n\nSturdy.\n\n2. Initech\n\nLight.\n\n3. Acme\n\nCheap."],
  ["headings", "### 1. Globex\nSturdy.\n\n### 2. Initech\nLight.\n\n### 3. Acme\nCheap."],
  [
    "headings below numbered ones",
    "## 1. The desks\n### 1. Globex\nA\n### 2. Initech\nB\n### 3. Acme\nC\n## 2. How to choose",
  ],
  ["letters", "A. Globex\nB. Initech\nC. Acme"],
  ["letters in bold", "**A. Globex** – sturdy\n\n**B. Initech** – light\n\n**C. Acme** – cheap"],
  ["small letters", "a) Globex\nb) Initech\nc) Acme"],
  ["Roman numbers", "I. Globex\nII. Initech\nIII. Acme"],
  ["small Roman numbers", "i) Globex\nii) Initech\niii) Acme"],
  ["Roman numbers of one sign", "Ⅰ. Globex\nⅡ. Initech\nⅢ. Acme"],
  ["Roman numbers as headings", "## I. Globex\nSturdy.\n## II. Initech\nLight.\n## III. Acme\nCheap."],
  ["Chinese numerals", "一、Globex\n二、Initech\n三、Acme"],
  ["Chinese numerals in brackets", "（一）Globex\n（二）Initech\n（三）Acme"],
  ["Chinese places", "第一名：Globex\n第二名：Initech\n第三名：Acme"],
  ["Japanese places", "第1位：Globex\n第2位：Initech\n第3位：Acme"],
  ["Japanese places in bold", "**1位：Globex**\n丈夫です。\n\n**2位：Initech**\n軽いです。\n\n**3位：Acme**"],
  ["full-width numbers", "１．Globex\n２．Initech\n３．Acme"],
  ["numbers before Chinese stops", "1、Globex\n2、Initech\n3、Acme"],
  ["Korean places", "1위: Globex\n2위: Initech\n3위: Acme"],
  ["Korean letters", "가. Globex\n나. Initech\n다. Acme"],
  ["Arabic digits", "١. Globex\n٢. Initech\n٣. Acme"],
  ["Persian digits", "۱. Globex\n۲. Initech\n۳. Acme"],
  ["Devanagari digits", "१. Globex\n२. Initech\n३. Acme"],
  ["words", "First: Globex\nSecond: Initech\nThird: Acme"],
  ["words for places", "**First place:** Globex\n\n**Second place:** Initech\n\n**Third place:** Acme"],
  ["metals", "Gold: Globex\nSilver: Initech\nBronze: Acme"],
  ["the winner and others", "**Winner:** Globex\n**Runner-up:** Initech\n**Third place:** Acme"],
  ["German words", "Erstens: Globex\nZweitens: Initech\nDrittens: Acme"],
  ["letters and colons", "A: Globex\nB: Initech\nC: Acme"],
  ["Roman numbers and dashes", "I – Globex\nII – Initech\nIII – Acme"],
  ["formal numerals", "壱、Globex\n弐、Initech\n参、Acme"],
  ["numerals before blanks", "一 Globex\n二 Initech\n三 Acme"],
  ["places in brackets", "【第1位】Globex\n【第2位】Initech\n【第3位】Acme"],
  ["HTML", "<ol>\n<li>Globex</li>\n<li>Initech</li>\n<li>Acme</li>\n</ol>"],
  ["stars", "★★★★★ Globex\n★★★★ Initech\n★★★ Acme"],
  ["escaped stops", "1\\. Globex\n2\\. Initech\n3\\. Acme"],
  ["escaped hashes", "\\#1 Globex\n\\#2 Initech\n\\#3 Acme"],
  ["dingbats within a line", "➊ Globex ➋ Initech ➌ Acme"],
  ["picks", "Top pick: Globex\nSecond pick: Initech\nThird pick: Acme"],
  ["1-", "1- Globex\n2- Initech\n3- Acme"],
  ["1/", "1/ Globex\n2/ Initech\n3/ Acme"],
  ["Persian digits and dashes", "۱- Globex\n۲- Initech\n۳- Acme"],
  ["headings of bare numbers", "## 1 Globex\nA\n## 2 Initech\nB\n## 3 Acme\nC"],
  ["Chinese ordinals", "第一：Globex\n第二：Initech\n第三：Acme"],
  ["Hebrew letters", "א. Globex\nב. Initech\nג. Acme"],
  ["quotations", "> 1. Globex\n> 2. Initech\n> 3. Acme"],
  ["pictures", "🪑 Globex – sturdy\n🪶 Initech – light\n💶 Acme – cheap"],
  ["other bullets", "● Globex\n● Initech\n● Acme"],
  ["blank lines", "1. Globex\n\n\n2. Initech\n\n\n3. Acme"],
  ["lists that count down", "3. Acme\n2. Initech\n1. Globex"],
  ["headings that count down", "### #3 Acme\nCheap.\n\n### #2 Initech\nLight.\n\n### #1 Globex\nSturdy."],
  ["entries that Markdown numbers", "1. Globex\n1. Initech\n1. Acme"],
  ["rank columns of medals", "| Rank | Desk |\n|---|---|\n| 🥇 | Globex |\n| 🥈 | Initech |\n| 🥉 | Acme |"],
  [
    "rank columns of hashes",
    "| | Desk |\n|:-:|---|\n| **#1** | Globex |\n| **#2** | Initech |\n| **#3** | Acme |",
  ],
  [
    "rank columns that are not the first",
    "| Desk | Rank |\n|---|---|\n| Acme | 3 |\n| Globex | 1 |\n| Initech | 2 |",
  ],
  ["tables without outer bars", "Rank | Desk\n--- | ---\n1 | Globex\n2 | Initech\n3 | Acme"],
  [
    "rank columns of ordinals",
    "| Place | Desk |\n|---|---|\n| 1st | Globex |\n| 2nd | Initech |\n| 3rd | Acme |",
  ],
  ["numbers within a line", "The best: 1) Globex, 2) Initech and 3) Acme."],
  ["numbers in brackets within a line", "First (1) Globex, then (2) Initech, then (3) Acme."],
  ["numbers with stops within a line", "1. Globex 2. Initech 3. Acme"],
  ["circled numbers within a line", "① Globex ② Initech ③ Acme"],
  ["keycaps within a line", "The best: 1️⃣ Globex 2️⃣ Initech 3️⃣ Acme"],
  ["medals within a line", "🥇 Globex, 🥈 Initech, 🥉 Acme"],
  ["hashes within a line", "#1 Globex, #2 Initech, #3 Acme"],
])("a list of %s ranks", (_, list) => {
  expect(ranked(`${asked}${list}`)).toEqual(byList);
});

test("ten and more go on as keycaps of one sign or of two", () => {
  const nine = ["1️⃣", "2️⃣", "3️⃣", "4️⃣", "5️⃣", "6️⃣", "7️⃣", "8️⃣", "9️⃣"];
  const ranks = (ten: string): string[] =>
    ranked([...nine.map((mark) => `${mark} Rolex`), `${ten} Globex`, "1️⃣1️⃣Initech"].join("\n"));

  for (const ten of ["🔟", "1️⃣0️⃣"])
    expect(ranks(ten)).toEqual(["Rolex 1 LIST", "Globex 10 LIST", "Initech 11 LIST"]);
});

test.each([
  ["an initial", "A. Lange & Söhne makes watches.\n\nAcme too."],
  ["two initials", "A. Lange & Söhne makes watches.\n\nI. Magnin sold them."],
  ["initials in bold lines", "**A. Lange & Söhne**\nWatches.\n\n**I. Magnin**\nClothes."],
  ["a sentence that ends with I", "Globex is what my wife wants, not\nI. Acme is what\nI. would take."],
  ["years", "2024. Globex led.\n2025. Acme led."],
  ["years that begin lines", "2024: Globex led.\n2025: Acme led."],
  ["a number one choice", "#1 choice of many: Globex\n\n#1 for offices: Acme"],
  ["prices", "$1. Globex\n$2. Acme"],
  ["decimals", "1.5 stars for Globex.\n2.5 stars for Acme."],
  ["hashtags", "#Globex is loved.\n#Acme too."],
  ["numbers in hashtags", "#1desk Globex\n#2desk Acme"],
  ["Roman numbers of models", "Globex II is out.\nAcme III is not."],
  ["a list of other things", "1. Price\n2. Globex is fine\n3. Support\n4. Size"],
  ["references within a line", "Globex [1] and Acme [2] (see 1 and 2) are good."],
  ["amounts within a line", "The best: 1 Globex chair costs as much as 2 Acme chairs."],
  ["versions within a line", "Globex 1. and Acme 2.0 are out."],
  ["labels of a comparison", "1. Price: Globex is cheaper than Acme\n2. Support: Acme is better"],
])("%s is no list", (_, text) => {
  expect(ranked(text).every((one) => one.endsWith("ORDER"))).toBe(true);
});

test.each([
  [
    "1. A. Lange & Söhne – watches\n2. Rolex – watches\n3. I. Magnin",
    ["A. Lange & Söhne 1", "Rolex 2", "I. Magnin 3"],
  ],
  ["- I. Magnin\n- Rolex II\n- A. Lange & Söhne", ["I. Magnin 1", "Rolex 2", "A. Lange & Söhne 3"]],
  ["1️⃣ Dr. Oetker – pizza\n2️⃣ Rolex II", ["Dr. Oetker 1", "Rolex 2"]],
  [
    "**Budget**\n1. Globex\n2. Initech\n\n**Premium**\n1. Rolex\n2. Acme",
    ["Globex 1", "Rolex 1", "Initech 2", "Acme 2"],
  ],
  [
    "**Budget**\n1. Globex\n2. Initech\n\n**Premium**\n3. Rolex\n4. Acme",
    ["Globex 1", "Initech 2", "Rolex 3", "Acme 4"],
  ],
])("names with stops and lists in a row keep their places in %j", (text, expected) => {
  expect(ranked(text)).toEqual(expected.map((one) => `${one} LIST`));
});
