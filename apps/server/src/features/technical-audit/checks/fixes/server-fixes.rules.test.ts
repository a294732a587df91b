import { describe, expect, test } from "vitest";
import { fixOf, pageFix, siteFinding } from "./fix-request.test-helper.ts";

test.each([
  ["slow", "stale-while-revalidate", pageFix("slow", { firstBytesMs: [900, 900, 900] })],
  ["no-validators", "Last-Modified: ", pageFix("no-validators", { fetch: { headers: {} } })],
  ["uncompressed", "gzip on;", pageFix("uncompressed", { fetch: { headers: {}, bytes: 90_000 } })],
])("writes headers and settings for %s", (_id, line, text) => {
  expect(text).toContain(line);
});

describe("one address for the whole site", () => {
  test("leads http to https in one hop, with www and without", () => {
    const text = fixOf("http-open", [siteFinding("", {})]);

    expect(text).toContain("listen 80;");
    expect(text).toContain("server_name shop.example www.shop.example;");
    expect(text).toContain("return 301 https://shop.example$request_uri;");
    expect(text).toContain("RewriteCond %{HTTPS} !=on");
  });

  test.each([
    ["https://shop.example", "www.shop.example"],
    ["https://www.shop.example", "shop.example"],
  ])("leads to %s from %s", (origin, other) => {
    const text = fixOf("two-hosts", [siteFinding("", {})], { origin });

    expect(text).toContain(`server_name ${other};`);
    expect(text).toContain(`return 301 ${origin}$request_uri;`);
    expect(text).toContain(`RewriteCond %{HTTP_HOST} ="${other}"`);
  });
});
