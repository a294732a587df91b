/** npm run release:api, at each release: stores the API of now, and empties the list of announced changes. */
import { readFileSync } from "node:fs";
import { z } from "zod";
import { release } from "./api-changes/released-api.ts";

const { version } = z
  .object({ version: z.string() })
  .parse(JSON.parse(readFileSync(new URL("../package.json", import.meta.url), "utf8")));
release(version);
console.log(`Changes of the API are now held against ${version}.`);
