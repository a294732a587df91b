import { deflateRawSync, deflateSync, gzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { decodedChunks } from "./guarded-body.ts";

const text = "<p>hello</p>".repeat(2_000);
const member = gzipSync(text);
const { length } = member;

async function* pieces(body: Buffer, size: number) {
  for (let at = 0; at < body.length; at += size) yield body.subarray(at, at + size);
}

async function read(body: Buffer, coding: string, size: number) {
  const came: Uint8Array[] = [];
  let fault = "";
  try {
    for await (const chunk of decodedChunks(pieces(body, size), coding, 1_000_000)) came.push(chunk);
  } catch (error) {
    fault = String(error);
  }
  return { text: Buffer.concat(came).toString(), fault };
}

describe.each([1, 7, length, 100_000])("what comes packed in pieces of %i bytes", (size) => {
  test.each<readonly [coding: string, body: Buffer, wanted: string]>([
    ["gzip", member, text],
    ["gzip", Buffer.concat([member, member]), text + text],
    ["gzip", Buffer.concat([member, Buffer.from("<!-- x -->")]), text],
    ["gzip", Buffer.concat([member, Buffer.alloc(20)]), text],
    ["gzip", Buffer.concat([member.subarray(0, -8), Buffer.alloc(8)]), text],
    ["deflate", deflateSync(text), text],
    ["deflate", deflateRawSync(text), text],
    ["deflate", Buffer.concat([deflateSync(text).subarray(0, -4), Buffer.alloc(4)]), text],
    ["aws-chunked, deflate", deflateSync(text), text],
    ...["gzip", "deflate", "br", "zstd"].map((coding) => [coding, Buffer.alloc(0), ""] as const),
  ])("as %s is read as browsers read it (%#)", async (coding, body, wanted) => {
    expect(await read(body, coding, size)).toEqual({ text: wanted, fault: "" });
  });

  test.each([
    ["gzip", member] as const,
    ["deflate", deflateSync(text)] as const,
    ["", Buffer.from(text)] as const,
  ])("as %j lets go of its source where no more is wanted", async (coding, body) => {
    let isOver = false;
    const endless = async function* () {
      try {
        for (;;) yield* pieces(body, size);
      } finally {
        isOver = true;
      }
    };
    for await (const _ of decodedChunks(endless(), coding, 1_000_000)) break;

    expect(isOver).toBe(true);
  });

  test("keeps what came before its source broke off", async () => {
    const broken = async function* () {
      yield* pieces(member.subarray(0, -12), size);
      throw new Error("it broke off");
    };
    const came: Uint8Array[] = [];
    const reading = async () => {
      for await (const chunk of decodedChunks(broken(), "gzip", 1_000_000)) came.push(chunk);
    };

    await expect(reading()).rejects.toThrow("it broke off");
    expect(Buffer.concat(came).length).toBeGreaterThan(0);
  });

  test("is told to be broken off, behind what came before", async () => {
    const cut = await read(member.subarray(0, -12), "gzip", size);
    expect(cut.fault).toContain("unexpected end of file");
    expect(cut.text.length).toBeGreaterThan(0);
    expect(text.startsWith(cut.text)).toBe(true);
    expect((await read(Buffer.from(text), "gzip", size)).fault).toContain("incorrect header check");
  });
});
