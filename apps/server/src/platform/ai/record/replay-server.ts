import { once } from "node:events";
import { createServer } from "node:http";
import type { HttpAnswer } from "./http-recorder.ts";

interface ReplayServer {
  readonly address: string;
  close(): Promise<void>;
}

/** A server on this machine that gives these answers one after the other, whatever it is asked. */
export async function openReplayServer(answers: readonly HttpAnswer[]): Promise<ReplayServer> {
  const left = [...answers];
  const server = createServer((request, response) => {
    request.resume();
    const { status, headers, body } = left.shift() ?? exhausted;
    response.writeHead(status, { ...headers, connection: "close" }).end(body);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const at = server.address();
  if (typeof at !== "object" || at === null) throw new Error("The server of recordings has no port.");

  return {
    address: `http://127.0.0.1:${at.port}`,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

/** Answer where the server is asked more often than it was when it was recorded. */
const exhausted: HttpAnswer = {
  status: 410,
  headers: { "content-type": "text/plain" },
  body: "Nothing more was recorded.",
};
