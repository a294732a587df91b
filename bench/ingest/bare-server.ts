import { createServer } from "node:http";

/** The least that a tracking endpoint can do in Node: read the body, parse it, answer 202. Prints its port. */
const server = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on("data", (chunk: Buffer) => chunks.push(chunk));
  request.on("end", () => {
    const visit: unknown = JSON.parse(Buffer.concat(chunks).toString("utf8"));
    response.writeHead(typeof visit === "object" ? 202 : 400, { "content-length": 0 }).end();
  });
});

server.listen(0, "127.0.0.1", () => {
  const address = server.address();
  if (typeof address === "object" && address) process.stdout.write(`${address.port}\n`);
});
process.on("SIGTERM", () => process.exit(0));
