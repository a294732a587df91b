import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { FastifyInstance } from "fastify";
import { zipFile } from "#platform/files/zip-file.ts";

const wordpress = fileURLToPath(new URL("../../../../integrations/wordpress", import.meta.url));
const plugin = "citelens-visits";

/** Downloads that people install on their own servers, at addresses of its own: it is no secret, and everybody may have it. */
export function serveDownloads(app: FastifyInstance): void {
  const zip = wordPressPlugin();
  app.get(`/downloads/${plugin}.zip`, async (_, reply) =>
    reply
      .headers({
        "cache-control": "no-cache",
        "content-disposition": `attachment; filename="${plugin}.zip"`,
      })
      .type("application/zip")
      .send(zip),
  );
}

/** The plugin for WordPress, as its page for uploads wants it: a folder of the plugin's name. */
function wordPressPlugin(): Buffer {
  const folder = join(wordpress, plugin);
  return zipFile(
    readdirSync(folder)
      .toSorted()
      .map((file) => ({ name: `${plugin}/${file}`, content: readFileSync(join(folder, file)) })),
  );
}
