import { once } from "node:events";
import type { Server } from "node:net";

/** Lets a server listen on a free port of this machine; resolves to its address, without a slash at its end. */
export async function listenOnLoopback(server: Server): Promise<string> {
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (typeof address !== "object" || address === null) throw new Error("The server has no port.");
  return `http://127.0.0.1:${address.port}`;
}
