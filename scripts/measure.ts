/** npm run measure counts how the house stands, against what it aims at, and writes docs/architecture-measures.md. */
import { writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { readImports, readSources } from "./law/check-laws.ts";
import { architectureMeasures } from "./measure/architecture-measures.ts";

const root = resolve(import.meta.dirname, "..");
const text = architectureMeasures(root, readSources(root), (await readImports(root)).modules);
writeFileSync(join(root, "docs/architecture-measures.md"), text);
console.log(text);
