import type { ParsedInput } from "@citelens/contract/base/endpoint";
import {
  type beginExport as contract,
  type ExportFile,
  exportsKeptMax,
} from "@citelens/contract/platform/exports";
import type { Member } from "#features/workspaces/lookup/public.ts";
import { audit } from "#platform/audit/audit.ts";
import { newId } from "#platform/ids.ts";
import { Refusal } from "#platform/refusal.ts";
import { inTransaction, type Tools } from "#platform/tools.ts";
import { removeFile } from "./files/export-folder.ts";
import { signedToken } from "./files/signed-link.ts";
import { openChosen } from "./store/chosen-list.ts";
import { creatorsOf } from "./store/creators.ts";
import {
  deleteExportRow,
  type ExportRow,
  findExportRow,
  insertExport,
  listExportRows,
} from "./store/exports.sql.ts";
import { enqueueExport } from "./write-export.ts";

type Body = ParsedInput<typeof contract>["body"];

/** Lets a file be written. What the list would refuse is refused at once. */
export async function beginExport(tools: Tools, member: Member, body: Body): Promise<ExportFile> {
  await openChosen(tools, { place: member, userId: member.userId }, body);
  const row = await inTransaction(tools, async (within) => {
    const made = await insertExport(within, member, {
      keptMax: exportsKeptMax,
      row: { ...body, id: newId() },
    });
    if (!made) throw new Refusal("EXPORTS_KEPT");
    const { workspaceId } = member;
    await enqueueExport(within, { workspaceId, exportId: made.id });
    const details = { operation: made.operation, format: made.format };
    await audit(within, member, { action: "export.begun", workspaceId, subjectId: made.id, details });
    return made;
  });
  return (await showing(tools, member))(row);
}

export async function listExports(tools: Tools, member: Member): Promise<ExportFile[]> {
  const [rows, shown] = await Promise.all([listExportRows(tools, member), showing(tools, member)]);
  return rows.map(shown);
}

export async function getExport(tools: Tools, member: Member, id: string): Promise<ExportFile> {
  const row = await findExportRow(tools, member, id);
  if (!row) throw new Refusal("NOT_FOUND");
  return (await showing(tools, member))(row);
}

/** Removes it: its file and its link are gone at once, and a process that writes it stops within a second. */
export async function deleteExport(tools: Tools, member: Member, id: string): Promise<void> {
  const { workspaceId } = member;
  const removed = await inTransaction(tools, async (within) => {
    const row = await deleteExportRow(within, member, id);
    if (!row) throw new Refusal("NOT_FOUND");
    await audit(within, member, { action: "export.removed", workspaceId, subjectId: id });
    return row;
  });
  await removeFile(tools, removed);
}

async function showing(tools: Tools, member: Member): Promise<(row: ExportRow) => ExportFile> {
  const creatorOf = await creatorsOf(tools, member);
  return ({ id, operation, params, query, last_days, format, status, rows, ...row }) => ({
    id,
    operation,
    params,
    query,
    last_days,
    format,
    status,
    rows,
    size: row.size,
    sha256: row.sha256,
    file_name: row.file_name,
    // Whoever had it made may see more than another member.
    url: row.made_by === member.userId ? urlOf(tools, { id, status, expires_at: row.expires_at }) : null,
    reason: row.reason,
    created_by: creatorOf(row.made_by),
    created_at: row.created_at.toISOString(),
    finished_at: row.finished_at?.toISOString() ?? null,
    expires_at: row.expires_at?.toISOString() ?? null,
  });
}

function urlOf(
  { secretKey, publicUrl, now }: Tools,
  { id, status, expires_at: expiresAt }: Pick<ExportRow, "id" | "status" | "expires_at">,
): string | null {
  if (status !== "DONE" || expiresAt === null || expiresAt <= now()) return null;
  return `${publicUrl}/exports/${signedToken(secretKey, { id, expiresAt })}`;
}
