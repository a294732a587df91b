import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { build, type Plugin } from "vite";
import { afterEach, expect, test } from "vitest";
import { compressPlugin } from "../compress-plugin.ts";

const dir = mkdtempSync(join(tmpdir(), "compress-plugin-"));
afterEach(() => rmSync(dir, { recursive: true, force: true }));

test("writes what browsers unpack into the same file, and nothing beside small files and pictures", async () => {
  const long = `.long{content:"${"citelens ".repeat(200)}"}`;
  await build({
    configFile: false,
    logLevel: "silent",
    plugins: [files({ "long.css": long, "short.css": ".a{}", "photo.png": long }), compressPlugin()],
    build: { outDir: dir, emptyOutDir: false, rolldownOptions: { input: "virtual:nothing" } },
  });

  expect(brotliDecompressSync(readFileSync(join(dir, "long.css.br"))).toString()).toBe(long);
  expect(gunzipSync(readFileSync(join(dir, "long.css.gz"))).toString()).toBe(long);
  for (const small of ["short.css.br", "short.css.gz", "photo.png.br", "photo.png.gz"])
    expect(existsSync(join(dir, small))).toBe(false);
});

function files(sources: Readonly<Record<string, string>>): Plugin {
  return {
    name: "files",
    resolveId: (id) => (id === "virtual:nothing" ? id : null),
    load: (id) => (id === "virtual:nothing" ? "export {};" : null),
    generateBundle() {
      for (const [fileName, source] of Object.entries(sources))
        this.emitFile({ type: "asset", fileName, source });
    },
  };
}
