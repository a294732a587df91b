#!/usr/bin/env bash
# @modelcontextprotocol/server 2.4.0: LATEST_PROTOCOL_VERSION.
# The package serves the revisions 2026-07-28 and 2025-11-25 of the protocol. Valid use: whoever wants the newest one that it serves takes its
# constant of that name. Seen: it names 2025-11-25, and the newest revision is exported under no name at all.
# Fails when that changes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund @modelcontextprotocol/server@2.4.0
cat >look.mjs <<'JS'
import * as server from "@modelcontextprotocol/server";

const named = Object.entries(server).filter(([, value]) => JSON.stringify(value)?.includes("2026-07-28"));
const handler = server.createMcpHandler(
  () => new server.McpServer({ name: "look", version: "1" }, { capabilities: { tools: {} } }),
);
const version = "2026-07-28";
const meta = {
  "io.modelcontextprotocol/protocolVersion": version,
  "io.modelcontextprotocol/clientInfo": { name: "look", version: "1" },
  "io.modelcontextprotocol/clientCapabilities": {},
};
const response = await handler.fetch(
  new Request("http://localhost/mcp", {
    method: "POST",
    headers: { "content-type": "application/json", "mcp-protocol-version": version, "mcp-method": "tools/list" },
    body: JSON.stringify({ jsonrpc: "2.0", id: 1, method: "tools/list", params: { _meta: meta } }),
  }),
);
const seen = JSON.stringify({
  latest: server.LATEST_PROTOCOL_VERSION,
  newestServed: response.status,
  namedAs: named.map(([name]) => name),
});
console.log(seen);
const known = JSON.stringify({ latest: "2025-11-25", newestServed: 200, namedAs: [] });
if (seen !== known) throw new Error(`This has changed; known was ${known}`);
process.exit(0);
JS
node look.mjs
