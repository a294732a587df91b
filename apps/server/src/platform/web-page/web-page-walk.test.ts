import { expect, test } from "vitest";
import type { Visitor } from "./web-page-visitor.ts";
import { walkHtml } from "./web-page-walk.ts";

function linesOf(html: string): string[] {
  const told: string[] = [];
  const visitor: Visitor = {
    open: (name, _, place) => told.push(`<${name}> ${place.line()}`),
    close: (name, place) => told.push(`</${name}> ${place.line()}`),
    text: (text, place) => {
      if (text.trim() !== "") told.push(`${text.trim()} ${place.line()}`);
    },
  };
  walkHtml(html, [visitor]);
  return told;
}

test("tells of everything in which line of the source it begins", () => {
  const told = linesOf('<p>one</p>\n\n<div\n  class="x"\n>two\n</div>\r\n<img src=x>\n<b>&amp;\n</b>');

  expect(told).toEqual([
    "<p> 1",
    "one 1",
    "</p> 1",
    "<div> 3",
    "two 5",
    "</div> 6",
    "<img> 7",
    "</img> 7",
    "<b> 8",
    "& 8",
    "</b> 9",
  ]);
});

test("tells a line also to those who ask rarely, and of elements that nobody closed", () => {
  const asked: number[] = [];
  walkHtml("<ul>\n<li>one\n<li>two\n<i>", [
    {
      open: (name, _, place) => {
        if (name === "i") asked.push(place.line());
      },
      close: (name, place) => {
        if (name === "ul") asked.push(place.line());
      },
    },
  ]);

  expect(asked).toEqual([4, 4]);
});

test("passes over what a visitor does not ask for", () => {
  const names: string[] = [];

  walkHtml("<p>one<b>two</b></p>", [{}, { close: (name) => names.push(name) }]);

  expect(names).toEqual(["b", "p"]);
});
