import { expect, test } from "vitest";
import { mailName } from "./mail-name.ts";

/** Pattern of what mail programs make links of. */
const address = /[a-z]+:\/\/|www\.\S|[\p{L}\p{N}-]+[.。．｡]\p{L}{2,}|\S@\S+\.\S/iu;

test.each([
  "https://evil.example/win",
  "http://127.0.0.1/a",
  "www.evil.example",
  "evil.example",
  "EVIL.COM/prize?x=1",
  "Acme.com",
  "evil。example",
  "evil．example",
  "a@evil.example",
  "mailto:a@evil.example",
  "javascript://alert",
  "ev\u200bil.example",
  "Ada\r\nBcc: a@evil.example",
])("nobody can follow %j", (name) => {
  expect(mailName(name)).not.toMatch(address);
});

test.each([
  ["Ada Lovelace", "Ada Lovelace"],
  ["  Dr. Grace\n\tHopper ", "Dr. Grace Hopper"],
  ["<b>Ada</b>", "‹b›Ada‹/\u200ab›"],
  ["\u202eevil\u202c", "evil"],
  ["👩‍🔬 Ada", "👩‍🔬 Ada"],
  ["x".repeat(500), `${"x".repeat(79)}…`],
])("%j is shown as %j", (name, shown) => {
  expect(mailName(name)).toBe(shown);
});

test("shows an address as it was written, but for what cannot be seen", () => {
  expect(mailName("Booking.com").replaceAll("\u200a", "")).toBe("Booking.com");
});
