import { createHash } from "node:crypto";
import { createWriteStream } from "node:fs";
import { rename, rm } from "node:fs/promises";
import { PassThrough, Readable, Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import { hourMs, later } from "@citelens/contract/base/days";
import { exportBytesMax, exportHours } from "@citelens/contract/platform/exports";
import { z } from "zod";
import type { Member } from "#features/workspaces/lookup/public.ts";
import { isDiskFull } from "#platform/disk/disk-full.ts";
import { job } from "#platform/jobs/job.ts";
import { enqueue } from "#platform/jobs/jobs.ts";
import { LeaseLost } from "#platform/leases/lease-lost.ts";
import { whileLeased } from "#platform/leases/while-leased.ts";
import { openSlots } from "#platform/limits/slots.ts";
import { fileNameOf } from "#platform/list-file.ts";
import { type Place, placeOfJob } from "#platform/place.ts";
import { isPostgresUnavailable } from "#platform/postgres.ts";
import { FieldRefusal, Refusal } from "#platform/refusal.ts";
import type { Tools } from "#platform/tools.ts";
import { draftPath, filePath, isPacked, makeFolder, removeFile } from "./files/export-folder.ts";
import { openChosen } from "./store/chosen-list.ts";
import { type ExportRow, findExportRow, finishExport, leaseOfExport, sumSizes } from "./store/exports.sql.ts";
import { requireMaker } from "./store/maker.ts";

const named = z.object({ workspaceId: z.uuid(), exportId: z.uuid() });
const waitMs = 5_000;

/** Why there is no file, as people read it. */
const reasons = {
  diskFull:
    "There is no space left on the disk that files are kept on. Whoever runs this installation has to free some; then begin the export again.",
  tooLarge:
    "The workspace's files would take more than 2 GB together. Remove another export, or ask for fewer rows.",
  left: "Whoever asked for it does not belong to this workspace any more, or the list is gone.",
  broken: "Something went wrong while the file was written. Begin the export again.",
} as const;

class TooLarge extends Error {}

/** Writes a list to its file with the rights of the one who asked, a row at a time; what was begun by a process that died is begun anew. */
export const writeExport = job({
  name: "exports.write-export",
  payload: named,
  run: async (tools, { workspaceId, exportId }) => {
    const place = placeOfJob({ workspaceId });
    const row = await findExportRow(tools, place, exportId);
    if (!row || row.status === "DONE" || row.status === "FAILED") return;

    const slots = openSlots(tools);
    try {
      if (await takeSlot(tools, place, { row, slots })) await writeLeased(tools, place, exportId);
      else await enqueueExport(tools, { workspaceId, exportId }, later(tools.now(), waitMs));
    } finally {
      await slots.close();
    }
  },
});

export function enqueueExport(
  tools: Tools,
  payload: z.output<typeof named>,
  startAfter?: Date,
): Promise<void> {
  return enqueue(
    tools,
    { name: "exports.write-export", payload: named },
    payload,
    startAfter && { startAfter },
  );
}

/** As many files of an organization are made at a time as its plan allows, be they sent at once or kept. */
async function takeSlot(
  tools: Tools,
  place: Place,
  { row, slots }: { readonly row: ExportRow; readonly slots: ReturnType<typeof openSlots> },
): Promise<boolean> {
  const member = await requireMakerOf(tools, place, row).catch((error: unknown) => {
    if (error instanceof Refusal) return undefined;
    throw error;
  });
  if (!member) return true; // which the list is about to say
  const { exports: max } = await tools.planLimits.of(member.organizationId);
  return (await slots.take(`exports ${member.organizationId}`, max)) !== undefined;
}

/** Proof of the one who asked: nothing is written for somebody who has left or is suspended. */
function requireMakerOf(
  tools: Tools,
  { workspaceId }: Place,
  { made_by: userId }: ExportRow,
): Promise<Member> {
  return requireMaker(tools, { userId, workspaceId, whenGone: "EXPORT_FILE_GONE" });
}

async function writeLeased(tools: Tools, place: Place, id: string): Promise<void> {
  let rows = 0;
  await whileLeased(
    tools,
    leaseOfExport(tools, place, { id, rowsSoFar: () => rows }),
    async (row, signal) => {
      const draft = draftPath(tools, row);
      try {
        const written = await writeFile(tools, place, { row, draft, signal, onItem: () => (rows += 1) });
        const file = { id, sha256: written.sha256 };
        await rename(draft, filePath(tools, file));
        const isThere = await finishExport(tools, place, {
          id,
          fence: row.fence,
          status: "DONE",
          rows,
          ...written,
          expires_at: later(tools.now(), exportHours * hourMs),
        });
        if (isThere) return;
        const now = await findExportRow(tools, place, id);
        if (now?.sha256 !== file.sha256) await removeFile(tools, file);
      } catch (error) {
        await rm(draft, { force: true });
        if (signal.aborted) throw signal.reason; // removed, or handed to another process
        await fail(tools, place, { row, rows, error });
      }
    },
  );
}

interface WritingTask {
  readonly row: ExportRow;
  readonly draft: string;
  readonly signal: AbortSignal;
  readonly onItem: () => void;
}

async function writeFile(
  tools: Tools,
  place: Place,
  { row, draft, signal, onItem }: WritingTask,
): Promise<Pick<ExportRow, "size" | "file_name"> & { readonly sha256: string }> {
  await requireMakerOf(tools, place, row);
  const { file, check } = await openChosen(tools, { place, userId: row.made_by }, row);
  const bytesMax = exportBytesMax - (await sumSizes(tools, place));
  await makeFolder(tools);
  const hash = createHash("sha256");
  let size = 0;
  const measured = new Transform({
    transform: (chunk: Buffer, _, done) => {
      size += chunk.length;
      hash.update(chunk);
      done(size > bytesMax ? new TooLarge() : null, chunk);
    },
  });
  const packing = isPacked(row.format) ? createGzip() : new PassThrough();
  await pipeline(
    Readable.from(file.chunks(row.format, { check, onItem })),
    packing,
    measured,
    createWriteStream(draft, { mode: 0o600 }),
    { signal },
  );
  const name = fileNameOf(file, row.format);
  return { size, sha256: hash.digest("hex"), file_name: isPacked(row.format) ? `${name}.gz` : name };
}

interface FailedWriting {
  readonly row: ExportRow;
  readonly rows: number;
  readonly error: unknown;
}

/** Notes why there is no file; what another try may heal is tried again. */
async function fail(tools: Tools, place: Place, { row, rows, error }: FailedWriting): Promise<void> {
  if (error instanceof LeaseLost || isPostgresUnavailable(error)) throw error;
  const reason = reasonOf(error);
  if (reason === reasons.broken)
    tools.log.error({ err: error, export: row.id, operation: row.operation }, "An export failed");
  const { id, fence } = row;
  const expiresAt = later(tools.now(), exportHours * hourMs);
  await finishExport(tools, place, { id, fence, status: "FAILED", rows, reason, expires_at: expiresAt });
}

const goneCodes = new Set<string>(["NOT_FOUND", "EXPORT_FILE_GONE"]);

function reasonOf(error: unknown): string {
  if (error instanceof TooLarge) return reasons.tooLarge;
  if (isDiskFull(error)) return reasons.diskFull;
  if (error instanceof Refusal) return goneCodes.has(error.code) ? reasons.left : error.message;
  if (error instanceof FieldRefusal)
    return Object.entries(error.fields)
      .map(([field, sentences]) => `${field}: ${sentences.join(" ")}`)
      .join(" ");
  return reasons.broken;
}
