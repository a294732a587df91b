#!/usr/bin/env bash
# chdb 3.4.0 (ClickHouse 26.7.2): a write to an S3 of another region than us-east-1, whose host's name does not tell it, with the region as the
# argument region = '…' of the table function, behind the format.
# Expected: a signature for that region, or an error that says that there is no such argument, as named collections give one. Seen: nothing is said,
# and the signature is for us-east-1, which a storage that checks it refuses.
# Fails when that changes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts chdb@3.4.0
cat >look.mjs <<'JS'
import { once } from "node:events";
import { createServer } from "node:http";
import { Session } from "chdb";

const scopes = [];
const storage = createServer((request, response) => {
  scopes.push(/Credential=[^/]+\/\d+\/([^/]+)/.exec(request.headers.authorization ?? "")?.[1]);
  request.resume();
  response.writeHead(200, { etag: '"x"' }).end();
}).listen(0, "127.0.0.1");
await once(storage, "listening");
const url = `http://127.0.0.1:${storage.address().port}/lake/part-0.parquet`;
const session = new Session(`${process.cwd()}/db`);
await session.queryAsync(
  `INSERT INTO FUNCTION s3('${url}', 'KEY', 'SECRET', 'Parquet', region = 'eu-central-1') SELECT 1 AS n SETTINGS s3_truncate_on_insert = 1`,
);
const seen = JSON.stringify([...new Set(scopes)]);
console.log(seen);
if (seen !== '["us-east-1"]') throw new Error("This has changed; known was a signature for us-east-1");
process.exit(0);
JS
node look.mjs
