/** npm run generate brings what is written from the sources up to date: .env.example, the table of the providers and those of the checks. */
import { readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { withChecksTables } from "../apps/server/src/audit-checks-table.ts";
import { envExample } from "../apps/server/src/env-example.ts";
import { withProvidersTable } from "../apps/server/src/providers-table.ts";

const root = resolve(import.meta.dirname, "..");
const selfHosting = join(root, "docs/self-hosting.md");
const audit = join(root, "docs/audit.md");

writeFileSync(join(root, ".env.example"), envExample());
writeFileSync(selfHosting, withProvidersTable(readFileSync(selfHosting, "utf8")));
writeFileSync(audit, withChecksTables(readFileSync(audit, "utf8")));
