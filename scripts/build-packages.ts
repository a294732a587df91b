/**
 * Writes what is published of our packages into their `dist` folders: JavaScript, types, readme, licence and a
 * package.json without a trace of this repository. `npm publish packages/visit/dist` publishes one.
 */
import { execFileSync } from "node:child_process";
import { chmodSync, copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { rolldown } from "rolldown";
import { z } from "zod";

const root = fileURLToPath(new URL("..", import.meta.url));

const manifest = z.object({
  name: z.string(),
  version: z.string(),
  license: z.string(),
  description: z.string(),
  exports: z.record(z.string(), z.string()),
});

/** A library, module by module. Answers with the folder that can be published. */
export function buildLibrary(
  name: "client" | "visit",
  outDir = join(root, "packages", name, "dist"),
): string {
  const source = join(root, "packages", name);
  rmSync(outDir, { recursive: true, force: true });
  const compiler = join(root, "node_modules/typescript/bin/tsc");
  execFileSync(process.execPath, [compiler, "-p", join(source, "tsconfig.build.json"), "--outDir", outDir], {
    stdio: "inherit",
  });

  const { exports, ...told } = readManifest(source);
  const built = Object.entries(exports).map(([entry, path]) => {
    const name = path.replace("./src/", "./").replace(/\.ts$/, "");
    return [entry, { types: `${name}.d.ts`, default: `${name}.js` }] as const;
  });
  return finish(source, outDir, {
    ...told,
    type: "module",
    sideEffects: false,
    engines: { node: ">=20" },
    exports: Object.fromEntries(built),
  });
}

/** The command as one file, with the packages of ours that it needs. */
export async function buildLogShipper(outDir = join(root, "packages/log-shipper/dist")): Promise<string> {
  const source = join(root, "packages/log-shipper");
  rmSync(outDir, { recursive: true, force: true });
  const file = join(outDir, "citelens-ship-logs.js");
  const bundle = await rolldown({ input: join(source, "src/main.ts"), platform: "node", logLevel: "silent" });
  await bundle.write({ file, format: "esm" });
  await bundle.close();
  chmodSync(file, 0o755);

  const { exports: _, ...told } = readManifest(source);
  return finish(source, outDir, {
    ...told,
    type: "module",
    engines: { node: ">=22" },
    bin: { "citelens-ship-logs": "citelens-ship-logs.js" },
  });
}

function readManifest(source: string): z.output<typeof manifest> {
  return manifest.parse(JSON.parse(readFileSync(join(source, "package.json"), "utf8")));
}

function finish(source: string, outDir: string, published: object): string {
  mkdirSync(outDir, { recursive: true });
  writeFileSync(join(outDir, "package.json"), `${JSON.stringify(published, undefined, 2)}\n`);
  copyFileSync(join(source, "README.md"), join(outDir, "README.md"));
  copyFileSync(join(root, "LICENSE"), join(outDir, "LICENSE"));
  return outDir;
}

if (import.meta.main) {
  console.log(buildLibrary("visit"));
  console.log(buildLibrary("client"));
  console.log(await buildLogShipper());
}
