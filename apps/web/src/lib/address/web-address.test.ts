import { expect, test } from "vitest";
import { isWebAddress } from "./web-address.ts";

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
