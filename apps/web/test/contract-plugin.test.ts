import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build, type Rolldown } from "vite";
import { afterEach, expect, test } from "vitest";
import { contractPlugin } from "../contract-plugin.ts";

const contractDir = fileURLToPath(new URL("./fixtures/contract", import.meta.url));
const temporaryDirs: string[] = [];

afterEach(() => {
  for (const dir of temporaryDirs.splice(0)) rmSync(dir, { recursive: true });
});

test("gives the browser the outline of an endpoint and the plain constants beside it", async () => {
  const code = await bundle(contractDir, 'export * from "CONTRACT/things.ts";');

  const module = await run(code);

  expect(module).toEqual({
    listThings: { kind: "endpoint", method: "GET", path: "/things/", caller: "user", status: 200 },
    createThing: { kind: "endpoint", method: "POST", path: "/things/", takesIdempotencyKey: true },
    thingsMax: 20,
    thingOrders: ["name", "-name"],
    thingLabels: { BIG: "Big", SMALL: "Small" },
  });
});

test("carries nothing of the schema library", async () => {
  const code = await bundle(contractDir, 'export { listThings } from "CONTRACT/things.ts";');

  expect(code.length).toBeLessThan(500);
  expect(code).not.toMatch(/zod/i);
});

test("refuses the build when the browser asks for a schema", async () => {
  const building = bundle(contractDir, 'export { thing } from "CONTRACT/things.ts";');

  await expect(building).rejects.toThrow(/thing/);
});

test("leaves a module without endpoints as it is, functions included", async () => {
  const code = await bundle(contractDir, 'export * from "CONTRACT/kinds.ts";');

  const { isThingKind, thingKinds } = await run(code);

  expect(thingKinds).toEqual(["BIG", "SMALL"]);
  expect(isThingKind).toBeTypeOf("function");
});

test("sees a change at the next load, in the module and in what it imports", async () => {
  const dir = temporaryDir();
  const entry = 'export * from "CONTRACT/pings.ts";';
  writeFileSync(join(dir, "pings.ts"), pings("/ping/"));
  writeFileSync(join(dir, "statuses.ts"), "export const accepted = 202;");
  const before = await run(await bundle(dir, entry));

  writeFileSync(join(dir, "pings.ts"), pings("/pong/"));
  writeFileSync(join(dir, "statuses.ts"), "export const accepted = 204;");
  const after = await run(await bundle(dir, entry));

  expect(before).toEqual({ ping: { kind: "endpoint", method: "GET", path: "/ping/", status: 202 } });
  expect(after).toEqual({ ping: { kind: "endpoint", method: "GET", path: "/pong/", status: 204 } });
});

test("leaves modules outside the contract alone", async () => {
  const dir = temporaryDir();
  copyFileSync(join(contractDir, "kinds.ts"), join(dir, "kinds.ts"));
  writeFileSync(
    join(dir, "elsewhere.ts"),
    'export const kept = { kind: "endpoint", method: "GET", path: "/", extra: 1 };',
  );

  const code = await bundle(contractDir, `export * from ${JSON.stringify(join(dir, "elsewhere.ts"))};`);

  expect(await run(code)).toEqual({ kept: { kind: "endpoint", method: "GET", path: "/", extra: 1 } });
});

function pings(path: string): string {
  return `import { accepted } from "./statuses.ts";
    export const ping = { kind: "endpoint", method: "GET", path: "${path}", status: accepted };`;
}

function temporaryDir(): string {
  const dir = mkdtempSync(join(tmpdir(), "contract-plugin-"));
  temporaryDirs.push(dir);
  return dir;
}

/** Builds one entry with the plugin and returns the code; CONTRACT in the entry is the folder. */
async function bundle(dir: string, entry: string): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: "silent",
    plugins: [entryPlugin(entry.replace("CONTRACT", dir)), contractPlugin(dir)],
    build: {
      write: false,
      rolldownOptions: { input: "virtual:entry", preserveEntrySignatures: "strict" },
    },
  });
  const outputs = [result].flat().flatMap((part) => ("output" in part ? part.output : []));
  const chunk = outputs.find((output): output is Rolldown.OutputChunk => output.type === "chunk");
  if (!chunk) throw new Error("The build made no chunk.");
  return chunk.code;
}

function entryPlugin(code: string): { name: string; resolveId: unknown; load: unknown } {
  return {
    name: "entry",
    resolveId: (id: string) => (id === "virtual:entry" ? id : null),
    load: (id: string) => (id === "virtual:entry" ? code : null),
  };
}

async function run(code: string): Promise<Record<string, unknown>> {
  return { ...(await import(`data:text/javascript,${encodeURIComponent(code)}`)) };
}
