/** Reads a file as it comes, keeps nothing of it, and says how many lines it has. */
import { request } from "node:http";

const [url = "", access = ""] = process.argv.slice(2);

request(url, { headers: { authorization: `Bearer ${access}` } }, (reply) => {
  if (reply.statusCode !== 200) throw new Error(`${url}: ${reply.statusCode}`);
  let lines = 0;
  reply.on("data", (chunk: Buffer) => {
    for (let at = chunk.indexOf(10); at !== -1; at = chunk.indexOf(10, at + 1)) lines += 1;
  });
  reply.on("error", (error) => {
    throw error;
  });
  reply.on("end", () => process.stdout.write(String(lines)));
}).end();
