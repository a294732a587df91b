import fc from "fast-check";
import { expect, test } from "vitest";
import { type Lines, linesOf } from "../src/lines.ts";

async function read(pieces: readonly Buffer[], isWhole: boolean): Promise<Lines[]> {
  async function* content(): AsyncGenerator<Buffer> {
    yield* pieces;
  }
  const found: Lines[] = [];
  for await (const lines of linesOf(content(), isWhole)) found.push(lines);
  return found;
}

const whole = (found: readonly Lines[]) => found.flatMap(({ lines }) => lines);
const bytes = (found: readonly Lines[]) => found.reduce((sum, one) => sum + one.bytes, 0);

test("lines are the same however the content is cut, and their bytes are those of the content", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.string({ unit: "grapheme" }).map((text) => text.replace(/[\r\n]/g, ""))),
      fc.constantFrom("\n", "\r\n"),
      fc.integer({ min: 1, max: 9 }),
      async (texts, end, pieceBytes) => {
        const content = Buffer.from(texts.map((text) => text + end).join(""));
        const pieces = Array.from({ length: Math.ceil(content.length / pieceBytes) }, (_, index) =>
          content.subarray(index * pieceBytes, (index + 1) * pieceBytes),
        );

        const found = await read(pieces, false);

        expect(whole(found).filter(Boolean)).toEqual(texts.filter(Boolean));
        expect(bytes(found)).toBe(content.length);
      },
    ),
    { numRuns: 200 },
  );
});

test("a last line without an end waits until the content is whole", async () => {
  const content = [Buffer.from("a\nb")];

  const [growing, settled] = [await read(content, false), await read(content, true)];

  expect([whole(growing), bytes(growing)]).toEqual([["a"], 2]);
  expect([whole(settled), bytes(settled)]).toEqual([["a", "b"], 3]);
});

test("a line of a megabyte is passed over and counted, and those around it are read", async () => {
  const long = Buffer.alloc(1_000_000, "x");
  const content = Buffer.concat([Buffer.from("a\n"), long, Buffer.from("\nb\n")]);
  const pieces = [
    content.subarray(0, 200_000),
    content.subarray(200_000, 900_000),
    content.subarray(900_000),
  ];

  const found = await read(pieces, false);

  expect(whole(found)).toEqual(["a", "b"]);
  expect(bytes(found)).toBe(content.length);
  expect(found.reduce((sum, { tooLong }) => sum + tooLong, 0)).toBe(1);
});
