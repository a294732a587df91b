import Fastify from "fastify";
const mode = process.argv[2];
const app = Fastify({ logger: false, routerOptions: { ignoreTrailingSlash: true } });
if (mode !== "plain") app.addHook("onSend", async (_, reply) => { reply.header("cache-control", "no-store"); });
if (mode === "hooks") { app.addHook("onRequest", async () => {}); app.addHook("onResponse", async () => {}); }
app.post("/api/v1/tracking/visit/", async (request, reply) => { if (!request.body) throw new Error(); return reply.code(202).send(); });
await app.listen({ port: 4577, host: "127.0.0.1" });
console.log("ready");
