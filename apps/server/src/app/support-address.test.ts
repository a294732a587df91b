import { expect, test } from "vitest";
import { withSupport } from "./web.ts";

test("the page names the support of this installation, whatever signs its address has", () => {
  const page = '<head><meta name="support-email" content="" /></head>';

  expect(withSupport(page, "help@example.com")).toContain('content="help@example.com" />');
  expect(withSupport(page, 'a"><script>$&')).toBe(
    '<head><meta name="support-email" content="a&#34;&#62;&#60;script&#62;$&#38;" /></head>',
  );
});
