import fc from "fast-check";
import { expect, test } from "vitest";
import { decodeLines, findFormat } from "../src/index.ts";

test("a byte that is no UTF-8 is escaped as nginx does, in JSON twice, and everything else is as it was", () => {
  const bytes = Buffer.concat([
    Buffer.from("/caf\u00e9 \u{1f600}\n/caf"),
    Buffer.from([0xe9]),
    Buffer.from('\n{"uri":"/caf'),
    Buffer.from([0xe9, 0xff]),
    Buffer.from('"}\n'),
  ]);

  expect(decodeLines(bytes)).toBe('/caf\u00e9 \u{1f600}\n/caf\\xE9\n{"uri":"/caf\\\\xE9\\\\xFF"}\n');
});

test("what is UTF-8 is never changed, and no byte breaks it", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (text) => {
      const bytes = new TextEncoder().encode(`\ufffd${text}`);
      expect(decodeLines(bytes)).toBe(new TextDecoder().decode(bytes));
    }),
  );
  fc.assert(
    fc.property(fc.uint8Array(), (bytes) => {
      expect(decodeLines(Uint8Array.from([0xff, ...bytes]))).not.toBe("");
    }),
  );
});

test("a letter of ISO 8859-1 in a path has one spelling in text, escaped text and JSON", () => {
  const combined = findFormat("combined")?.openParser();
  const json = findFormat("json")?.openParser();
  const text = (path: Buffer) =>
    combined?.(
      decodeLines(
        Buffer.concat([
          Buffer.from('203.0.113.7 - - [10/Oct/2026:13:55:36 +0000] "GET '),
          path,
          Buffer.from(' HTTP/1.1" 200 1 "-" "a"'),
        ]),
      ),
    )?.path;
  const object = (path: Buffer) =>
    json?.(
      decodeLines(
        Buffer.concat([
          Buffer.from(
            '{"time_iso8601":"2026-10-10T13:55:36Z","request_method":"GET","remote_addr":"203.0.113.7","request_uri":"',
          ),
          path,
          Buffer.from('"}'),
        ]),
      ),
    )?.path;

  expect([
    text(Buffer.from([0x2f, 0xe9])),
    text(Buffer.from("/\\xE9")),
    object(Buffer.from([0x2f, 0xe9])),
  ]).toEqual(Array(3).fill("/%E9"));
  expect([
    text(Buffer.from("/\u00e9")),
    text(Buffer.from("/\\xC3\\xA9")),
    object(Buffer.from("/\u00e9")),
  ]).toEqual(Array(3).fill("/%C3%A9"));
});
