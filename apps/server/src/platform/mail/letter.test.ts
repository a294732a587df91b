import { expect, test } from "vitest";
import { letter, productBrand } from "./letter.ts";

const parts = {
  brand: productBrand,
  preheader: "In short",
  heading: "Hello <you>",
  paragraphs: [`"Ada" & <script>alert(1)</script>`],
  action: { label: "Open", url: "https://example.com/a?b=1&c=2" },
  footnote: "Was it not you?",
} as const;

test("says the same in both forms, with everything escaped in HTML", () => {
  const { html, text } = letter(parts);

  expect(text).toBe(
    `Hello <you>\n\n"Ada" & <script>alert(1)</script>\n\nOpen:\nhttps://example.com/a?b=1&c=2\n\nWas it not you?\n\n--\nCitelens\n`,
  );
  expect(html).toContain("Hello &lt;you&gt;");
  expect(html).toContain("&quot;Ada&quot; &amp; &lt;script&gt;alert(1)&lt;/script&gt;");
  expect(html).toContain('href="https://example.com/a?b=1&amp;c=2"');
  expect(html).not.toContain("<script>");
});

test("can be read in the dark", () => {
  const { html } = letter(parts);

  expect(html).toContain('name="color-scheme" content="light dark"');
  expect(html).toContain("prefers-color-scheme: dark");
});

test("shows an agency's name, picture and colours", () => {
  const brand = {
    name: "Acorn & Co",
    logoUrl: "https://example.com/logo.png",
    primary: "#ffd400",
    onPrimary: "#000000",
  };

  const { html, text } = letter({ ...parts, brand });

  expect(html).toContain('<img src="https://example.com/logo.png" alt="Acorn &amp; Co"');
  expect(html).toContain("background: #ffd400; color: #000000");
  expect(html + text).not.toContain("Citelens");
});

test.each(["javascript:alert(1)", 'https://example.com/" onclick=', "//example.com"])(
  "never links to %s",
  (url) => {
    expect(() => letter({ ...parts, action: { label: "Open", url } })).toThrow();
  },
);

test("never takes anything but a colour for a colour", () => {
  expect(() => letter({ ...parts, brand: { ...productBrand, primary: "red; }" } })).toThrow();
});
