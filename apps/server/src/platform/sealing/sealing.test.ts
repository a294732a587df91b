import { expect, test } from "vitest";
import { sealed, unsealed } from "./sealing.ts";

const seal = { secretKey: "a secret of this test", purpose: "key of shop one" };
const secret = "sk-ads-äöü-0123456789";

test("gives back what was sealed", () => {
  expect(unsealed(sealed(secret, seal), seal)).toBe(secret);
  expect(unsealed(sealed("", seal), seal)).toBe("");
});

test("looks different each time, and like nothing of the secret", () => {
  const [one, other] = [sealed(secret, seal), sealed(secret, seal)];

  expect(one).not.toBe(other);
  expect(one).not.toContain(secret.slice(0, 6));
  expect(Buffer.from(one, "base64url").toString("latin1")).not.toContain("sk-ads");
});

test.each([
  ["another key", { ...seal, secretKey: "another secret" }],
  ["another purpose", { ...seal, purpose: "key of shop two" }],
])("is not opened by %s", (_, other) => {
  expect(unsealed(sealed(secret, seal), other)).toBeUndefined();
});

test("is not opened where a byte of it was changed", () => {
  const text = sealed(secret, seal);
  for (let at = 0; at < text.length - 1; at += 1) {
    const changed = text.slice(0, at) + (text[at] === "A" ? "B" : "A") + text.slice(at + 1);
    expect(unsealed(changed, seal), `at ${at}`).toBeUndefined();
  }
});

test.each(["", "s1.", "s1.AAAA", "sk-ads-plain"])("is not opened where it is no seal: %s", (text) => {
  expect(unsealed(text, seal)).toBeUndefined();
});
