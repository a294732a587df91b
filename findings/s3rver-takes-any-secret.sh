#!/usr/bin/env bash
# s3rver 3.7.1: an object that is written with its own access key and another secret, signed by Signature Version 4, as every client of today signs.
# Expected: 403 SignatureDoesNotMatch, as S3 answers, and as s3rver itself answers a wrong signature of version 2. Seen: 200, the object is stored.
# So a test that ends well against it says nothing of a signature.
# Fails when that changes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts s3rver@3.7.1
cat >look.cjs <<'JS'
const { createHash, createHmac } = require("node:crypto");
const S3rver = require("s3rver");

const sha256 = (text) => createHash("sha256").update(text).digest("hex");
const hmac = (key, text) => createHmac("sha256", key).update(text).digest();

async function look() {
  const storage = new S3rver({
    port: 0,
    address: "127.0.0.1",
    silent: true,
    directory: process.cwd(),
    configureBuckets: [{ name: "lake" }],
  });
  const { port } = await storage.run();
  const host = `127.0.0.1:${port}`;
  const stamp = new Date().toISOString().replace(/[-:]|\.\d{3}/g, "");
  const [body, path, names] = ["text", "/lake/object", "host;x-amz-content-sha256;x-amz-date"];
  const lines = `host:${host}\nx-amz-content-sha256:${sha256(body)}\nx-amz-date:${stamp}\n`;
  const scope = `${stamp.slice(0, 8)}/us-east-1/s3/aws4_request`;
  const canonical = ["PUT", path, "", lines, names, sha256(body)].join("\n");
  const key = scope.split("/").reduce(hmac, "AWS4another secret");
  const signature = hmac(key, ["AWS4-HMAC-SHA256", stamp, scope, sha256(canonical)].join("\n")).toString("hex");
  const { status } = await fetch(`http://${host}${path}`, {
    method: "PUT",
    body,
    headers: {
      "x-amz-date": stamp,
      "x-amz-content-sha256": sha256(body),
      authorization: `AWS4-HMAC-SHA256 Credential=S3RVER/${scope}, SignedHeaders=${names}, Signature=${signature}`,
    },
  });
  console.log(status);
  if (status !== 200) throw new Error("This has changed; known was 200");
  process.exit(0);
}

look();
JS
node look.cjs
