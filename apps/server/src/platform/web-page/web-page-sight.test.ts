import { expect, test } from "vitest";
import { isUnshownStyle } from "./web-page-sight.ts";

test.each([
  "DISPLAY : None",
  "color:red;display:none !important",
  "display:/* x */none",
  "display:none!important;display:block",
  "visibility:hidden",
  "font-size:0px",
  "overflow:hidden;height:0",
  "max-height:0px; overflow: hidden;",
  "height:0;overflow:clip",
  "overflow-y:hidden;height:0",
  "position:absolute;left:-9999px",
  "left:-100vw;position:fixed",
])("%s shows nothing", (style) => {
  expect(isUnshownStyle(style)).toBe(true);
});

test.each([
  "display:none;display:block",
  "font-size:0;font-size:16px",
  "--display:none",
  "background:url(display:none)",
  "content-visibility:auto",
  "overflow:hidden;min-height:0",
  "overflow:hidden;line-height:0",
  "overflow:hidden;max-height:none",
  "height:0",
  "opacity:0",
  "margin-left:-15px",
])("%s shows what it holds", (style) => {
  expect(isUnshownStyle(style)).toBe(false);
});
