import { createServer } from "node:net";
import { brotliCompressSync, deflateRawSync, deflateSync, gzipSync, zstdCompressSync } from "node:zlib";
import { listenOnLoopback } from "#test/loopback.ts";

/** An answer as real servers give it that no standard has, and what Chromium shows of it. */
export interface OddAnswer {
  readonly name: string;
  /** All bytes of the answer, for a request. */
  readonly raw: (request: string) => Buffer;
  readonly status: number;
  readonly text: string;
  /** Where it ends, where that is another place. */
  readonly path?: string;
  /** Text that we read besides, which Chromium leaves out. */
  readonly more?: string;
}

const page = Buffer.from("<!doctype html><title>t</title><p>hello world</p>");
const packed = gzipSync(page);
const text = "hello world";

function bytes(...parts: (string | Buffer)[]): Buffer {
  return Buffer.concat(parts.map((part) => (typeof part === "string" ? Buffer.from(part, "latin1") : part)));
}

function head(first: string, ...headers: readonly (string | Buffer)[]): Buffer {
  return bytes(first, "\r\n", ...headers.flatMap((header) => [header, "\r\n"]), "\r\n");
}

function answer(headers: readonly string[], body: Buffer = page, type = "text/html; charset=utf-8"): Buffer {
  const length = `Content-Length: ${body.byteLength}`;
  return bytes(
    head("HTTP/1.1 200 OK", `Content-Type: ${type}`, length, "Connection: close", ...headers),
    body,
  );
}

const odd = (name: string, raw: Buffer, more: Partial<OddAnswer> = {}): OddAnswer => ({
  name,
  raw: () => raw,
  status: 200,
  text,
  ...more,
});

const encoded = (coding: string, body: Buffer, more: Partial<OddAnswer> = {}): OddAnswer =>
  odd(
    `content-encoding “${coding}”${more.name ? `, ${more.name}` : ""}`,
    answer([`Content-Encoding: ${coding}`], body),
    {
      text: more.text ?? text,
      ...(more.more !== undefined && { more: more.more }),
    },
  );

const html = (words: string): Buffer => Buffer.from(`<!doctype html><title>t</title><p>${words}</p>`);
const members = bytes(gzipSync(html("one")), gzipSync("<p>two</p>"));
const wrongSum = bytes(packed.subarray(0, -8), Buffer.alloc(8, 1));

const encodings: readonly OddAnswer[] = [
  "utf-8",
  "UTF-8",
  "none",
  "binary",
  "8bit",
  "7bit",
  "aws-chunked",
  "identity",
  "",
  "utf-8, utf-8",
  "base64",
  "text/html",
  "iso-8859-1",
  "null",
  "chunked",
  ",",
].map((coding) => encoded(coding, page));

const packings: readonly OddAnswer[] = [
  ...["gzip", "GZIP", "x-gzip"].map((coding) => encoded(coding, packed)),
  encoded("br", brotliCompressSync(page)),
  encoded("deflate", deflateSync(page)),
  encoded("deflate", deflateRawSync(page), { name: "raw" }),
  encoded("zstd", zstdCompressSync(page)),
  encoded("br, gzip", gzipSync(brotliCompressSync(page))),
  encoded("gzip, gzip, gzip", gzipSync(gzipSync(packed))),
  encoded("gzip", bytes(packed, "garbage"), { name: "with garbage behind" }),
  encoded("gzip", bytes(packed, Buffer.alloc(20)), { name: "with zeros behind" }),
  encoded("gzip", bytes(packed, Buffer.from([0x1f, 0x8b, 1, 2, 3])), { name: "with half a header behind" }),
  encoded("gzip", packed.subarray(0, -8), { name: "without its end" }),
  encoded("gzip", wrongSum, { name: "with a wrong checksum" }),
  encoded("gzip", members, { name: "of two members", text: "one", more: "two" }),
];

/** Chromium shows the packed bytes of these; we unpack them. */
export const unpackedByUsAlone: readonly OddAnswer[] = [
  ...["gzip, utf-8", "utf-8, gzip", "gzip,aws-chunked", "aws-chunked,gzip", "gzip,none"].map((coding) =>
    encoded(coding, packed),
  ),
  ...[",br", "aws-chunked,br"].map((coding) => encoded(coding, brotliCompressSync(page))),
  encoded("aws-chunked,br", page, { name: "and not packed" }),
  encoded("aws-chunked,zstd", zstdCompressSync(page)),
];

const ofHtml = "Content-Type: text/html";
const inChunks = "Transfer-Encoding: chunked";
const ended = "Connection: close";
const size = page.byteLength.toString(16);
const chunk = bytes(`${size}\r\n`, page, "\r\n");
const withHead = (name: string, first: string, ...headers: (string | Buffer)[]): OddAnswer =>
  odd(name, bytes(head(first, ofHtml, ...headers, ended), page));
const ok = "HTTP/1.1 200 OK";

