import { expect, test } from "vitest";
import { encodedPath, sha256, signedHeaders } from "./signed-request.rules.ts";

/** The examples of AWS's documentation of Signature Version 4 for S3. */
const example = {
  region: "us-east-1",
  accessKeyId: "AKIAIOSFODNN7EXAMPLE",
  secretAccessKey: "wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY",
};
const at = new Date("2013-05-24T00:00:00Z");
const host = "https://examplebucket.s3.amazonaws.com";

function signatureOf(headers: Readonly<Record<string, string>>): string | undefined {
  return headers.authorization?.split("Signature=")[1];
}

test("signs a reading as the documentation of S3 signs it", () => {
  const signed = signedHeaders(
    {
      method: "GET",
      url: new URL(`${host}/test.txt`),
      headers: { range: "bytes=0-9" },
      bodySha256: sha256(""),
      at,
    },
    example,
  );

  expect(signatureOf(signed)).toBe("f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41");
});

test("signs a writing as the documentation of S3 signs it", () => {
  const body = "Welcome to Amazon S3.";
  const headers = { date: "Fri, 24 May 2013 00:00:00 GMT", "x-amz-storage-class": "REDUCED_REDUNDANCY" };
  const url = new URL(`${host}/${encodedPath("test$file.text")}`);

  const signed = signedHeaders({ method: "PUT", url, headers, bodySha256: sha256(body), at }, example);

  expect(signatureOf(signed)).toBe("98ad721746da40c64f1a55b78f14c238d841ea1380cd77a1b5971af0ece108bd");
});

test("escapes all of a key but what the signature leaves as it is", () => {
  expect(encodedPath("a b/day=2026-11-21/é(1)'*!~.parquet")).toBe(
    "a%20b/day%3D2026-11-21/%C3%A9%281%29%27%2A%21~.parquet",
  );
});
