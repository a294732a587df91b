import { expect, test } from "vitest";
import { readStoredSignature, storedSignature } from "./stored-signature.ts";

const signed = {
  host: "www.example.com",
  signature: "sig1=:AAAA:",
  signatureAgent: 'sig1="https://chatgpt.com"',
  target: "/orders/7?token=s3cret",
};

test("a signature comes back as it was sent, without the query, and with the path only where it was signed", () => {
  const overPath = { ...signed, signatureInput: 'sig1=("@authority" "@path")' };
  const overHost = { ...signed, signatureInput: 'sig1=("@authority")' };

  expect(readStoredSignature(storedSignature(overPath))).toEqual({ ...overPath, target: "/orders/7" });
  expect(readStoredSignature(storedSignature(overHost))).toEqual({ ...overHost, target: undefined });
  expect(storedSignature(overPath)).not.toContain("s3cret");
});

test.each(["", "{}", '{"input":1}', "nonsense"])("%s is no signature", (text) => {
  expect(readStoredSignature(text)).toBeUndefined();
});
