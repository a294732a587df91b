import { expect, test } from "vitest";
import { flatHtml } from "./flat-html.ts";
import { readWebPage } from "./web-page.ts";
import type { Visitor } from "./web-page-visitor.ts";
import { walkHtml } from "./web-page-walk.ts";

function told(html: string): string {
  const parts: string[] = [];
  const visitor: Visitor = {
    open: (name, { hidden }) => parts.push(`<${name}${hidden === undefined ? "" : " hidden"}>`),
    close: (name) => parts.push(`</${name}>`),
    text: (text) => parts.push(text),
  };
  walkHtml(html, [visitor]);
  return parts.join("");
}

/** As Chromium 156 shows them; a box is that of an element. */
test.each<[string, string, string]>([
  ["a shadow", "<x-a><template shadowrootmode=open><p>a</p></template></x-a>b", "<x-a><p>a</p></x-a>b"],
  ["a closed one", "<x-a><template shadowrootmode=closed>a</template></x-a>", "<x-a>a</x-a>"],
  ["a mode in capitals", "<x-a><template shadowrootmode=OPEN>a</template></x-a>", "<x-a>a</x-a>"],
  [
    "a mode that is none",
    "<x-a><template shadowrootmode=x>a</template></x-a>",
    "<x-a><template>a</template></x-a>",
  ],
  ["the name of the first drafts", "<x-a><template shadowroot=open>a</template></x-a>", "<x-a>a</x-a>"],
  [
    "a host without a name of its own",
    "<div><template shadowrootmode=open>a</template></div>",
    "<div>a</div>",
  ],
  [
    "an element that cannot be a host",
    "<a><template shadowrootmode=open>a</template></a>",
    "<a><template>a</template></a>",
  ],
  [
    "children without a slot",
    "<x-a><template shadowrootmode=open>a</template>b<p>c</p></x-a>",
    "<x-a>a<p hidden>c</p></x-a>",
  ],
  [
    "children in a slot",
    "<x-a><template shadowrootmode=open>[<slot></slot>]</template>b<p>c</p></x-a>",
    "<x-a>[b<p>c</p>]</x-a>",
  ],
  [
    "slots with names",
    "<x-a><template shadowrootmode=open><slot name=n></slot>:<slot></slot></template>b<i slot=n>c</i><u slot=o>d</u></x-a>",
    "<x-a><i>c</i>:b<u hidden>d</u></x-a>",
  ],
  [
    "what an empty slot holds",
    "<x-a><template shadowrootmode=open><slot>a</slot></template></x-a>",
    "<x-a>a</x-a>",
  ],
  [
    "not what a slot holds that is filled, if only by a blank",
    "<x-a><template shadowrootmode=open><slot>a</slot></template> </x-a>",
    "<x-a> </x-a>",
  ],
  [
    "the first of two slots of a name",
    "<x-a><template shadowrootmode=open><slot></slot>|<slot>c</slot></template>b</x-a>",
    "<x-a>b|c</x-a>",
  ],
  [
    "a second shadow",
    "<x-a><template shadowrootmode=open>a</template><template shadowrootmode=open>b</template></x-a>",
    "<x-a>a<template hidden>b</template></x-a>",
  ],
  [
    "a shadow in a shadow, and a slot handed on",
    "<x-a><template shadowrootmode=open><x-b><template shadowrootmode=open>[<slot></slot>]</template><slot></slot></x-b></template>a</x-a>",
    "<x-a><x-b>[a]</x-b></x-a>",
  ],
  ["a shadow that nobody closed", "<div><template shadowrootmode=open><p>a", "<div><p>a</p></div>"],
])("tells of %s", (_, html, flat) => {
  expect(told(html)).toBe(flat);
});

test("tells in which line of the source each part stands", () => {
  const lines: string[] = [];
  walkHtml(
    "<x-a><template shadowrootmode=open>\n<b>a</b>\n<slot></slot></template>\n<i>b</i></x-a>\n<u>c</u>",
    [{ open: (name, _, place) => lines.push(`${name} ${place.line()}`) }],
  );

  expect(lines).toEqual(["x-a 1", "b 2", "i 4", "u 5"]);
});

test("reads a page of many hosts and slots in a time that grows with its length", () => {
  const host = "<x-a><template shadowrootmode=open><slot></slot></template><p>word</p></x-a>";
  const children = `<x-a><template shadowrootmode=open><slot></slot></template>${"<p>word</p>".repeat(50_000)}</x-a>`;
  const startedMs = performance.now();

  const { text } = readWebPage(`<main>${host.repeat(10_000)}${children}</main>`, "https://a.example/");

  expect(text.length).toBeGreaterThan(10_000);
  expect(performance.now() - startedMs).toBeLessThan(10_000);
});

test("writes a page flat for readers that know of no shadows, and leaves others as they are", () => {
  const plain = "<p title='a&quot;b'>1 &lt; 2</p>";

  expect(flatHtml(plain)).toBe(plain);
  expect(
    flatHtml(`<x-a><template shadowrootmode=open>${plain}<br><script>"<"</script></template></x-a>`),
  ).toBe('<x-a><p title="a&quot;b">1 &lt; 2</p><br></x-a>');
});
