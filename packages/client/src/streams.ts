import { CitelensConnectionError } from "./refusal.ts";
import type { TryPatience } from "./transport.ts";

/** The pieces of an answer as they arrive. Who stops reading ends the request. */
export async function* piecesOf(
  response: Response,
  patience: TryPatience,
): AsyncGenerator<Uint8Array, void, undefined> {
  const reader = response.body?.getReader();
  try {
    for (;;) {
      patience.renew();
      const piece = await reader?.read();
      patience.rest();
      if (!piece || piece.done) return;
      yield piece.value;
    }
  } catch (error) {
    throw patience.reasonOf(error);
  } finally {
    patience.end();
    await reader?.cancel().catch(() => undefined); // it has ended, one way or the other
  }
}

/** The values of NDJSON, each with its line. A line without an end is a stream that broke off. */
export async function* linesOf(pieces: AsyncIterable<Uint8Array>): AsyncGenerator<unknown, void, undefined> {
  const decoder = new TextDecoder();
  let rest = "";
  for await (const piece of pieces) {
    const lines = (rest + decoder.decode(piece, { stream: true })).split("\n");
    rest = lines.pop() ?? "";
    for (const line of lines) if (line !== "") yield JSON.parse(line);
  }
  if (rest !== "") throw new CitelensConnectionError("The stream broke off within a line.");
}
