import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Plugin } from "vite";

const compressible = /\.(js|css|svg)$/;
/** Below this a response has hardly fewer packets. */
const bytesMin = 1024;
const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/**
 * Writes each script, style and picture a second and third time as .br and .gz, as small as they can get, so that the
 * server sends them as they are instead of compressing them for each visitor.
 */
export function compressPlugin(): Plugin {
  return {
    name: "citelens:compress",
    apply: "build",
    async writeBundle({ dir = "" }, bundle) {
      const files = Object.values(bundle).map((file) => ({
        path: join(dir, file.fileName),
        bytes: Buffer.from(file.type === "chunk" ? file.code : file.source),
      }));
      await Promise.all(
        files
          .filter(({ path, bytes }) => compressible.test(path) && bytes.length >= bytesMin)
          .flatMap(({ path, bytes }) => [
            brotli(bytes, {
              params: { [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT },
            }).then((packed) => writeFile(`${path}.br`, packed)),
            gzipped(bytes, { level: 9 }).then((packed) => writeFile(`${path}.gz`, packed)),
          ]),
      );
    },
  };
}
