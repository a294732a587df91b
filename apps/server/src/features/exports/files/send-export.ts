import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import { contentTypes } from "@citelens/contract/base/list-format";
import type { FastifyReply, FastifyRequest } from "fastify";
import { Refusal } from "#platform/refusal.ts";
import type { Tools } from "#platform/tools.ts";
import { type ExportRow, findExportOfLink, findExportRow } from "../store/exports.sql.ts";
import { requireMaker } from "../store/maker.ts";
import { rangeOf } from "./byte-range.rules.ts";
import { filePath, isPacked } from "./export-folder.ts";
import { readToken } from "./signed-link.ts";

interface FileReading {
  readonly token: string;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** Sends the file that a signed link opens, or the part of it that was asked for, while whoever had it made is a member. */
export async function sendExport(
  tools: Tools,
  { token, request, reply }: FileReading,
): Promise<FastifyReply> {
  const row = await findOpened(tools, token);
  const path = filePath(tools, row);
  const found = await stat(path).catch(() => undefined);
  if (!found || found.size !== row.size) throw new Refusal("EXPORT_FILE_GONE");

  const etag = `"${row.sha256}"`;
  const isSame = (request.headers["if-range"] ?? etag) === etag;
  const range = rangeOf(isSame ? request.headers.range : undefined, found.size);
  reply
    .type(isPacked(row.format) ? "application/gzip" : contentTypes[row.format])
    .headers({ "accept-ranges": "bytes", etag })
    .header("content-disposition", `attachment; filename="${row.file_name}"`);
  if (range === "outside") return reply.code(416).header("content-range", `bytes */${found.size}`).send();
  if (range === "all") return reply.header("content-length", found.size).send(createReadStream(path));
  const { start, end } = range;
  return reply
    .code(206)
    .headers({ "content-length": end - start + 1, "content-range": `bytes ${start}-${end}/${found.size}` })
    .send(createReadStream(path, { start, end }));
}

async function findOpened(tools: Tools, token: string): Promise<ExportRow> {
  const signed = readToken(tools.secretKey, token, tools.now());
  const named = signed && (await findExportOfLink(tools, signed.id));
  if (!signed || !named) throw new Refusal("EXPORT_FILE_GONE");

  const { made_by: userId, workspaceId } = named;
  const member = await requireMaker(tools, { userId, workspaceId, whenGone: "EXPORT_FILE_GONE" });
  const row = await findExportRow(tools, member, signed.id);
  if (row?.status !== "DONE") throw new Refusal("EXPORT_FILE_GONE");
  return row;
}
