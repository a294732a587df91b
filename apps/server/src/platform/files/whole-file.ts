import { Readable } from "node:stream";
import type { FastifyReply } from "fastify";

/** A file that is none of a list's formats, such as a report. */
export interface WholeFile {
  readonly kind: "whole-file";
  /** With its ending. */
  readonly name: string;
  readonly type: string;
  readonly chunks: AsyncIterable<string> | Iterable<string | Buffer>;
}

export function wholeFile(file: Omit<WholeFile, "kind">): WholeFile {
  return { kind: "whole-file", ...file };
}

export function isWholeFile(value: unknown): value is WholeFile {
  return typeof value === "object" && value !== null && "kind" in value && value.kind === "whole-file";
}

/** Streams it as a download; a browser that opens it runs no script of it. */
export function sendWholeFile({ name, type, chunks }: WholeFile, reply: FastifyReply): FastifyReply {
  return reply
    .type(type)
    .header("content-disposition", `attachment; filename="${name}"`)
    .header("x-content-type-options", "nosniff")
    .send(Readable.from(chunks));
}
