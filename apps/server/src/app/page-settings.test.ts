import { expect, test } from "vitest";
import { withSettings } from "./web.ts";

const page = '<head><meta name="support-email" content="" /><meta name="mail" content="" /></head>';

test("the page names the support of this installation, whatever signs its address has", () => {
  const settings = { supportEmail: "help@example.com", mail: "sent" } as const;

  expect(withSettings(page, settings)).toContain('name="support-email" content="help@example.com" />');
  expect(withSettings(page, { ...settings, supportEmail: 'a"><script>$&' })).toContain(
    '<head><meta name="support-email" content="a&#34;&#62;&#60;script&#62;$&#38;" />',
  );
});

test.each(["sent", "kept"] as const)("the page says that mails are %s", (mail) => {
  expect(withSettings(page, { supportEmail: "help@example.com", mail })).toContain(
    `<meta name="mail" content="${mail}" /></head>`,
  );
});
