import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { json, text } from "node:stream/consumers";
import { gunzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { listenOnLoopback } from "../apps/server/test/loopback.ts";
import { buildLibrary, buildLogShipper } from "./build-packages.ts";

let folder: string;
let address: string;
const reports: unknown[] = [];
const endpoint = createServer(async (request, response) => {
  const isPacked = request.headers["content-encoding"] === "gzip";
  const bytes: Buffer[] = [];
  if (isPacked) for await (const part of request) bytes.push(part);
  reports.push(isPacked ? JSON.parse(gunzipSync(Buffer.concat(bytes)).toString()) : await json(request));
  response.writeHead(202).end();
});
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "citelens-packages-"));
  address = await listenOnLoopback(endpoint);
});
afterAll(async () => {
  endpoint.close();
  await rm(folder, { recursive: true });
});

/** Packs a folder as npm would, and unpacks it where a customer's code finds it. */
async function installed(built: string, name: string): Promise<string> {
  const packed = execFileSync("npm", ["pack", "--silent", "--pack-destination", folder], {
    cwd: built,
    encoding: "utf8",
    stdio: ["ignore", "pipe", "ignore"],
  });
  const target = join(folder, "node_modules", name);
  await mkdir(target, { recursive: true });
  execFileSync("tar", ["xzf", join(folder, packed.trim()), "--strip-components=1", "-C", target]);
  return target;
}

/** The Node of this project, and one of another version from 20 on where the path has one. */
function nodes(): readonly string[] {
  const found = (process.env.PATH ?? "")
    .split(delimiter)
    .map((entry) => join(entry, "node"))
    .filter((path) => existsSync(path) && !path.includes("node_modules"));
  const others = found.filter((path) => {
    const version = execFileSync(path, ["-p", "process.versions.node"], { encoding: "utf8" }).trim();
    return Number.parseInt(version, 10) >= 20 && version !== process.versions.node;
  });
  return [process.execPath, ...others.slice(0, 1)];
}

async function runs(node: string, ...args: readonly string[]): Promise<{ code: unknown; said: string }> {
  const env = { ...process.env, CITELENS_KEY: "k", CITELENS_ENDPOINT: address };
  const child = spawn(node, args, { cwd: folder, env, stdio: ["ignore", "ignore", "pipe"] });
  const [[code], said] = await Promise.all([once(child, "close"), text(child.stderr)]);
  return { code, said };
}

/** The compiler and npm take their time where others work too. */
const slow = { timeout: 120_000 };

test("the library runs from plain JavaScript as it is published, without a dependency", slow, async () => {
  const target = await installed(buildLibrary("visit", join(folder, "visit")), "@citelens/visit");
  await writeFile(
    join(folder, "site.mjs"),
    `import { createServer } from "node:http";
     import { createReporter } from "@citelens/visit";
     import { reportVisits } from "@citelens/visit/express";
     import * as fastify from "@citelens/visit/fastify";
     import * as next from "@citelens/visit/next";
     import * as nuxt from "@citelens/visit/nuxt";
     import * as cloudflare from "@citelens/visit/cloudflare";
     for (const one of [fastify, next, nuxt, cloudflare]) if (typeof one.reportVisits !== "function") throw new Error("no adapter");
     const options = { key: "k", endpoint: process.env.CITELENS_ENDPOINT + "/api/v1/tracking/visit", timeoutMs: 20_000 };
     await createReporter(options).report({ path: "/core", method: "GET", headers: { cookie: "a=b" } });
     const report = reportVisits(options);
     const server = createServer((request, response) => report(request, response, () => response.end("a page")));
     server.listen(0, "127.0.0.1", async () => {
       await fetch("http://127.0.0.1:" + server.address().port + "/connect").then((page) => page.text());
       server.close();
     });`,
  );

  const ends = [];
  for (const node of nodes()) ends.push(await runs(node, "site.mjs"));

  expect(ends).toEqual(nodes().map(() => ({ code: 0, said: "" })));
  expect(reports.splice(0)).toMatchObject(
    nodes().flatMap(() => [
      { request_path: "/core", request_headers: {}, sdk: "@citelens/visit/core 0.1.0" },
      { request_path: "/connect", response_status: 200, sdk: "@citelens/visit/express 0.1.0" },
    ]),
  );
  const files = readdirSync(target);
  expect(files).toEqual(
    expect.arrayContaining(["LICENSE", "README.md", "express.d.ts", "express.js", "index.d.ts"]),
  );
  expect(files.filter((file) => /(?<!\.d)\.ts$|test/.test(file))).toEqual([]);
});

test(
  "the client runs from plain JavaScript as it is published, with its types and without a dependency",
  slow,
  async () => {
    const target = await installed(buildLibrary("client", join(folder, "client")), "@citelens/client");
    const api = createServer((request, response) => {
      response.writeHead(200, { "content-type": "application/json" });
      response.end(
        JSON.stringify([{ name: `${request.method} ${request.url} ${request.headers.authorization}` }]),
      );
    });
    const url = await listenOnLoopback(api);
    await writeFile(
      join(folder, "reads.mjs"),
      `import { createCitelens } from "@citelens/client";
     const [{ name }] = await createCitelens({ url: process.argv[2], key: "clk_k" }).workspaces.listWorkspaces();
     if (name !== "GET /api/v1/projects/ Api-Key clk_k") throw new Error(name);`,
    );

    const ends = [];
    for (const node of nodes()) ends.push(await runs(node, "reads.mjs", url));
    api.close();

    expect(ends).toEqual(nodes().map(() => ({ code: 0, said: "" })));
    const { dependencies } = JSON.parse(readFileSync(join(target, "package.json"), "utf8"));
    expect(dependencies).toBeUndefined();
    expect(readdirSync(target)).toEqual(
      expect.arrayContaining(["LICENSE", "README.md", "index.d.ts", "index.js"]),
    );
    expect(await readFile(join(target, "operations.gen.d.ts"), "utf8")).not.toMatch(/zod|@citelens/);
  },
);

test("the log shipper runs as it is published: one file, with all that it needs", async () => {
  const target = await installed(await buildLogShipper(join(folder, "shipper")), "@citelens/log-shipper");
  const at = new Date().toISOString().slice(0, 19);
  await writeFile(
    join(folder, "access.log"),
    `{"time_iso8601":"${at}+00:00","remote_addr":"203.0.113.7","request":"GET /shipped HTTP/1.1","status":200,"http_user_agent":"GPTBot/1.2"}\n`,
  );

  const command = join(target, "citelens-ship-logs.js");
  const { code, said } = await runs(
    process.execPath,
    command,
    "--state",
    join(folder, "state.json"),
    "access.log",
  );

  expect([code, said]).toEqual([0, expect.stringContaining("1 lines: 1 sent")]);
  expect(reports.splice(0)).toMatchObject([{ request_path: "/shipped" }]);
  expect(readdirSync(target).toSorted()).toEqual([
    "LICENSE",
    "README.md",
    "citelens-ship-logs.js",
    "package.json",
  ]);
});
