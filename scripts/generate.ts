/** npm run generate brings what is written from the sources up to date: .env.example and the table of the providers. */
import { readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { envExample } from "../apps/server/src/env-example.ts";
import { withProvidersTable } from "../apps/server/src/providers-table.ts";

const root = resolve(import.meta.dirname, "..");
const selfHosting = join(root, "docs/self-hosting.md");

writeFileSync(join(root, ".env.example"), envExample());
writeFileSync(selfHosting, withProvidersTable(readFileSync(selfHosting, "utf8")));
