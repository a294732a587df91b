import { rm } from "node:fs/promises";
import { earlier, hourMs } from "@citelens/contract/base/days";
import { z } from "zod";
import { job } from "#platform/jobs/job.ts";
import { placeOfJob } from "#platform/place.ts";
import { eachAlone } from "#platform/sweeps/each-alone.ts";
import type { Tools } from "#platform/tools.ts";
import { listOldFiles, removeFile } from "./files/export-folder.ts";
import { forgetLinks } from "./store/export-links.sql.ts";
import { deleteExportRow, findHashes, listExpiredExports, listWaitingExports } from "./store/exports.sql.ts";
import { enqueueExport } from "./write-export.ts";

const atOnce = 200;
/** A file is written for as long as its draft changes; one that has lain this long is nobody's any more. */
const strayMs = hourMs;

/** Removes exports whose day is over, files that no export has, and addresses that have expired; begins what was left lying. */
export const removeEndedExports = job({
  name: "exports.remove-ended-exports",
  payload: z.object({}),
  run: async (tools) => {
    await eachAlone(tools, await listExpiredExports(tools, atOnce), {
      sweep: "exports.remove-ended-exports",
      idOf: ({ id }) => id,
      run: async ({ workspaceId, ...file }) => {
        await removeFile(tools, file);
        await deleteExportRow(tools, placeOfJob({ workspaceId }), file.id);
      },
    });
    await removeStrays(tools);
    await forgetLinks(tools);
    for (const { id, workspaceId } of await listWaitingExports(tools, atOnce))
      await enqueueExport(tools, { workspaceId, exportId: id });
  },
  cron: "*/5 * * * *",
});

/** Files of workspaces and members that are gone, and what processes left that died or came late. */
async function removeStrays(tools: Tools): Promise<void> {
  const files = await listOldFiles(tools, earlier(tools.now(), strayMs));
  const hashes = await findHashes(
    tools,
    files.map(({ id }) => id).filter((id) => z.uuid().safeParse(id).success),
  );
  for (const { id, sha256, path } of files) if (hashes.get(id) !== sha256) await rm(path, { force: true }); // a draft has none
}