const lengths: readonly OddAnswer[] = [
  withHead("a length that is too long", ok, "Content-Length: 999"),
  withHead("a length told twice", ok, `Content-Length: ${page.length}`, `Content-Length: ${page.length}`),
  withHead("a length told twice in one", ok, `Content-Length: ${page.length}, ${page.length}`),
  withHead("an empty length", ok, "Content-Length:"),
  withHead("a length that is none", ok, "Content-Length: abc"),
  withHead("a negative length", ok, "Content-Length: -1"),
  withHead("no length", ok),
  odd("a length beside chunks", bytes(head(ok, ofHtml, "Content-Length: 5", inChunks), chunk, "0\r\n\r\n")),
  odd("chunks with a trailer", bytes(head(ok, ofHtml, inChunks), chunk, "0\r\nX-A: b\r\n\r\n")),
  odd(
    "chunks with an extension",
    bytes(head(ok, ofHtml, inChunks), `${size};a=b\r\n`, page, "\r\n0\r\n\r\n"),
  ),
  odd("chunks with blanks", bytes(head(ok, ofHtml, inChunks), `${size}  \r\n`, page, "\r\n0\r\n\r\n")),
  odd("chunks without CR", bytes(head(ok, ofHtml, inChunks), `${size}\n`, page, "\n0\n\n")),
  odd("chunks without an end", bytes(head(ok, ofHtml, inChunks), chunk)),
  odd("chunks that break off", bytes(head(ok, ofHtml, inChunks), "fff\r\n", page)),
];

const heads: readonly OddAnswer[] = [
  withHead("HTTP/1.0", "HTTP/1.0 200 OK"),
  withHead("HTTP/1.2", "HTTP/1.2 200 OK"),
  withHead("HTTP/2 in words", "HTTP/2 200 OK"),
  withHead("http in small letters", "http/1.1 200 ok"),
  withHead("no reason", "HTTP/1.1 200"),
  withHead("no status", "HTTP/1.1"),
  withHead("two blanks before the status", "HTTP/1.1  200 OK"),
  withHead("blank lines first", `\r\n\r\n${ok}`),
  odd("lines without CR", bytes(`HTTP/1.1 200 OK\n${ofHtml}\n${ended}\n\n`, page)),
  odd("one line without CR", bytes(`HTTP/1.1 200 OK\r\n${ofHtml}\n${ended}\r\n\r\n`, page)),
  withHead("a line without a colon", ok, "nonsense"),
  withHead("a header without a name", ok, ": value"),
  withHead("a blank in a name", ok, "X Y: value"),
  withHead("a blank before the colon", ok, "Server : x"),
  withHead("brackets in a name", ok, "X[a]: b", "X@c: d"),
  withHead("a name in UTF-8", ok, Buffer.from("Xé: 1")),
  withHead("a value in UTF-8", ok, Buffer.from("X-A: größe 日本")),
  withHead("a value in Latin 1", ok, "X-A: gr\xf6\xdfe"),
  withHead("control characters in a value", ok, "X-A: a\x01b\x1f\x7f"),
  withHead("a header on two lines", ok, "X-A: b", "\tc"),
  odd("a first line that goes on", bytes(`${ok}\r\n X: y\r\n${ofHtml}\r\n${ended}\r\n\r\n`, page)),
  odd("a 100 that nobody asked for", bytes("HTTP/1.1 100 Continue\r\n\r\n", answer([]))),
  odd(
    "two 103",
    bytes("HTTP/1.1 103 Early Hints\r\nLink: </a.css>\r\n\r\nHTTP/1.1 103 Early Hints\r\n\r\n", answer([])),
  ),
  odd(
    "an offer of HTTP/2",
    bytes(head(ok, ofHtml, "Upgrade: h2,h2c", "Connection: Upgrade", `Content-Length: ${page.length}`), page),
  ),
  ...[300, 403, 404, 410, 429, 500, 503, 520, 599].map((status) => ({
    ...withHead(`status ${status}`, `HTTP/1.1 ${status} X`),
    status,
  })),
];

const to = (name: string, location: string | Buffer, path: string): OddAnswer =>
  odd(
    `a Location ${name}`,
    bytes("HTTP/1.1 302 F\r\nLocation: ", location, "\r\nContent-Length: 0\r\n\r\n"),
    {
      path,
      text: `at ${path}`,
    },
  );

