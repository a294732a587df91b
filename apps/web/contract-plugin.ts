import { realpathSync } from "node:fs";
import { sep } from "node:path";
import { type Plugin, runnerImport } from "vite";

interface Endpoint {
  readonly kind: "endpoint";
  readonly method: string;
  readonly path: string;
  readonly caller?: unknown;
  readonly status?: unknown;
  readonly takesIdempotencyKey?: unknown;
}

/**
 * Keeps the contract's schemas out of the browser. A module in `contractDir` that exports an endpoint is run
 * here in Node, and the browser gets its outline: each endpoint as {kind, method, path, caller, status, takesIdempotencyKey} and
 * each constant that JSON can represent. Schemas and functions are left out, so importing one of them from
 * such a module fails the build. Modules without an endpoint are not changed.
 */
export function contractPlugin(contractDir: string): Plugin {
  const prefix = realpathSync(contractDir) + sep;
  return {
    name: "citelens:contract",
    enforce: "pre",
    async load(id) {
      const [file = id] = id.split("?");
      if (!file.startsWith(prefix) || !file.endsWith(".ts")) return null;

      // A new runner each time, so that changes in the module or its imports are always seen.
      const { module, dependencies } = await runnerImport<Record<string, unknown>>(file, {
        configFile: false,
      });
      if (!Object.values(module).some(isEndpoint)) return null;

      for (const dependency of dependencies) this.addWatchFile(dependency);
      return { code: outline(module), map: null };
    },
  };
}

function outline(module: Readonly<Record<string, unknown>>): string {
  return Object.entries(module)
    .map(([name, value]) => [name, isEndpoint(value) ? outlineOf(value) : value] as const)
    .filter(([, value]) => isPlainData(value))
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};\n`)
    .join("");
}

/** Parts that an endpoint does not have are omitted, as in JSON. */
function outlineOf({ kind, method, path, caller, status, takesIdempotencyKey }: Endpoint): unknown {
  const key = takesIdempotencyKey === true ? { takesIdempotencyKey } : {};
  return JSON.parse(JSON.stringify({ kind, method, path, caller, status, ...key }));
}

function isEndpoint(value: unknown): value is Endpoint {
  if (typeof value !== "object" || value === null) return false;
  if (!("kind" in value && "method" in value && "path" in value)) return false;
  return value.kind === "endpoint" && typeof value.method === "string" && typeof value.path === "string";
}

/** Whether JSON represents the value without loss: no functions, class instances, undefined or NaN. */
function isPlainData(value: unknown): boolean {
  if (value === null || typeof value === "string" || typeof value === "boolean") return true;
  if (typeof value === "number") return Number.isFinite(value);
  if (Array.isArray(value)) return value.every(isPlainData);
  if (typeof value !== "object") return false;

  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== null) return false;
  return Object.values(value).every(isPlainData);
}
