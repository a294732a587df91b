/** npm run generate brings what is written from the sources up to date: .env.example, the table of the providers, those of the checks, of structured data and of the deep run, and the clients. */
import { readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { withChecksTables } from "../apps/server/src/audit-checks-table.ts";
import { envExample } from "../apps/server/src/env-example.ts";
import { withProvidersTable } from "../apps/server/src/providers-table.ts";
import { withStructuredDataTable } from "../apps/server/src/structured-data-table.ts";
import { clientModel } from "./clients/client-model.ts";
import { generatedClients } from "./clients/generated-clients.ts";
import { withDeepTable } from "./testing/deep-table.ts";

const root = resolve(import.meta.dirname, "..");
const selfHosting = join(root, "docs/self-hosting.md");
const audit = join(root, "docs/audit.md");
const testing = join(root, "docs/testing.md");

writeFileSync(join(root, ".env.example"), envExample());
writeFileSync(selfHosting, withProvidersTable(readFileSync(selfHosting, "utf8")));
writeFileSync(audit, withStructuredDataTable(withChecksTables(readFileSync(audit, "utf8"))));
writeFileSync(testing, withDeepTable(readFileSync(testing, "utf8"), root));
for (const [path, text] of generatedClients(await clientModel())) writeFileSync(join(root, path), text);
