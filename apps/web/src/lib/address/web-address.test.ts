import { describe, expect, test } from "vitest";
import { addressField, completeAddress, isWebAddress } from "./web-address.ts";

test.each(["https://example.com", "http://localhost:8080/shop", " HTTPS://EXAMPLE.COM "])(
  "takes %j",
  (text) => {
    expect(isWebAddress(text)).toBe(true);
  },
);

test.each(["", "example.com", "not a url", "ftp://example.com", "https://", "javascript:alert(1)"])(
  "refuses %j",
  (text) => {
    expect(isWebAddress(text)).toBe(false);
  },
);

describe("what is typed into a field for an address", () => {
  test.each([
    ["example.com", "https://example.com"],
    [" www.Example.com/shop?a=1#b ", "https://www.Example.com/shop?a=1#b"],
    ["shop.example.co.uk:8443/a", "https://shop.example.co.uk:8443/a"],
    ["müller.de", "https://müller.de"],
    ["xn--mller-kva.xn--p1ai", "https://xn--mller-kva.xn--p1ai"],
    ["http://example.com ", "http://example.com"],
    ["HTTPS://example.com", "HTTPS://example.com"],
  ])("%j means %s", (typed, address) => {
    expect(completeAddress(typed)).toBe(address);
    expect(isWebAddress(completeAddress(typed))).toBe(true);
  });

  test.each([
    "",
    "northwind",
    "not a url",
    "ada@example.com",
    "ftp://example.com",
    "javascript:alert(1.com)",
    "localhost:8080",
    "1.5",
    "example.",
    "//example.com",
  ])("%j is no address", (typed) => {
    expect(completeAddress(typed)).toBe(typed);
    expect(isWebAddress(completeAddress(typed))).toBe(false);
  });

  test("is shown as it was taken once the field is left", () => {
    const target = { value: "example.com" };

    addressField.onBlur({ target });

    expect(target.value).toBe("https://example.com");
  });
});
