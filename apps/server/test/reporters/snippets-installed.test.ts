import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { type AddressInfo, createServer } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { buildLibrary } from "../../../../scripts/build-packages.ts";
import { eventually } from "../world.ts";
import { collectReports, visitAs } from "./collected-reports.ts";

/** Apps of frameworks too large to be dependencies of ours; `npm run test:snippets` installs them. */
const wantsAll = process.env.CITELENS_TEST_SNIPPETS === "all";
const readme = new URL("../../../../packages/visit/README.md", import.meta.url);

interface App {
  readonly packages: readonly string[];
  readonly files: Readonly<Record<string, string>>;
  readonly build: readonly string[];
  readonly start: readonly string[];
}

/** Installs, builds and starts an app beside our package as it is published, until the test is over; resolves to its address. */
async function startApp({ packages, files, build, start }: App, endpoint: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "citelens-app-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  await writeFile(join(folder, "package.json"), '{"type":"module","private":true}');
  for (const [name, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), content);
  }
  const node = dirname(process.execPath);
  const port = await freePort();
  const env = { ...process.env, PATH: `${node}:${process.env.PATH}`, CITELENS_ENDPOINT: endpoint };
  const options = { cwd: folder, env, stdio: "ignore" as const };
  execFileSync("npm", ["install", "--no-audit", "--no-fund", ...packages], options);
  await mkdir(join(folder, "node_modules/@citelens"), { recursive: true });
  await cp(buildLibrary("visit", join(folder, "built")), join(folder, "node_modules/@citelens/visit"), {
    recursive: true,
  });
  const [builder = "", ...buildWith] = build;
  execFileSync(process.execPath, [join(folder, builder), ...buildWith], {
    ...options,
    env: { ...env, NODE_ENV: "production" },
  });
  const [starter = "", ...startWith] = start;
  const child = spawn(process.execPath, [join(folder, starter), ...startWith], {
    ...options,
    env: { ...env, NODE_ENV: "production", PORT: String(port), HOST: "127.0.0.1", HOSTNAME: "127.0.0.1" },
  });
  onTestFinished(async () => {
    const closed = once(child, "close");
    child.kill();
    await closed;
  });
  const address = `http://127.0.0.1:${port}`;
  await eventually(async () => fetch(`${address}/_next/ready.css`));
  return address;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo; // a port's, since it listens on one
  server.close();
  await once(server, "close");
  return port;
}

const options = '{ key: "k", endpoint: process.env.CITELENS_ENDPOINT, timeoutMs: 20_000 }';
const seen = ({
  request_path: path,
  response_status,
}: {
  request_path: string;
  response_status?: number;
}): string => `${path} ${response_status ?? "-"}`;

test.skipIf(!wantsAll)(
  "the guide's pattern has Next.js report pages with dots, and neither parts of pages nor prefetches",
  async () => {
    const { endpoint, reports } = await collectReports();
    const matcher = /matcher: ("\/.*")/.exec(await readFile(readme, "utf8"))?.[1];
    const site = await startApp(
      {
        packages: ["next@16.4.6", "react@19", "react-dom@19"],
        files: {
          "app/layout.js": "export default ({ children }) => <html><body>{children}</body></html>;",
          "app/page.js": "export default () => <main>home</main>;",
          "app/[...path]/page.js":
            "export default async ({ params }) => <main>{(await params).path.join()}</main>;",
          "app/robots.txt/route.js": 'export const GET = () => new Response("User-agent: *");',
          "app/llms.txt/route.js": 'export const GET = () => new Response("# Shop");',
          "app/sitemap.js": 'export default () => [{ url: "https://shop.example/" }];',
          "pages/old.js": "export default () => <p>old</p>;",
          "public/app.js": "1",
          "public/main.css": "a {}",
          "proxy.js": `import { reportVisits } from "@citelens/visit/next";
            export const proxy = reportVisits(${options});
            export const config = { matcher: ${matcher} };`,
        },
        build: ["node_modules/next/dist/bin/next", "build"],
        start: ["node_modules/next/dist/bin/next", "start", "-H", "127.0.0.1"],
      },
      endpoint,
    );

    const pages = ["/", "/robots.txt", "/sitemap.xml", "/llms.txt", "/docs/intro.md", "/blog/node.js"];
    pages.push("/blog/gpt-4.1", "/learn/asp.net", "/old");
    for (const page of pages) await visitAs(site + page);
    for (const part of ["/app.js", "/main.css", "/_next/static/a.js", "/_next/image?url=a"])
      await visitAs(site + part);
    await visitAs(`${site}/`, { headers: { "sec-purpose": "prefetch;prerender" } });
    await visitAs(`${site}/last`);

    await eventually(async () =>
      expect(reports.map(seen).toSorted()).toEqual([...pages, "/last"].map((path) => `${path} -`).toSorted()),
    );
  },
  300_000,
);

const routes = (imports: string, handler: string): Record<string, string> => ({
  "routes/ok.ts": `${imports} export default ${handler}(() => "ok");`,
  "routes/never.ts": `${imports} export default ${handler}(() => new Promise(() => {}));`,
  "routes/throwing.ts": `${imports} export default ${handler}(() => { throw new Error("mine"); });`,
  "routes/stream.ts": `${imports} export default ${handler}(() => new ReadableStream({
    async pull(controller) { await new Promise((done) => setTimeout(done, 50)); controller.enqueue(new TextEncoder().encode("more")); },
  }));`,
});
const plugin = `import { reportVisits } from "@citelens/visit/nuxt"; export default reportVisits(${options});`;
const output = ".output/server/index.mjs";

const nitros: Readonly<Record<string, App>> = {
  "Nitro 2, on which Nuxt runs": {
    packages: ["nitropack@2.13.6", "h3@1"],
    files: {
      ...routes('import { defineEventHandler } from "h3";', "defineEventHandler"),
      "routes/asking.ts":
        'import { defineEventHandler } from "h3"; export default defineEventHandler((event) => event.$fetch("/ok"));',
      "plugins/citelens.ts": plugin,
      "nitro.config.ts":
        'export default defineNitroConfig({ srcDir: ".", compatibilityDate: "2026-01-01" });',
    },
    build: ["node_modules/nitropack/dist/cli/index.mjs", "build"],
    start: [output],
  },
  "Nitro 3": {
    packages: ["nitro@3.0.0"],
    files: {
      ...routes('import { defineHandler } from "nitro/h3";', "defineHandler"),
      "routes/asking.ts":
        'import { defineHandler } from "nitro/h3"; export default defineHandler(() => "asks nobody");',
      "plugins/citelens.ts": plugin,
      "nitro.config.mjs": 'export default { serverDir: "./", compatibilityDate: "2026-01-01" };',
    },
    build: ["node_modules/nitro/dist/cli/index.mjs", "build"],
    start: [output],
  },
};

test.skipIf(!wantsAll).each(Object.entries(nitros))(
  "%s reports each visit once, however it ends, and not what the app asks of itself",
  async (_, app) => {
    const { endpoint, reports } = await collectReports();
    const site = await startApp(app, endpoint);

    await visitAs(`${site}/ok`, { method: "HEAD" });
    await visitAs(`${site}/asking`);
    await visitAs(`${site}/throwing`);
    await visitAs(`${site}/never`, { leavesAfterMs: 300 });
    await visitAs(`${site}/stream`, { leavesAfterMs: 300 });

    await eventually(async () =>
      expect(reports.map(seen).toSorted()).toEqual([
        "/asking 200",
        "/never 499",
        "/ok 200",
        "/stream 200",
        "/throwing 500",
      ]),
    );
  },
  300_000,
);