const redirects: readonly OddAnswer[] = [
  to("in UTF-8", Buffer.from("/t/größe/日本?q=ü"), "/t/gr%C3%B6%C3%9Fe/%E6%97%A5%E6%9C%AC?q=%C3%BC"),
  to("in Latin 1", "/t/gr\xf6\xdfe", "/t/gr%F6%DFe"),
  to("with blanks", "  /t/a b/c  ", "/t/a%20b/c"),
  to("with backslashes", "\\t\\a\\b", "/t/a/b"),
  to("that climbs", "../../t/x", "/t/x"),
  to("of one slash", "http:/t/x", "/t/x"),
  to("with quotes", '/t/"q"<x>', "/t/%22q%22%3Cx%3E"),
  to("with broken escapes", "/t/%zz%e4%", "/t/%zz%e4%"),
  odd(
    "an empty Location",
    bytes("HTTP/1.1 302 F\r\nLocation: \r\nContent-Type: text/html\r\nContent-Length: 49\r\n\r\n", page),
    { status: 302 },
  ),
  {
    ...odd("a cookie that is asked for", page),
    raw: (request) =>
      /\r\ncookie: [^\r]*seen=1/i.test(request)
        ? answer([])
        : head(
            "HTTP/1.1 302 F",
            "Set-Cookie: seen=1; Path=/",
            `Location: ${request.split(" ")[1]}`,
            "Content-Length: 0",
          ),
  },
];

const cyrillic = Buffer.from([0xcf, 0xf0, 0xe8, 0xe2, 0xe5, 0xf2]);
const typed = (type: string, ...body: (string | Buffer)[]): OddAnswer =>
  odd(
    `of type “${type}”: ${body.filter((part) => typeof part === "string").join("")}`,
    answer([], bytes("<!doctype html>", ...body), type),
  );
const inWords = (word: string, one: OddAnswer): OddAnswer => ({ ...one, text: word });

const letters: readonly OddAnswer[] = [
  ...[
    'text/html;charset="utf-8"',
    "text/html; charset=utf8",
    "TEXT/HTML; CHARSET=UTF-8",
    "text/html;charset=UTF-8;charset=latin1",
  ].map((type) => inWords("grüße", typed(type, "<p>", Buffer.from("grüße")))),
  inWords("Привет", typed("text/html; charset=cp1251", "<p>", cyrillic)),
  inWords("Привет", typed("text/html", '<meta charset="windows-1251"><p>', cyrillic)),
  inWords(
    "Привет",
    typed("text/html", "<!-- <meta charset=utf-8> --><meta charset=windows-1251><p>", cyrillic),
  ),
  inWords(
    "Привет",
    typed(
      "text/html",
      "<meta name=d content='charset=utf-8'><meta http-equiv=content-type content='text/html; charset=windows-1251'><p>",
      cyrillic,
    ),
  ),
  inWords("Привет", typed("text/html", "<meta charset=foo><meta charset=windows-1251><p>", cyrillic)),
  inWords(
    "Привет",
    typed("text/html", `<style>${"p{}".repeat(2_000)}</style><meta charset=windows-1251><p>`, cyrillic),
  ),
  inWords("Привет", typed("text/html", "<p>", cyrillic)),
  inWords("日本", typed("text/html; charset=Shift_JIS", "<p>", Buffer.from([0x93, 0xfa, 0x96, 0x7b]))),
  inWords("中国", typed("text/html", "<meta charset=gb2312><p>", Buffer.from([0xd6, 0xd0, 0xb9, 0xfa]))),
  inWords(
    "한글",
    typed("text/html", "<meta charset=ks_c_5601-1987><p>", Buffer.from([0xc7, 0xd1, 0xb1, 0xdb])),
  ),
  inWords("grüße", typed("text/html", '<meta charset="utf-16"><p>', Buffer.from("grüße"))),
  inWords(
    "grüße€",
    typed("text/html; charset=iso-8859-1", "<p>", Buffer.from([0x67, 0x72, 0xfc, 0xdf, 0x65, 0x80])),
  ),
  inWords(
    "grüße",
    odd(
      "UTF-16 by its mark",
      answer([], Buffer.from("\ufeff<p>grüße", "utf16le"), "text/html; charset=utf-8"),
    ),
  ),
  ...[
    "*/*; charset=utf-8",
    "unknown/unknown; charset=utf-8",
    "text/html charset=x, text/html; charset=utf-8",
  ].map((type) => inWords("grüße", typed(type, "<p>", Buffer.from("grüße")))),
];

export const oddAnswers: readonly OddAnswer[] = [
  ...[encodings, packings, lengths, heads, redirects, letters].flat(),
];

/** Gives each of the answers at /odd/<its place>/, and at /t/… the path that was asked for. */
export async function oddServer(
  answers: readonly OddAnswer[],
): Promise<{ readonly origin: string; close(): void }> {
  const server = createServer((socket) => {
    let request = "";
    socket.on("error", () => undefined);
    socket.on("data", (chunkOfRequest) => {
      request += chunkOfRequest.toString("latin1");
      if (!request.includes("\r\n\r\n")) return;
      const path = request.split(" ")[1] ?? "";
      const at = /^\/odd\/(\d+)\/$/.exec(path)?.[1];
      socket.end(
        at === undefined
          ? answer([], Buffer.from(`<p>at ${path}`))
          : (answers[Number(at)]?.raw(request) ?? ""),
      );
    });
  });
  return { origin: await listenOnLoopback(server), close: () => void server.close() };
}
