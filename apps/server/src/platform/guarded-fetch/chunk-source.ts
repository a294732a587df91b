export interface ChunkSource {
  /** At least so many bytes, or all that are left; undefined at the end. Throws what broke it off, behind all that came before. */
  take(bytesMin: number): Promise<Buffer | undefined>;
  putBack(bytes: Uint8Array): void;
  /** All that is left, as it comes, and then its end. */
  rest(): AsyncGenerator<Uint8Array>;
  /** For who wants no more of it. */
  end(): Promise<void>;
}

/** Lets a reader look at the start of what comes in pieces. */
export function chunkSource(chunks: AsyncIterable<Uint8Array>): ChunkSource {
  const parts = chunks[Symbol.asyncIterator]();
  let held: Buffer = Buffer.alloc(0);
  let failure: { readonly error: unknown } | undefined;
  const next = async (): Promise<Uint8Array | undefined> => {
    if (failure) return undefined;
    try {
      const { value, done } = await parts.next();
      return done ? undefined : value;
    } catch (error) {
      failure = { error };
      return undefined;
    }
  };
  const take = async (bytesMin: number): Promise<Buffer | undefined> => {
    const waiting: Uint8Array[] = [held];
    for (let bytes = held.byteLength; bytes < bytesMin; ) {
      const chunk = await next();
      if (!chunk) break;
      waiting.push(chunk);
      bytes += chunk.byteLength;
    }
    const taken = waiting.length === 1 ? held : Buffer.concat(waiting);
    held = Buffer.alloc(0);
    if (taken.byteLength > 0) return taken;
    if (failure) throw failure.error;
    return undefined;
  };
  const end = async (): Promise<void> => {
    await parts.return?.();
  };
  return {
    take,
    end,
    putBack: (bytes) => {
      held = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    },
    rest: async function* () {
      try {
        for (let taken = await take(1); taken; taken = await take(1)) yield taken;
      } finally {
        await end();
      }
    },
  };
}
