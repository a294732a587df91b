import { operations } from "../../src/api.ts";
import type { Endpoint, Method } from "../../src/base/endpoint.ts";

interface Match {
  readonly endpoint: Endpoint;
  readonly params: Readonly<Record<string, string>>;
}

/** The operation that a request means, by its method and its path below apiBase; undefined where there is none. */
export function operationOf(method: string, path: string): Match | undefined {
  const fitting = operations.flatMap(({ endpoint }) => {
    const found = endpoint.method === (method as Method) ? patternOf(endpoint.path).exec(path) : null;
    return found ? [{ endpoint, params: { ...found.groups } }] : [];
  });
  // `/projects/own/` is not the project of the id "own".
  return fitting.toSorted((a, b) => Object.keys(a.params).length - Object.keys(b.params).length)[0];
}

function patternOf(path: string): RegExp {
  return new RegExp(`^${path.replace(/:([A-Za-z]+)/g, "(?<$1>[^/]+)").replace(/\/$/, "/?")}$`);
}
