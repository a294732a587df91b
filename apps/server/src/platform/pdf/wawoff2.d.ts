/** Types for a package that brings none of its own. */
declare module "wawoff2" {
  const woff2: { decompress(packed: Uint8Array): Promise<Uint8Array> };
  export = woff2;
}
