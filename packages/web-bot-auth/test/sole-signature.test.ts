import { expect, test } from "vitest";
import { soleSignature } from "../src/index.ts";

const one = { signatureInput: 'a=("@authority");created=7', signature: "a=:AQID:" };

test("one signature is told by its bytes, whatever half ones come with it", () => {
  const found = soleSignature(one);
  const beside = soleSignature({
    signatureInput: `half=("@path");created=8, ${one.signatureInput}, open=((`,
    signature: `${one.signature}, other=:BAUG:`,
  });

  expect(found).toEqual({ bytes: new Uint8Array([1, 2, 3]), createdSeconds: 7 });
  expect(beside).toEqual(found);
});

test.each([
  ["several", `${one.signatureInput}, b=("@path");created=8`, `${one.signature}, b=:BAUG:`],
  ["none", 'a=("@path");created=7', "b=:AQID:"],
  ["one that does not say when it was made", 'a=("@path")', one.signature],
])("%s are none", (_, signatureInput, signature) => {
  expect(soleSignature({ signatureInput, signature })).toBeUndefined();
});
