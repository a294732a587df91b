import { expect, test } from "vitest";
import { withoutFallback } from "../old-browsers-plugin.ts";

const property = '@property --tw-scale-x{syntax:"*";inherits:false;initial-value:1}';
const fallback =
  "@layer properties{@supports (not (margin-trim:block)) or (not (color:rgb(from red r g b))){*,:before,::backdrop{--tw-scale-x:1;--tw-blur:initial}}}";

test("what only browsers without @property read leaves the styles, and nothing else does", () => {
  const css = `@layer base{a{color:red}}@layer utilities{.scale{scale:var(--tw-scale-x)}}${property}`;

  expect(withoutFallback(`${fallback}${css}`)).toBe(css);
});

test("styles that hold no such fallback are told apart", () => {
  expect(withoutFallback(property)).toBeUndefined();
});
