import { describe, expect, test } from "vitest";
import { isWorthPreviewing, suggestedName } from "./site-preview.rules.ts";

describe("suggestedName", () => {
  test.each([
    [{ site_name: "Northwind", title: "Home | Northwind" }, "Northwind"],
    [{ site_name: null, title: " Northwind " }, "Northwind"],
    [{ site_name: "  ", title: "Northwind" }, "Northwind"],
    [{ site_name: null, title: "é".repeat(150) }, "é".repeat(100)],
    [{ site_name: null, title: `${"a".repeat(99)} bc` }, "a".repeat(99)],
    [{ site_name: null, title: null }, undefined],
    [{ site_name: null, title: "  " }, undefined],
  ])("%j offers %j", (preview, name) => {
    expect(suggestedName(preview)).toBe(name);
  });
});

describe("isWorthPreviewing", () => {
  test.each(["https://example.com", "http://www.example.com/shop", "http://127.0.0.1:8080"])(
    "looks at %s",
    (address) => {
      expect(isWorthPreviewing(address)).toBe(true);
    },
  );

  test.each(["", "https://", "https://example", "https://example.", "example.com", "ftp://example.com"])(
    "does not look at %j",
    (address) => {
      expect(isWorthPreviewing(address)).toBe(false);
    },
  );
});
