import type { FastifyInstance } from "fastify";
import { openApiDocument } from "../openapi.ts";
import { docsPath, docsStylePath, openApiPath } from "./docs-frame.ts";
import { docsStyle } from "./docs-style.ts";
import { readExamples } from "./examples.ts";
import { docsRooms, indexPage } from "./index-page.ts";
import { roomPage } from "./room-page.ts";

/** The document for programs at openapi.json, and the same for people at docs, a page a room: plain HTML, no script. */
export function serveDocs(app: FastifyInstance, publicUrl: string): void {
  const examples = once(readExamples);
  const pages = new Map([
    [docsPath, once(() => indexPage(publicUrl))],
    ...docsRooms.map(
      (room) =>
        [`${docsPath}/${room}`, once(() => roomPage(room, { publicUrl, examples: examples() }))] as const,
    ),
  ]);
  const document = once(() => JSON.stringify(openApiDocument(publicUrl)));

  app.get(openApiPath, async (_, reply) => reply.type("application/json; charset=utf-8").send(document()));
  app.get(docsStylePath, async (_, reply) => reply.type("text/css; charset=utf-8").send(docsStyle));
  for (const [path, page] of pages)
    app.get(path, async (_, reply) => reply.type("text/html; charset=utf-8").send(page()));
}

/** Made when it is first asked for: a quarter of a second of each start goes to nobody who reads. */
function once<Made>(make: () => Made): () => Made {
  let made: { readonly it: Made } | undefined;
  return () => {
    made ??= { it: make() };
    return made.it;
  };
}
